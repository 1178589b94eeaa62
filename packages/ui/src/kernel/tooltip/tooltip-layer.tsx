import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { floatingPanel } from '../floating/floating.recipe'
import { useFloating } from '../floating/use-floating'

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
  pointerEvents: 'none',
  overflow: 'visible',
} as const

const isExplained = (anchor: HTMLElement): boolean => anchor.dataset['tooltip'] !== undefined

const anchorAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/**
 * The tooltip of the element that is pointed at or focused. The page has only one tooltip element, because at most
 * one tooltip is shown at a time, and lists have many buttons with a tooltip.
 */
export function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // An effect that waits until the page is painted would miss a pointer or a focus that comes before.
  useLayoutEffect(() => {
    const enter = (found: HTMLElement | null) =>
      setAnchor((shown) => found ?? (shown?.isConnected ? shown : null))
    const leave = ({ target, relatedTarget }: FocusEvent | PointerEvent) => {
      const left = anchorAt(target)
      const isInside = relatedTarget instanceof Node && left?.contains(relatedTarget)
      if (!isInside) setAnchor((shown) => (shown === left ? null : shown))
    }
    const listening = new AbortController()
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      action: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, action, { signal: listening.signal })
    on('pointerover', ({ target, pointerType }) => enter(pointerType === 'touch' ? null : anchorAt(target)))
    on('pointerout', leave)
    on('focusin', ({ target }) =>
      enter(target instanceof Element && target.matches(':focus-visible') ? anchorAt(target) : null),
    )
    on('focusout', leave)
    on('keydown', ({ key }) => key === 'Escape' && setAnchor(null))
    return () => listening.abort()
  }, [])
  return anchor && <Bubble anchor={anchor} onGone={() => setAnchor(null)} />
}

interface BubbleProps {
  readonly anchor: HTMLElement
  /** Called when the element no longer has a tooltip. */
  readonly onGone: () => void
}

function Bubble({ anchor, onGone }: BubbleProps) {
  const floating = useRef<HTMLSpanElement>(null)
  const owner = useMemo(() => ({ current: anchor }), [anchor])
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const whenGone = useEffectEvent(onGone)
  useFloating({ anchor: owner, floating, isOpen: true, side: 'top', align: 'center' })
  useEffect(() => {
    // A click may change the text of the tooltip. A click that enables a button removes its tooltip. Therefore
    // changes of the element are observed.
    const renamed = new MutationObserver(() => (isExplained(anchor) ? redraw() : whenGone()))
    renamed.observe(anchor, { attributeFilter: ['data-tooltip'] })
    return () => renamed.disconnect()
  }, [anchor])
  return (
    <chakra.span ref={floating} popover="manual" aria-hidden="true" css={bubbleStyle}>
      {anchor.dataset['tooltip']}
    </chakra.span>
  )
}
