import { Drawer as Parts } from '@chakra-ui/react'
import { X } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../i18n'
import { IconButton } from '../button/button'
import { staysOpen } from '../dialog/stays-open'
import { useEarlyEscape } from '../dialog/use-early-escape'
import { useOverflow } from '../dialog/use-overflow'
import { usePresence } from '../dialog/use-presence'
import { Layer } from '../floating/layer-host'
import { hasOpenPanel } from '../floating/use-floating'
import { Icon } from '../icon/icon'
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
export function SidePanel({ children, ...props }: SidePanelProps) {
  const { isOpen } = props
  // Its contents live in an element of their own, so that they outlast another place.
  const [host] = useState(() => document.createElement('div'))
  const { isPresent, onGone } = usePresence(isOpen)
  const { isBeside, focused } = usePlace(isOpen, host)
  const opener = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement
  }, [isOpen])
  return (
    isPresent && (
      <>
        <Placed
          key={String(isBeside)}
          isBeside={isBeside}
          opener={opener}
          focused={focused}
          host={host}
          onGone={onGone}
          {...props}
        />
        {createPortal(children, host)}
      </>
    )
  )
}

/** Where the panel stands. It follows the window; while another dialog lies over it, it waits until that is gone. */
const usePlace = (isOpen: boolean, host: HTMLElement) => {
  const [{ isBeside, wasOpen }, setPlace] = useState({ isBeside: false, wasOpen: false })
  if (isOpen !== wasOpen) setPlace({ isBeside: isOpen ? hasRoomBeside() : isBeside, wasOpen: isOpen })
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const follow = () => {
      const { activeElement, body } = document
      if (hasRoomBeside() === isBeside) return
      if (document.querySelectorAll('[role=dialog], [role=alertdialog]').length > 1) {
        changes.observe(body, { childList: true, subtree: true })
        return
      }
      // What moves in the document loses the focus.
      focused.current =
        activeElement instanceof HTMLElement && host.contains(activeElement) ? activeElement : null
      setPlace({ isBeside: !isBeside, wasOpen: true })
    }
    const changes = new MutationObserver(follow)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('resize', follow)
      changes.disconnect()
    }
  }, [isOpen, isBeside, host])
  useEffect(() => {
    if (!isOpen) focused.current = null
  }, [isOpen])
  return { isBeside, focused }
}

interface PlacedProps extends Omit<SidePanelProps, 'children'> {
  readonly isBeside: boolean
  readonly opener: RefObject<HTMLElement | null>
  /** What had the focus in it before it moved. */
  readonly focused: RefObject<HTMLElement | null>
  /** The element that contains its contents. */
  readonly host: HTMLElement
  readonly onGone: () => void
}

function Placed({ isBeside, opener, focused, host, onGone, ...props }: PlacedProps) {
  const { isOpen, onClose, title, actions, returnTo } = props
  const t = useT()
  const content = useRef<HTMLDivElement>(null)
  useEarlyEscape({ isOpen, content, onEscape: onClose })
  return (
    <Parts.Root
      recipe={isBeside ? panelBesidePage : panelOverPage}
      open={isOpen}
      modal={!isBeside}
      lazyMount
      unmountOnExit
      restoreFocus={false}
      closeOnInteractOutside={false}
      {...staysOpen}
      onEscapeKeyDown={(event) => {
        if (hasOpenPanel()) event.preventDefault()
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      onExitComplete={() => {
        onGone()
        const { activeElement, body } = document
        if (activeElement !== body && content.current?.contains(activeElement) === false) return
        const target = returnTo?.() ?? opener.current
        target?.focus({ preventScroll: true })
      }}
      initialFocusEl={() => focused.current ?? content.current}
    >
      <Layer>
        {!isBeside && <Parts.Backdrop onClick={onClose} />}
        <Parts.Positioner>
          <Parts.Content ref={content}>
            <Parts.Header>
              <Parts.Title aria-live="polite">{title}</Parts.Title>
              {actions}
              <IconButton label={t('action.close')} icon={<Icon of={X} size={20} />} onClick={onClose} />
            </Parts.Header>
            <Body title={title} host={host} takesRoom={isOpen && isBeside} />
          </Parts.Content>
        </Parts.Positioner>
      </Layer>
    </Parts.Root>
  )
}

interface BodyProps extends Pick<PlacedProps, 'title' | 'host'> {
  readonly takesRoom: boolean
}

function Body({ title, host, takesRoom }: BodyProps) {
  const box = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(box)
  useLayoutEffect(() => box.current?.append(host), [host])
  useRoomBeside(takesRoom)
  return (
    <Parts.Body ref={box} {...(isOverflowing ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})} />
  )
}
