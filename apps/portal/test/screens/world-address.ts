/**
 * The status with which the back end of a test marks a lost answer; no real back end uses it. The page turns it into a
 * failed `fetch`.
 */
export const NO_ANSWER = 599
