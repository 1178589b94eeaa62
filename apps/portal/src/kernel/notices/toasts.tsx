import { clearToasts, showToast, Toaster, type ToastMessage } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent } from 'react'

export interface ToastsProps {
  /** Whether there is something to show. */
  readonly isOpen: boolean
  readonly waiting: readonly ToastMessage[]
  /** Each new number removes the toasts that are shown. */
  readonly drops: number
  readonly onShown: () => void
}

/** Shows the waiting toasts in the toaster. */
export function Toasts({ waiting, drops, onShown }: ToastsProps) {
  const reportShown = useEffectEvent(onShown)

  useEffect(() => {
    if (drops > 0) clearToasts()
  }, [drops])

  useEffect(() => {
    if (waiting.length === 0) return
    // The toaster is mounted by now: an earlier toast would be lost.
    for (const toast of waiting) showToast(toast)
    reportShown()
  }, [waiting])

  return <Toaster />
}
