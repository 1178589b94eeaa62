/** Maximum number of visits as cards. If today has more visits, it is a table like the other days. */
export const MAX_VISIT_CARDS = 4
