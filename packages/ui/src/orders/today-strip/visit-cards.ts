/** Maximum number of visits that are shown as cards. With more visits, today has a table like the other days. */
export const MAX_VISIT_CARDS = 4
