import { createExternalStore, type ExternalStore } from '../state'
import { type StorageOf, storedText } from './browser-store'

/**
 * A flag that stays set in this browser once the user has set it, such as the consent to the cookie notice. If storage
 * is forbidden, the flag is lost on a reload.
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
