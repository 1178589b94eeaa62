import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, named, TypedCode, Version } from '../kernel'

const id = z.int().check(z.minimum(1))
const text = z.string().check(z.maxLength(200))
/**
 * The highest number of records in the assignments of a body. Real users have fewer; the limit bounds the work that a
 * body can cause.
 */
const MAX_NODES = 10_000

/** Assignments by ids. A client or subclient with an empty list is assigned as a whole. (USR-2) */
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
 * Body of the call that adds assignments to a user. `clients` contains only new assignments, and
 * `numberOfServicesPoint` is the number of different service points afterwards. If `addOnlyClient` is true, the clients
 * are assigned as a whole. (USR-64)
 */
export const AssignmentRequest = named<AssignmentRequest>().strictObject({
  addOnlyClient: z.boolean(),
  numberOfServicesPoint: z.int().check(z.minimum(0)),
  clients: AssignmentIds,
})
export interface AssignmentRequest extends FieldsOf<typeof AssignmentRequest> {}

/**
 * Body of the call that removes assignments. It has the same fields as the body that adds assignments; `addOnlyClient`
 * is false. (USR-66)
 */
export const AssignmentRemovalRequest = named<AssignmentRemovalRequest>().strictObject({
  ...AssignmentRequest.shape,
  addOnlyClient: z.literal(false),
})
export interface AssignmentRemovalRequest extends FieldsOf<typeof AssignmentRemovalRequest> {}

/**
 * Response to the calls that add and remove assignments. `updatedSmartcash` is false if the device system was not
 * updated. (USR-26)
 */
export const AssignmentResponse = named<AssignmentResponse>().object({
  updatedSmartcash: absentAsNull(z.boolean()),
  version: Version,
})
export interface AssignmentResponse extends FieldsOf<typeof AssignmentResponse> {}

/** Body of the call that changes a user's id at the identity provider. (USR-22) */
export const UserOidRequest = named<UserOidRequest>().strictObject({
  oid: TypedCode.check(z.minLength(1), z.maxLength(200)),
})
export interface UserOidRequest extends FieldsOf<typeof UserOidRequest> {}

/**
 * Body of the calls that set the administrator or the supervisor flag; without `value`, the flag is reversed. (USR-25)
 */
export const UserFlagRequest = named<UserFlagRequest>().strictObject({ value: z.optional(z.boolean()) })
export interface UserFlagRequest extends FieldsOf<typeof UserFlagRequest> {}

/**
 * The filters of a list or a report of users. A field `...Precise` tells whether the filter with the same name is
 * compared exactly. (USR-72)
 */
export const UserFilterOptions = named<UserFilterOptions>().strictObject({
  /** Whether only active users are listed. */
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
  /** Whether the list contains only users whose current data the operations system does not have. */
  unsynchronised: z.optional(z.boolean()),
  client: z.optional(text),
  clientPrecise: z.optional(z.boolean()),
  subClient: z.optional(text),
  subClientPrecise: z.optional(z.boolean()),
  servicePoint: z.optional(text),
  servicePointPrecise: z.optional(z.boolean()),
  search: z.optional(text),
})
export interface UserFilterOptions extends FieldsOf<typeof UserFilterOptions> {}

/** The columns of the users report; each tells whether the report has the column. (USR-71) */
export const UsersReportColumns = named<UsersReportColumns>().strictObject({
  /** Whether the report has the column with the user name. */
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
  /** Whether the report has the column that tells whether the user is active. */
  activeStatus: z.boolean(),
  /** Whether the report has the column that tells whether the operations system has the user. */
  createdStatus: z.boolean(),
  /** Whether the report has the column that tells whether the operations system has the user's current data. */
  synchronisedStatus: z.boolean(),
  creationDate: z.boolean(),
  /** Whether the report has the column with the modules of the user's roles. */
  modules: z.boolean(),
})
export interface UsersReportColumns extends FieldsOf<typeof UsersReportColumns> {}

/** Body of the call that requests the users report. (USR-72) */
export const UsersReportRequest = named<UsersReportRequest>().strictObject({
  filterOptions: UserFilterOptions,
  informationOptions: UsersReportColumns,
})
export interface UsersReportRequest extends FieldsOf<typeof UsersReportRequest> {}
