import * as z from 'zod/mini'
import { absentAsNull, Version } from '../kernel'

const id = z.int().check(z.minimum(1))
const text = z.string().check(z.maxLength(200))
/** More than a user assigns at once; it bounds what a body can request of the back end. */
const MAX_NODES = 10_000

/** Assignments by their ids alone. An empty list stands for everything below. (USR-2) */
export const AssignmentIds = z
  .array(
    z.strictObject({
      id,
      subclients: z
        .array(
          z.strictObject({
            id,
            servicepoints: z.array(z.strictObject({ id })).check(z.maxLength(MAX_NODES)),
          }),
        )
        .check(z.maxLength(MAX_NODES)),
    }),
  )
  .check(z.minLength(1), z.maxLength(MAX_NODES))
export type AssignmentIds = z.output<typeof AssignmentIds>

/**
 * Body that adds to the assignments of a user. `clients` holds only what is new, `numberOfServicesPoint` how many
 * distinct service points the user then has; `addOnlyClient` says that the clients are assigned whole. (USR-64)
 */
export const AssignmentRequest = z.strictObject({
  addOnlyClient: z.boolean(),
  numberOfServicesPoint: z.int().check(z.minimum(0)),
  clients: AssignmentIds,
})
export type AssignmentRequest = z.output<typeof AssignmentRequest>

/** Body that removes assignments: like the one that adds, with `addOnlyClient` false. (USR-66) */
export const AssignmentRemovalRequest = z.extend(AssignmentRequest, { addOnlyClient: z.literal(false) })
export type AssignmentRemovalRequest = z.output<typeof AssignmentRemovalRequest>

/** Answer to both; `updatedSmartcash` false says that the device system did not follow. (USR-26) */
export const AssignmentResponse = z.object({
  updatedSmartcash: absentAsNull(z.boolean()),
  version: Version,
})
export type AssignmentResponse = z.output<typeof AssignmentResponse>

/** Body that changes the id under which the identity provider knows a user. (USR-22) */
export const UserOidRequest = z.strictObject({
  oid: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})
export type UserOidRequest = z.output<typeof UserOidRequest>

/** Body of the administrator and supervisor calls. Without `value` the flag is turned over. (USR-25) */
export const UserFlagRequest = z.strictObject({ value: z.optional(z.boolean()) })
export type UserFlagRequest = z.output<typeof UserFlagRequest>

/** What a list or a report of users is narrowed to. Each `...Precise` belongs to the value before it. (USR-72) */
export const UserFilterOptions = z.strictObject({
  /** `true` leaves inactive users out. */
  active: z.boolean(),
  userType: z.optional(text),
  countryId: z.optional(id),
  username: z.optional(text),
  usernamePrecise: z.optional(z.boolean()),
  name: z.optional(text),
  namePrecise: z.optional(z.boolean()),
  lastname: z.optional(text),
  lastnamePrecise: z.optional(z.boolean()),
  email: z.optional(text),
  emailPrecise: z.optional(z.boolean()),
  creationDate: z.optional(z.iso.date()),
  creationDatePrecise: z.optional(z.boolean()),
  modificationDate: z.optional(z.iso.date()),
  modificationDatePrecise: z.optional(z.boolean()),
  admin: z.optional(z.boolean()),
  client: z.optional(text),
  clientPrecise: z.optional(z.boolean()),
  subClient: z.optional(text),
  subClientPrecise: z.optional(z.boolean()),
  servicePoint: z.optional(text),
  servicePointPrecise: z.optional(z.boolean()),
})
export type UserFilterOptions = z.output<typeof UserFilterOptions>

/** Columns of the users report, each on or off. (USR-71) */
export const UsersReportColumns = z.strictObject({
  /** Username. */
  user: z.boolean(),
  firstName: z.boolean(),
  lastName: z.boolean(),
  email: z.boolean(),
  country: z.boolean(),
  supervisor: z.boolean(),
  administrator: z.boolean(),
  userType: z.boolean(),
  clients: z.boolean(),
  subClients: z.boolean(),
  servicePoints: z.boolean(),
  /** Whether the user is active. */
  activeStatus: z.boolean(),
  /** Whether the operations system has the user. */
  createdStatus: z.boolean(),
  /** Whether the operations system has the user's current data. */
  synchronisedStatus: z.boolean(),
  creationDate: z.boolean(),
  /** Modules of the user's roles. */
  modules: z.boolean(),
})
export type UsersReportColumns = z.output<typeof UsersReportColumns>

/** Body that requests the users report. (USR-72) */
export const UsersReportRequest = z.strictObject({
  filterOptions: UserFilterOptions,
  informationOptions: UsersReportColumns,
})
export type UsersReportRequest = z.output<typeof UsersReportRequest>
