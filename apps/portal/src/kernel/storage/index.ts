export {
  type ListedStorageOf,
  local,
  ofTab,
  type StorageOf,
  type StoredText,
  type StoredValue,
  storedKeys,
  storedText,
  storedValue,
  UNTIL_SIGN_OUT,
} from './browser-store'
export { createPersistedStore, type PersistedStore } from './persisted-store'
export { createRememberedFlag } from './remembered-flag'
export { userKey } from './user-key'
