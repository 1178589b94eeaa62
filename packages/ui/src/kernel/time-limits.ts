// Waiting times of components in milliseconds, except for rules of the domain.

/** Code that failed to load is requested again after this time. */
export const CODE_RETRY_MS = 5_000
/** Shorter waits are not shown, since a flash informs no one. */
export const OVERLAY_DELAY_MS = 150
/** Long enough for the browser to read a file that is being saved. */
export const FILE_KEPT_MS = 60_000
