/** With more visits than this, today is a table like the other days. */
export const MAX_VISIT_CARDS = 4
