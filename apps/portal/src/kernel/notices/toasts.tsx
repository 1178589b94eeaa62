import { clearToasts, showToast, Toaster, type ToastMessage } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent } from 'react'

export interface ToastsProps {
  /** Whether there is something to show. */
  readonly isOpen: boolean
  readonly waiting: readonly ToastMessage[]
  /** A number that removes the shown toasts whenever it changes. */
  readonly drops: number
  /** Takes the waiting toasts out of the queue, so that each is shown once. */
  readonly take: () => readonly ToastMessage[]
}

/** Shows the waiting toasts in the toaster. */
export function Toasts({ waiting, drops, take }: ToastsProps) {
  const taken = useEffectEvent(take)

  useEffect(() => {
    if (drops > 0) clearToasts()
  }, [drops])

  useEffect(() => {
    // The toaster is mounted now; before, a toast would be lost.
    if (waiting.length > 0) for (const toast of taken()) showToast(toast)
  }, [waiting])

  return <Toaster />
}
