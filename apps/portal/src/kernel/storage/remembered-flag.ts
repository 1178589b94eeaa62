import { createExternalStore, type ExternalStore } from '../state'
import { type StorageOf, storedText } from './browser-store'

/** A yes that is kept in this browser, such as the cookie notice's. Where storage is forbidden it lasts until the reload. */
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
