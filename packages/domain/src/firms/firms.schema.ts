import * as z from 'zod/mini'
import { absentAs, absentAsNull, type FieldsOf, listOf, named, TextOrNumber } from '../kernel'

const success = absentAs(z.boolean(), false)

/** The truck that an employee is on. */
export const EmployeeVehicle = named<EmployeeVehicle>().object({
  number: absentAsNull(TextOrNumber),
  licensePlate: absentAsNull(z.string()),
})
export interface EmployeeVehicle extends FieldsOf<typeof EmployeeVehicle> {}

/** A visit of a crew today at a point of whoever searched: the name of the point, and its hours `HH:mm` by the clock there. (FIR-94) */
export const ExpectedVisit = named<ExpectedVisit>().object({
  servicePoint: z.string(),
  from: z.string(),
  to: absentAsNull(z.string()),
})
export interface ExpectedVisit extends FieldsOf<typeof ExpectedVisit> {}

/** Visits of today that are still to come or under way; `null` where the back end does not tell them. */
const visits = absentAsNull(z.array(ExpectedVisit))

/**
 * A crew member as the operations system sends it. `registry` is the id by which pictures are requested, `function`
 * the role; `validationDocumentValue` is the document whose digits the challenge may ask for. (FIR-1)
 */
export const Employee = named<Employee>().object({
  registry: TextOrNumber,
  workBadge: absentAsNull(TextOrNumber),
  function: absentAsNull(z.string()),
  name: absentAsNull(z.string()),
  lastName: absentAsNull(z.string()),
  validationDocumentType: absentAsNull(z.string()),
  validationDocumentValue: absentAsNull(TextOrNumber),
  photoURL: absentAsNull(z.string()),
  signatureURL: absentAsNull(z.string()),
  vehiculo: absentAsNull(EmployeeVehicle),
  visits,
})
export interface Employee extends FieldsOf<typeof Employee> {}

/**
 * A crew member who was found and whom the back end keeps to itself until its own question is answered: nothing of them
 * but the reference to ask by. (FIR-5)
 */
export const GuardedEmployee = named<GuardedEmployee>().object({
  reference: z.string().check(z.minLength(1)),
})
export interface GuardedEmployee extends FieldsOf<typeof GuardedEmployee> {}

/** Why the operations system did not search: a sentence of its own. */
export interface EmployeeSearchError extends FieldsOf<typeof searchError> {}
const searchError = named<EmployeeSearchError>().object({ errorMensaje: absentAsNull(z.string()) })

/**
 * Answer of the employee search. Without `success` it failed.
 * `guarded` come with a question of the back end itself; a back end without such questions names none. (FIR-1, FIR-5)
 */
export const EmployeeResult = named<EmployeeResult>().object({
  success,
  employees: listOf(Employee),
  guarded: listOf(GuardedEmployee),
  errors: listOf(searchError),
})
export interface EmployeeResult extends FieldsOf<typeof EmployeeResult> {}

/** A truck of the fleet. `branch` is the provider's branch that runs it. (FIR-2) */
export const Vehicle = named<Vehicle>().object({
  code: TextOrNumber,
  plate: absentAsNull(z.string()),
  branch: absentAsNull(z.string()),
  visits,
})
export interface Vehicle extends FieldsOf<typeof Vehicle> {}

/** Answer of the vehicle search. Without `success` it failed. (FIR-2) */
export const VehicleResult = named<VehicleResult>().object({ success, vehicles: listOf(Vehicle) })
export interface VehicleResult extends FieldsOf<typeof VehicleResult> {}

/** Kinds of picture of an employee: the person (P) and the signature (F). (FIR-3) */
export const employeeImageTypes = { person: 'P', signature: 'F' } as const

/** Code of a kind of picture: `P` the person, `F` the signature. */
export const EmployeeImageType = z.enum(['P', 'F'])
/** Code of a kind of picture: `P` the person, `F` the signature. */
export type EmployeeImageType = z.output<typeof EmployeeImageType>

/** Query of the picture call: whose picture, which one, and the token that the employee's URL carries. (FIR-3) */
export const EmployeeImageQuery = named<EmployeeImageQuery>().object({
  registry: z.string().check(z.minLength(1)),
  type: EmployeeImageType,
  token: z.string().check(z.minLength(1)),
})
export interface EmployeeImageQuery extends FieldsOf<typeof EmployeeImageQuery> {}

/** Answer of the picture call: `data` is the image in base64. (FIR-3) */
export const EmployeeImage = named<EmployeeImage>().object({ data: z.string() })
export interface EmployeeImage extends FieldsOf<typeof EmployeeImage> {}

/** Query of the employee search. (FIR-18) */
export const EmployeeQuery = named<EmployeeQuery>().object({
  countryCode: z.string().check(z.minLength(1)),
  documentTypeCode: z.string().check(z.minLength(1)),
  documentValue: z.string().check(z.minLength(1)),
})
export interface EmployeeQuery extends FieldsOf<typeof EmployeeQuery> {}

/** Query of the vehicle search: either the plate or the fleet code, never both. (FIR-19) */
export const VehicleQuery = z
  .object({
    plate: z.optional(z.string().check(z.minLength(1))),
    code: z.optional(z.string().check(z.minLength(1))),
  })
  .check(z.refine(({ plate, code }) => (plate === undefined) !== (code === undefined)))
export type VehicleQuery = z.output<typeof VehicleQuery>
