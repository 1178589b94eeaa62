/** Pause after the last key before a search is sent, in milliseconds. (KRN-47) */
export const SEARCH_DEBOUNCE_MS = 500

/** Time for which a toast is shown, in milliseconds. (KRN-47) */
export const TOAST_HIDE_MS = 4_000

/** Time for which a toast with undo is shown, in milliseconds. (KRN-47) */
export const TOAST_UNDO_MS = 10_000
