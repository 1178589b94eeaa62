import * as z from 'zod/mini'
import { absentAs, absentAsNull, type FieldsOf, Instant, listOf, named, TextOrNumber } from '../kernel'

const success = absentAs(z.boolean(), false)

/** The truck of an employee's crew, as the operations system sends it. */
export const EmployeeVehicle = named<EmployeeVehicle>().object({
  number: absentAsNull(TextOrNumber),
  licensePlate: absentAsNull(z.string()),
})
export interface EmployeeVehicle extends FieldsOf<typeof EmployeeVehicle> {}

/**
 * One of today's visits of a crew at a service point of the user: the point's name and time zone (IANA), the planned
 * hours, the crew's arrival and departure, and the order's status. (FIR-94)
 */
export const CrewVisit = named<CrewVisit>().object({
  servicePoint: z.string(),
  timeZone: z.string().check(z.minLength(1)),
  serviceStatusCode: z.string(),
  plannedInitialTime: Instant,
  plannedFinalTime: absentAsNull(Instant),
  realInitialTime: absentAsNull(Instant),
  realFinalTime: absentAsNull(Instant),
})
export interface CrewVisit extends FieldsOf<typeof CrewVisit> {}

/** All visits of today, including visits that are done; `null` if the back end sends no data about visits. */
const visits = absentAsNull(z.array(CrewVisit))

/**
 * A crew member, as the operations system sends them. `registry` is the id with which pictures are requested, and
 * `function` is the role. `validationDocumentValue` is the document number whose digits a challenge may hide. (FIR-1)
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
 * A crew member whom the back end hides until the user answers its question. The only field is the reference with which
 * that question is requested. (FIR-5)
 */
export const GuardedEmployee = named<GuardedEmployee>().object({
  reference: z.string().check(z.minLength(1)),
})
export interface GuardedEmployee extends FieldsOf<typeof GuardedEmployee> {}

/** The sentence with which the operations system explains why a search failed. */
export interface EmployeeSearchError extends FieldsOf<typeof searchError> {}
const searchError = named<EmployeeSearchError>().object({ errorMensaje: absentAsNull(z.string()) })

/**
 * Response to the employee search; the search failed if `success` is missing. `guarded` contains the employees whom the
 * back end hides until the user answers its question. It is missing if the back end asks no questions. (FIR-1, FIR-5)
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

/** Response to the vehicle search; the search failed if `success` is missing. (FIR-2) */
export const VehicleResult = named<VehicleResult>().object({ success, vehicles: listOf(Vehicle) })
export interface VehicleResult extends FieldsOf<typeof VehicleResult> {}

/** The types of picture of an employee: the person (P) and the signature (F). (FIR-3) */
export const employeeImageTypes = { person: 'P', signature: 'F' } as const

/** Code of a type of picture: `P` for the person, `F` for the signature. */
export const EmployeeImageType = z.enum(['P', 'F'])
/** Code of a type of picture: `P` for the person, `F` for the signature. */
export type EmployeeImageType = z.output<typeof EmployeeImageType>

/**
 * Query of the picture call: the employee, the type of picture, and the token from the URL in the employee's data.
 * (FIR-3)
 */
export const EmployeeImageQuery = named<EmployeeImageQuery>().object({
  registry: z.string().check(z.minLength(1)),
  type: EmployeeImageType,
  token: z.string().check(z.minLength(1)),
})
export interface EmployeeImageQuery extends FieldsOf<typeof EmployeeImageQuery> {}

/** Response to the picture call: `data` is the image in base64. (FIR-3) */
export const EmployeeImage = named<EmployeeImage>().object({ data: z.string() })
export interface EmployeeImage extends FieldsOf<typeof EmployeeImage> {}

/** Query of the employee search. (FIR-18) */
export const EmployeeQuery = named<EmployeeQuery>().object({
  countryCode: z.string().check(z.minLength(1)),
  documentTypeCode: z.string().check(z.minLength(1)),
  documentValue: z.string().check(z.minLength(1)),
})
export interface EmployeeQuery extends FieldsOf<typeof EmployeeQuery> {}

/** Query of the vehicle search, with either the plate or the fleet code, never both. (FIR-19) */
export const VehicleQuery = z
  .object({
    plate: z.optional(z.string().check(z.minLength(1))),
    code: z.optional(z.string().check(z.minLength(1))),
  })
  .check(z.refine(({ plate, code }) => (plate === undefined) !== (code === undefined)))
export type VehicleQuery = z.output<typeof VehicleQuery>
