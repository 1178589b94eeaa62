/**
 * The status by which the back end of a test tells the page to treat a response as lost. No real back end uses this
 * status. The page turns it into a failed `fetch`.
 */
export const NO_ANSWER = 599
