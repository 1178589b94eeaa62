/** KRN-47. Pause after the last key before a search is sent, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500

/** KRN-47. Pause after the last key before a new channel is created, in milliseconds. */
export const CHANNEL_DEBOUNCE_MS = 1_000

/** KRN-47. How long a toast stays, in milliseconds. */
export const TOAST_HIDE_MS = 4_000
