import type { ToastMessage } from '@remesa/ui/kernel'
import { useEffect, useState } from 'react'
import { createExternalStore, useExternalStore } from './external-store'

type Toasts = typeof import('./toasts')

const waiting = createExternalStore<readonly ToastMessage[]>([])
let shown: Toasts | undefined

/** Shows a toast as soon as what draws it is there. */
export const enqueueToast = (toast: ToastMessage): void => waiting.set([...waiting.get(), toast])

/** Takes away the toasts that are shown and those that wait. */
export const dropToasts = (): void => {
  waiting.set([])
  shown?.clearToasts()
}

/** Fetches what draws toasts before one is needed. A failure shows nothing: the first toast asks again. */
export const preloadToasts = (): void => {
  import('./toasts').catch(() => undefined)
}

/** Where toasts appear. Once per page. */
export function ToastHost() {
  const toasts = useExternalStore(waiting)
  const [loaded, setLoaded] = useState<Toasts | undefined>(shown)

  useEffect(() => {
    if (toasts.length === 0) return
    if (loaded === undefined) {
      import('./toasts').then(
        (module) => {
          shown = module
          setLoaded(module)
        },
        () => undefined,
      )
      return
    }
    // The place is drawn by now: a toast made before it would be lost.
    for (const toast of toasts) loaded.showToast(toast)
    waiting.set([])
  }, [toasts, loaded])

  return loaded === undefined ? null : <loaded.Toaster />
}
