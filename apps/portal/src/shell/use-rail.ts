import { createExternalStore, useExternalStore } from '../kernel/state'
import { local, storedText } from '../kernel/storage'

const stored = storedText(local, 'remesa.rail')
const isOpen = createExternalStore(stored.read() === 'open')

/** Whether the navigation rail is expanded, as stored in this browser, and the function that changes it. */
export const useRail = () =>
  [
    useExternalStore(isOpen),
    (detail: { readonly isOpen: boolean }) => {
      isOpen.set(detail.isOpen)
      stored.write(detail.isOpen ? 'open' : 'folded')
    },
  ] as const
