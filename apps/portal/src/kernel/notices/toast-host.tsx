import { lazyComponent, type ToastMessage } from '@remesa/ui/kernel'
import { createExternalStore, useExternalStore } from '../state'

interface Queue {
  /** Toasts that have not been shown yet. */
  readonly waiting: readonly ToastMessage[]
  /** Number of times that all toasts were removed at once. */
  readonly drops: number
}

const queue = createExternalStore<Queue>({ waiting: [], drops: 0 })

// A toast may be needed while the network is down, so a failure to load its code must not break the page.
const Toasts = lazyComponent(async () => (await import('./toasts')).Toasts)

/** Shows a toast as soon as the code of toasts is loaded. */
export const enqueueToast = (toast: ToastMessage): void =>
  queue.set({ ...queue.get(), waiting: [...queue.get().waiting, toast] })

const takeToasts = (): readonly ToastMessage[] => {
  const { waiting } = queue.get()
  queue.set({ ...queue.get(), waiting: [] })
  return waiting
}

/** Removes all toasts, including those that have not been shown yet. */
export const dropToasts = (): void => queue.set({ waiting: [], drops: queue.get().drops + 1 })

/** Loads the code of toasts before the first toast is needed. */
export const preloadToasts = Toasts.preload

/** The region in which toasts appear. Each page has one such region. (FRA-17) */
export function ToastHost() {
  const { waiting, drops } = useExternalStore(queue)
  return <Toasts isOpen={waiting.length > 0} waiting={waiting} drops={drops} take={takeToasts} />
}
