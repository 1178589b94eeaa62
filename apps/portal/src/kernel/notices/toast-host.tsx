import { latePart, type ToastMessage } from '@remesa/ui/kernel'
import { createExternalStore, useExternalStore } from '../state'

interface Queue {
  /** Toasts that have not been shown yet. */
  readonly waiting: readonly ToastMessage[]
  /** How often all toasts were removed. */
  readonly drops: number
}

const queue = createExternalStore<Queue>({ waiting: [], drops: 0 })

// Needed when the network may be down: it must never take the page down.
const Toasts = latePart(async () => (await import('./toasts')).Toasts)

/** Shows a toast as soon as the code that draws it is loaded. */
export const enqueueToast = (toast: ToastMessage): void =>
  queue.set({ ...queue.get(), waiting: [...queue.get().waiting, toast] })

/** Removes all toasts, shown or waiting. */
export const dropToasts = (): void => queue.set({ waiting: [], drops: queue.get().drops + 1 })

/** Loads the code of toasts before one is needed. */
export const preloadToasts = Toasts.preload

/** Where toasts appear. Once per page. (FRA-17) */
export function ToastHost() {
  const { waiting, drops } = useExternalStore(queue)
  return (
    <Toasts
      isOpen={waiting.length > 0}
      waiting={waiting}
      drops={drops}
      onShown={() => queue.set({ waiting: [], drops })}
    />
  )
}
