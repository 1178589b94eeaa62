/** How far visits are, in the order in which they need attention. (ORD-190) */
export const visitGroups = ['late', 'stopped', 'on-the-way', 'to-come', 'done'] as const
/** How far a visit is. (ORD-190) */
export type VisitGroup = (typeof visitGroups)[number]
