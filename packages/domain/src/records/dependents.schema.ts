import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { MAX_ROWS_AT_ONCE } from './row-selection'

const Count = z.int().check(z.minimum(0))

/** The records whose dependents are counted together, from 1 to 5,000 ids. (REC-81) */
export const DependentsRequest = z.strictObject({
  ids: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(MAX_ROWS_AT_ONCE)),
})
export type DependentsRequest = z.output<typeof DependentsRequest>

/** The visits of a record that have yet to end: the crew is under way, or they start today or on a later day. */
export interface DependentVisits extends FieldsOf<typeof visits> {}
const visits = named<DependentVisits>().object({ onTheWay: Count, today: Count, later: Count })

/** What depends on clients, subclients or service points, each counted once: what they hold, who reaches them, their visits. (REC-90) */
export interface Dependents extends FieldsOf<typeof Dependents> {}
export const Dependents = named<Dependents>().object({
  subclients: Count,
  servicePoints: Count,
  users: Count,
  visits,
})
