import { clearToasts, showToast, Toaster, type ToastMessage } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent } from 'react'

export interface ToastsProps {
  /** Whether there is something to show. */
  readonly isOpen: boolean
  readonly waiting: readonly ToastMessage[]
  /** Every other number takes away what is shown. */
  readonly drops: number
  readonly onShown: () => void
}

/** Shows what waits, in the place of toasts. */
export function Toasts({ waiting, drops, onShown }: ToastsProps) {
  const tellShown = useEffectEvent(onShown)

  useEffect(() => {
    if (drops > 0) clearToasts()
  }, [drops])

  useEffect(() => {
    if (waiting.length === 0) return
    // The place is drawn by now: a toast made before it would be lost.
    for (const toast of waiting) showToast(toast)
    tellShown()
  }, [waiting])

  return <Toaster />
}
