import { type DiscardOptions, useDiscard } from '@remesa/ui/kernel'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

export interface LeaveQuestion {
  /**
   * Leaves the page by an action, such as the action of its Cancel button. If values were typed, the user is asked
   * first.
   */
  readonly leave: (action: () => void) => void
  /** Leaves the page without a question, for example after saving. */
  readonly leaveAtOnce: (action: () => void) => void
  /** The question whether to leave; the page has to render it. */
  readonly question: ReactNode
}

/**
 * Asks before typed values are lost by the page's buttons, by a link, or by the browser's back and forward buttons.
 * On reload and close the browser asks its own question. (FRA-28)
 */
export const useLeaveQuestion = ({
  isDirty,
  isBusy,
  words,
}: Required<Pick<DiscardOptions, 'isDirty' | 'isBusy'>> & Pick<DiscardOptions, 'words'>): LeaveQuestion => {
  const action = useRef<() => void>(undefined)
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
    onClose: () => leaveAtOnce(() => action.current?.()),
  })
  const ask = (next: () => void) => {
    action.current = next
    close()
  }
  const isHeld = useEffectEvent(() => (isDirty || isBusy) && !isLetGo.current)
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType } = event
    // If only the query or the fragment of the URL changes, the user does not leave the page. Before another
    // document opens, the browser asks its own question.
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
    // In browsers without the Navigation API, only the browser's own question on reload and close is asked.
    window.navigation?.addEventListener('navigate', navigated)
    window.addEventListener('beforeunload', unloading)
    return () => {
      window.navigation?.removeEventListener('navigate', navigated)
      window.removeEventListener('beforeunload', unloading)
    }
  }, [])
  return { leave: ask, leaveAtOnce, question }
}
