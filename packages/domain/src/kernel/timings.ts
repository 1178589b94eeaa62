/** Pause after the last key before a search is sent, in milliseconds. (KRN-47) */
export const SEARCH_DEBOUNCE_MS = 500

/** Time that a toast stays, in milliseconds. (KRN-47) */
export const TOAST_HIDE_MS = 4_000

/** Time that a toast with undo stays, in milliseconds. (KRN-47) */
export const TOAST_UNDO_MS = 10_000
