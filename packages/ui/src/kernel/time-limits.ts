// Waiting times of components in milliseconds, except for rules of the domain.

/** Delay before code that failed to load is requested again. */
export const CODE_RETRY_MS = 5_000
/** Delay before a wait is shown: a text that disappears at once informs no user. */
export const OVERLAY_DELAY_MS = 150
/** Time for which a saved file is kept in memory: long enough for the browser to read it. */
export const FILE_KEPT_MS = 60_000
