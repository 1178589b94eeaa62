import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { floatingPanel } from '../floating/floating.recipe'
import { useFloating } from '../floating/use-floating'
import { made } from '../styles/made'

export interface TooltipProps {
  readonly text: string
  readonly children: ReactNode
}

const bubbleStyle = {
  ...floatingPanel,
  bg: 'surface.inverted',
  color: 'fg.inverted',
  borderWidth: '0',
  borderRadius: 'sm',
  px: '2.5',
  py: '1.5',
  textStyle: 'xs',
  fontWeight: 'medium',
  maxW: '18rem',
  // Resets what the surrounding cell or bar sets.
  whiteSpace: 'normal',
  textAlign: 'start',
  pointerEvents: 'none',
  overflow: 'visible',
} as const

const Anchor = made('span', (system) => system.css({ display: 'inline-flex', maxW: 'full' }))

/**
 * Shows a short text beside a control while the pointer or the focus is on it; Escape hides it. Only visual: screen
 * readers need the name or the description of the control itself.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }
  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={onKeyDown}
    >
      {children}
      {isOpen && <Bubble anchor={anchor} text={text} />}
    </Anchor>
  )
}

function Bubble({
  anchor,
  text,
}: {
  readonly anchor: React.RefObject<HTMLElement | null>
  readonly text: string
}) {
  const floating = useRef<HTMLSpanElement>(null)
  useFloating({ anchor, floating, isOpen: true, side: 'top', align: 'center' })
  return (
    <chakra.span ref={floating} popover="manual" aria-hidden="true" css={bubbleStyle}>
      {text}
    </chakra.span>
  )
}
