import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { MAX_ROWS_AT_ONCE } from './row-selection'

/** A number of records, users or visits. */
export const Count = z.int().check(z.minimum(0))

/** Body of the call that counts the dependents of 1 to 5,000 records together. (REC-81) */
export const DependentsRequest = z.strictObject({
  ids: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(MAX_ROWS_AT_ONCE)),
})
export type DependentsRequest = z.output<typeof DependentsRequest>

/** The number of visits at a record that have not ended: the crew is on its way, or the visit starts today or later. */
export interface DependentVisits extends FieldsOf<typeof DependentVisits> {}
export const DependentVisits = named<DependentVisits>().object({
  onTheWay: Count,
  today: Count,
  later: Count,
})

/**
 * The number of dependents of clients, subclients or service points: the records below, the users who may access the
 * records, and the visits. Each dependent is counted once. (REC-90)
 */
export interface Dependents extends FieldsOf<typeof Dependents> {}
export const Dependents = named<Dependents>().object({
  subclients: Count,
  servicePoints: Count,
  users: Count,
  visits: DependentVisits,
})
