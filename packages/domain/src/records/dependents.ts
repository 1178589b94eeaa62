import type { Dependents } from './dependents.schema'

/** Whether anything depends on a record, so that the user must confirm before the record is deactivated. (REC-91) */
export const hasDependents = ({ subclients, servicePoints, users, visits }: Dependents): boolean =>
  [subclients, servicePoints, users, ...Object.values<number>(visits)].some((count) => count > 0)
