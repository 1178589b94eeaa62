/** Status with which a world says that an answer is lost; no back end uses it. The page makes a failed `fetch` of it. */
export const NO_ANSWER = 599
