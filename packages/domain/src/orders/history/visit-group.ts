/** The groups of visits by their progress, in the order in which they need attention. (ORD-190) */
export const visitGroups = ['late', 'stopped', 'on-the-way', 'to-come', 'done'] as const
/** The group of a visit by its progress. (ORD-190) */
export type VisitGroup = (typeof visitGroups)[number]
