import { Drawer as Parts, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../i18n'
import { IconButton } from '../button/button'
import { useOverflow } from '../dialog/use-overflow'
import { hasOpenPanel } from '../floating/use-floating'
import { hasRoomBeside, useRoomBeside } from './room-beside'
import { panelBesidePage, panelOverPage } from './side-panel.recipe'

export interface SidePanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** Between the title and the button that closes it. */
  readonly actions?: ReactNode
  /** What gets the focus when it closes; what had it before if this is missing or finds nothing. */
  readonly returnTo?: (() => HTMLElement | null) | undefined
  readonly children: ReactNode
}

/**
 * One thing of a list with its details. On wide screens it stands beside the page, which makes room and stays usable;
 * on narrower ones it lies over the page and is modal. It takes the focus when it opens and returns it when it closes,
 * unless the user has moved it to the page.
 */
export function SidePanel(props: SidePanelProps) {
  const { isOpen } = props
  const [{ isBeside, wasOpen }, setPlace] = useState({ isBeside: false, wasOpen: false })
  // Decided as it opens: what is open in it, or typed, outlasts another size of the window.
  if (isOpen !== wasOpen) setPlace({ isBeside: isOpen ? hasRoomBeside() : isBeside, wasOpen: isOpen })
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement
  }, [isOpen])
  useRoomBeside(isOpen && isBeside)
  return <Placed key={String(isBeside)} isBeside={isBeside} opener={opener} {...props} />
}

interface PlacedProps extends SidePanelProps {
  readonly isBeside: boolean
  readonly opener: RefObject<HTMLElement | null>
}

function Placed({ isBeside, opener, ...props }: PlacedProps) {
  const { isOpen, onClose, title, actions, returnTo, children } = props
  const t = useT()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Parts.Root
      recipe={isBeside ? panelBesidePage : panelOverPage}
      open={isOpen}
      modal={!isBeside}
      lazyMount
      unmountOnExit
      restoreFocus={false}
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        if (hasOpenPanel()) event.preventDefault()
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      onExitComplete={() => {
        const { activeElement, body } = document
        if (activeElement !== body && content.current?.contains(activeElement) === false) return
        const target = returnTo?.() ?? opener.current
        target?.focus({ preventScroll: true })
      }}
      initialFocusEl={() => content.current}
    >
      <Portal>
        {!isBeside && <Parts.Backdrop onClick={onClose} />}
        <Parts.Positioner>
          <Parts.Content ref={content}>
            <Parts.Header>
              <Parts.Title aria-live="polite">{title}</Parts.Title>
              {actions}
              <IconButton
                label={t('action.close')}
                icon={<X aria-hidden="true" size={20} />}
                onClick={onClose}
              />
            </Parts.Header>
            <Body title={title}>{children}</Body>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

function Body({ title, children }: Pick<SidePanelProps, 'title' | 'children'>) {
  const box = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(box)
  return (
    <Parts.Body ref={box} {...(isOverflowing ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
      {children}
    </Parts.Body>
  )
}
