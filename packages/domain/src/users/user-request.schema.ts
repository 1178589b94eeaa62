import { z } from 'zod'
import { absentAsNull } from '../kernel'

const id = z.number().int().min(1)
const text = z.string().max(200)
/** More than anybody assigns at once; it bounds what a body can ask of the back end. */
const MAX_NODES = 10_000

/** USR-2. Assignments by their ids alone. An empty list stands for everything below. */
export const AssignmentIds = z
  .array(
    z.strictObject({
      id,
      subclients: z
        .array(z.strictObject({ id, servicepoints: z.array(z.strictObject({ id })).max(MAX_NODES) }))
        .max(MAX_NODES),
    }),
  )
  .min(1)
  .max(MAX_NODES)
export type AssignmentIds = z.output<typeof AssignmentIds>

/**
 * USR-64. Body that adds to the assignments of a user. `clients` holds only what is new, `numberOfServicesPoint` how many
 * distinct service points the user then has; `addOnlyClient` says that the clients are assigned whole.
 */
export const AssignmentRequest = z.strictObject({
  addOnlyClient: z.boolean(),
  numberOfServicesPoint: z.number().int().min(0),
  clients: AssignmentIds,
})
export type AssignmentRequest = z.output<typeof AssignmentRequest>

/** USR-66. Body that removes assignments: like the one that adds, with `addOnlyClient` false. */
export const AssignmentRemovalRequest = AssignmentRequest.extend({ addOnlyClient: z.literal(false) })
export type AssignmentRemovalRequest = z.output<typeof AssignmentRemovalRequest>

/** USR-26. Answer to both; `updatedSmartcash` false says that the device system did not follow. */
export const AssignmentResponse = z.object({ updatedSmartcash: absentAsNull(z.boolean()) })
export type AssignmentResponse = z.output<typeof AssignmentResponse>

/** USR-22. Body that changes the id under which the identity provider knows a user. */
export const UserOidRequest = z.strictObject({ oid: z.string().trim().min(1).max(200) })
export type UserOidRequest = z.output<typeof UserOidRequest>

/** USR-25. Body of the administrator and supervisor calls. Without `value` the flag is turned over. */
export const UserFlagRequest = z.strictObject({ value: z.boolean().optional() })
export type UserFlagRequest = z.output<typeof UserFlagRequest>

/** USR-72. What a list or a report of users is narrowed to. Each `...Precise` belongs to the value before it. */
export const UserFilterOptions = z.strictObject({
  /** `true` leaves inactive users out. */
  active: z.boolean(),
  userType: text.optional(),
  countryId: id.optional(),
  username: text.optional(),
  usernamePrecise: z.boolean().optional(),
  name: text.optional(),
  namePrecise: z.boolean().optional(),
  lastname: text.optional(),
  lastnamePrecise: z.boolean().optional(),
  email: text.optional(),
  emailPrecise: z.boolean().optional(),
  creationDate: z.iso.date().optional(),
  creationDatePrecise: z.boolean().optional(),
  modificationDate: z.iso.date().optional(),
  modificationDatePrecise: z.boolean().optional(),
  admin: z.boolean().optional(),
  client: text.optional(),
  clientPrecise: z.boolean().optional(),
  subClient: text.optional(),
  subClientPrecise: z.boolean().optional(),
  servicePoint: text.optional(),
  servicePointPrecise: z.boolean().optional(),
})
export type UserFilterOptions = z.output<typeof UserFilterOptions>

/** USR-71. Columns of the users report, each on or off. */
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
  /** Whether the operations system has the user as he is now. */
  synchronisedStatus: z.boolean(),
  creationDate: z.boolean(),
  /** Modules of the user's roles. */
  modules: z.boolean(),
})
export type UsersReportColumns = z.output<typeof UsersReportColumns>

/** USR-72. Body that requests the users report. */
export const UsersReportRequest = z.strictObject({
  filterOptions: UserFilterOptions,
  informationOptions: UsersReportColumns,
})
export type UsersReportRequest = z.output<typeof UsersReportRequest>
