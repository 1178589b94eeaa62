/** Maximum number of visits that are shown as cards. More visits are shown in a table, as on other days. */
export const MAX_VISIT_CARDS = 4
