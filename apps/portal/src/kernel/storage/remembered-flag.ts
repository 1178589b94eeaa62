import { createExternalStore, type ExternalStore } from '../state'

/** A yes that is kept in this browser, such as the cookie notice's. Where storage is forbidden it lasts until the reload. */
export const createRememberedFlag = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
): { readonly given: ExternalStore<boolean>; readonly give: () => void } => {
  const read = () => {
    try {
      return storage.getItem(key) === 'yes'
    } catch {
      return false
    }
  }
  const given = createExternalStore(read())
  return {
    given,
    give: () => {
      given.set(true)
      try {
        storage.setItem(key, 'yes')
      } catch {
        // The choice then holds for this page only.
      }
    },
  }
}
