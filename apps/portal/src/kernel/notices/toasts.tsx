import { clearToasts, showToast, Toaster, type ToastMessage } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent } from 'react'

export interface ToastsProps {
  /** Whether there is a toast to show. */
  readonly isOpen: boolean
  readonly waiting: readonly ToastMessage[]
  /** A counter. Whenever it changes, all shown toasts are removed. */
  readonly drops: number
  /** Removes the waiting toasts from the queue and returns them, so that each toast is shown once. */
  readonly take: () => readonly ToastMessage[]
}

/** Shows the toasts of the queue. */
export function Toasts({ waiting, drops, take }: ToastsProps) {
  const taken = useEffectEvent(take)

  useEffect(() => {
    if (drops > 0) clearToasts()
  }, [drops])

  useEffect(() => {
    // Toasts are sent only now, because the region of toasts is mounted. A toast that was sent earlier would be
    // lost.
    if (waiting.length > 0) for (const toast of taken()) showToast(toast)
  }, [waiting])

  return <Toaster />
}
