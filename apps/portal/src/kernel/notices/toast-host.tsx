import type { ToastMessage } from '@remesa/ui/kernel'
import { useEffect } from 'react'
import { useLoaded } from '../loading'
import { createExternalStore, useExternalStore } from '../state'

const waiting = createExternalStore<readonly ToastMessage[]>([])
const load = () => import('./toasts')
let shown: Awaited<ReturnType<typeof load>> | undefined

/** Shows a toast as soon as what draws it is there. */
export const enqueueToast = (toast: ToastMessage): void => waiting.set([...waiting.get(), toast])

/** Takes away the toasts that are shown and those that wait. */
export const dropToasts = (): void => {
  waiting.set([])
  shown?.clearToasts()
}

/** Fetches what draws toasts before one is needed. */
export const preloadToasts = (): void => {
  load().catch(() => undefined)
}

/** Where toasts appear. Once per page. */
export function ToastHost() {
  const toasts = useExternalStore(waiting)
  const part = useLoaded(load, toasts.length > 0)

  useEffect(() => {
    if (part === undefined || toasts.length === 0) return
    shown = part
    // The place is drawn by now: a toast made before it would be lost.
    for (const toast of toasts) part.showToast(toast)
    waiting.set([])
  }, [toasts, part])

  return part === undefined ? null : <part.Toaster />
}
