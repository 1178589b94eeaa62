export { createPersistedStore, type PersistedStore } from './persisted-store'
export { createRememberedFlag } from './remembered-flag'
export { userKey } from './user-key'
