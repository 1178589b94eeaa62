import { createExternalStore, type ExternalStore } from '../state'
import { type StorageOf, storedText } from './browser-store'

/**
 * A yes that is stored in this browser, such as the answer to the cookie notice. If storage is forbidden, the yes
 * lasts until a reload.
 */
export const createRememberedFlag = (
  storage: StorageOf,
  key: string,
): { readonly given: ExternalStore<boolean>; readonly give: () => void } => {
  const stored = storedText(storage, key)
  const given = createExternalStore(stored.read() === 'yes')
  return {
    given,
    give: () => {
      given.set(true)
      stored.write('yes')
    },
  }
}
