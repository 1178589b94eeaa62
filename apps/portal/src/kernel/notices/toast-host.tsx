import { latePart, type ToastMessage } from '@remesa/ui/kernel'
import { createExternalStore, useExternalStore } from '../state'

interface Queue {
  /** Toasts that were not shown yet. */
  readonly waiting: readonly ToastMessage[]
  /** How often the toasts were taken away. */
  readonly drops: number
}

const queue = createExternalStore<Queue>({ waiting: [], drops: 0 })

// Wanted while the network may be away: it must never take the page down.
const Toasts = latePart(async () => (await import('./toasts')).Toasts)

/** Shows a toast as soon as what draws it is there. */
export const enqueueToast = (toast: ToastMessage): void =>
  queue.set({ ...queue.get(), waiting: [...queue.get().waiting, toast] })

/** Takes away the toasts that are shown and those that wait. */
export const dropToasts = (): void => queue.set({ waiting: [], drops: queue.get().drops + 1 })

/** Fetches what draws toasts before one is needed. */
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
