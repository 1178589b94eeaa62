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
import { panelBesidePage, panelOverPage } from './side-panel.recipe'
import { hasSpaceBeside, useSpaceBeside } from './space-beside'

export interface SidePanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** Buttons between the title and the button that closes the panel. */
  readonly actions?: ReactNode
  /**
   * Returns the element that gets the focus when the panel closes. Without this function, or if the function returns
   * `null`, it is the element that had the focus before.
   */
  readonly returnTo?: (() => HTMLElement | null) | undefined
  readonly children: ReactNode
}

/**
 * A panel with the details of one item of a list. On wide screens the panel is next to the page, and the page can be
 * used. On narrower screens it is over the page and modal. The panel takes the focus when it opens. When it closes,
 * it returns the focus, but not if the user has moved the focus to the page.
 */
export function SidePanel({ children, ...props }: SidePanelProps) {
  const { isOpen } = props
  // The contents of the panel are rendered in a separate element, so that they keep their state when the panel moves.
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

/**
 * The position of the panel: next to the page or over it. The position depends on the width of the window, but does
 * not change while a dialog is over the panel.
 */
const usePlace = (isOpen: boolean, host: HTMLElement) => {
  const [{ isBeside, wasOpen }, setPlace] = useState({ isBeside: false, wasOpen: false })
  if (isOpen !== wasOpen) setPlace({ isBeside: isOpen ? hasSpaceBeside() : isBeside, wasOpen: isOpen })
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const follow = () => {
      const { activeElement, body } = document
      if (hasSpaceBeside() === isBeside) return
      if (document.querySelectorAll('[role=dialog], [role=alertdialog]').length > 1) {
        changes.observe(body, { childList: true, subtree: true })
        return
      }
      // When an element is moved in the document, it loses the focus. Therefore the focused element is stored before
      // the move.
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
  /** The element that had the focus before the panel moved. */
  readonly focused: RefObject<HTMLElement | null>
  /** The element that contains the contents of the panel. */
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
            <Body title={title} host={host} takesSpace={isOpen && isBeside} />
          </Parts.Content>
        </Parts.Positioner>
      </Layer>
    </Parts.Root>
  )
}

interface BodyProps extends Pick<PlacedProps, 'title' | 'host'> {
  readonly takesSpace: boolean
}

function Body({ title, host, takesSpace }: BodyProps) {
  const box = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(box)
  useLayoutEffect(() => box.current?.append(host), [host])
  useSpaceBeside(takesSpace)
  return (
    <Parts.Body ref={box} {...(isOverflowing ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})} />
  )
}
