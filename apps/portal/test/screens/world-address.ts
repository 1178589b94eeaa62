/** Status with which a world marks a lost answer; no back end uses it. The page turns it into a failed `fetch`. */
export const NO_ANSWER = 599
