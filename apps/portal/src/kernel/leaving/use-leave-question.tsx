import { type DiscardOptions, useDiscard } from '@remesa/ui/kernel'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

export interface LeaveQuestion {
  /** Leaves by an act of the page, such as its Cancel button: asks first if something was typed. */
  readonly leave: (act: () => void) => void
  /** Leaves without a question, as after saving. */
  readonly leaveAtOnce: (act: () => void) => void
  /** The question; render it on the page. */
  readonly question: ReactNode
}

/**
 * Asks before what was typed on a page is lost: by its own buttons, by any link, by back and forward, and by the browser's
 * own question on reload and close. (FRA-28)
 */
export const useLeaveQuestion = ({
  isDirty,
  isBusy,
  words,
}: Required<Pick<DiscardOptions, 'isDirty' | 'isBusy'>> & Pick<DiscardOptions, 'words'>): LeaveQuestion => {
  const act = useRef<() => void>(undefined)
  const isLetGo = useRef(false)
  const leaveAtOnce = (next: () => void) => {
    isLetGo.current = true
    next()
  }
  const { close, question } = useDiscard({
    isOpen: true,
    isDirty,
    isBusy,
    words,
    onClose: () => leaveAtOnce(() => act.current?.()),
  })
  const ask = (next: () => void) => {
    act.current = next
    close()
  }
  const isHeld = useEffectEvent(() => (isDirty || isBusy) && !isLetGo.current)
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType } = event
    // Another query or fragment is the same page; a download or another document has the browser's own question.
    const isSamePage = new URL(destination.url).pathname === window.location.pathname
    if (!isHeld() || isSamePage || !event.cancelable || !event.canIntercept) return
    event.preventDefault()
    ask(() => {
      if (navigationType === 'traverse') void window.navigation.traverseTo(destination.key)
      else window.history.pushState(destination.getState(), '', destination.url)
    })
  })
  useEffect(() => {
    const navigated = (event: NavigateEvent) => onNavigate(event)
    const unloading = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    // Browsers without it keep their own question on reload and close.
    window.navigation?.addEventListener('navigate', navigated)
    window.addEventListener('beforeunload', unloading)
    return () => {
      window.navigation?.removeEventListener('navigate', navigated)
      window.removeEventListener('beforeunload', unloading)
    }
  }, [])
  return { leave: ask, leaveAtOnce, question }
}
