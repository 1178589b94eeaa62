/**
 * The status by which the back end of a test tells the page to treat a response as lost. The page turns this status
 * into a failed `fetch`. No real back end uses it.
 */
export const NO_ANSWER = 599
