// Delays and durations of components in milliseconds, except delays and durations that are rules of the domain.

/** Delay before code that failed to load is requested again. */
export const CODE_RETRY_MS = 5_000
/** Delay before a loading sign is shown, because a sign that disappears at once would only distract. */
export const OVERLAY_DELAY_MS = 150
/** Time for which a saved file is kept in memory, long enough for the browser to download it. */
export const FILE_KEPT_MS = 60_000
