/** Pause after the last key before a search is sent, in milliseconds. (KRN-47) */
export const SEARCH_DEBOUNCE_MS = 500

/** How long a toast stays, in milliseconds. (KRN-47) */
export const TOAST_HIDE_MS = 4_000

/** How long a toast stays that offers to undo a change, in milliseconds. (KRN-47) */
export const TOAST_UNDO_MS = 10_000
