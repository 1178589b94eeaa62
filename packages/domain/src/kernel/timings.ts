/** Pause between the last key press and the search call, in milliseconds. (KRN-47) */
export const SEARCH_DEBOUNCE_MS = 500

/** Time after which a toast disappears, in milliseconds. (KRN-47) */
export const TOAST_HIDE_MS = 4_000

/** Time after which a toast with an undo button disappears, in milliseconds. (KRN-47) */
export const TOAST_UNDO_MS = 10_000
