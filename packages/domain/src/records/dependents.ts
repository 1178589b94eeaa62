import type { Dependents } from './dependents.schema'

/**
 * Whether other records, users or visits depend on a record, so that the user must confirm before it is deactivated.
 * (REC-91)
 */
export const hasDependents = ({ subclients, servicePoints, users, visits }: Dependents): boolean =>
  [subclients, servicePoints, users, ...Object.values<number>(visits)].some((count) => count > 0)
