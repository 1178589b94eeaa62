import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, listOf, named } from '../kernel'
import { CrewVisit, Employee, EmployeeVehicle } from './firms.schema'

/**
 * A crew member of an expected visit. `reference` identifies the crew member in the call that checks their identity.
 * `employee` is the data that may be shown before the check; `null` if no data may be shown. (FIR-98)
 */
export const ExpectedMember = named<ExpectedMember>().object({
  reference: z.string().check(z.minLength(1)),
  employee: absentAsNull(Employee),
})
export interface ExpectedMember extends FieldsOf<typeof ExpectedMember> {}

/** One of today's visits at a service point of the user, with the truck and the crew. (FIR-97) */
export const ExpectedVisit = named<ExpectedVisit>().object({
  ...CrewVisit.shape,
  servicePointId: absentAsNull(z.int()),
  vehicle: absentAsNull(EmployeeVehicle),
  crew: listOf(ExpectedMember),
})
export interface ExpectedVisit extends FieldsOf<typeof ExpectedVisit> {}

/**
 * Today's visits at the user's service points. The list contains only the visits nearest to now. It is `null` if the
 * back end sends no data about visits. (FIR-97)
 */
export const ExpectedVisits = named<ExpectedVisits>().object({
  visits: absentAsNull(z.array(ExpectedVisit)),
})
export interface ExpectedVisits extends FieldsOf<typeof ExpectedVisits> {}

/** Query of the call that checks the identity of a crew member of one of today's visits. (FIR-99) */
export const ExpectedEmployeeQuery = named<ExpectedEmployeeQuery>().object({
  reference: z.string().check(z.minLength(1), z.maxLength(400)),
})
export interface ExpectedEmployeeQuery extends FieldsOf<typeof ExpectedEmployeeQuery> {}
