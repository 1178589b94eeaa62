import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, named, Version } from '../kernel'
import { Role } from '../session'

/**
 * The country of a user. `maxServicesPoint` is the highest number of service points for each user of the country; 0 or
 * a missing value means no limit. (USR-1)
 */
export const UserCountry = named<UserCountry>().object({
  id: z.int(),
  code: z.string(),
  name: z._default(z.string(), ''),
  maxServicesPoint: absentAsNull(z.int().check(z.minimum(0))),
})
export interface UserCountry extends FieldsOf<typeof UserCountry> {}

/**
 * The level of an assignment: client, subclient or service point. If the list is filtered by a record, it is the level
 * of the assignment because of which a user may access that record. (USR-73)
 */
export const AssignedLevel = z.enum(['client', 'subclient', 'service-point'])
export type AssignedLevel = z.output<typeof AssignedLevel>

/** A person with an account, with the fields that the list shows. A missing flag becomes false. (USR-1) */
export const User = named<User>().object({
  id: z.int(),
  version: Version,
  oid: absentAsNull(z.string()),
  username: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: absentAsNull(z.string()),
  createdAt: absentAsNull(Instant),
  updatedAt: absentAsNull(Instant),
  active: z.boolean(),
  admin: z._default(z.boolean(), false),
  supervisor: z._default(z.boolean(), false),
  /** The type of the user: `CLIENTE` or the brand's provider type. */
  userType: z.string(),
  solCreated: z._default(z.boolean(), false),
  solSynchronized: z._default(z.boolean(), false),
  disclaimerAccepted: z._default(z.boolean(), false),
  /** The number of the user's service points, counted by the back end. */
  servicesPointOnCashUser: absentAsNull(z.int().check(z.minimum(0))),
  /**
   * The level of the assignment because of which the user may access the record by which the list is filtered; missing
   * if no such filter is set.
   */
  reach: absentAsNull(AssignedLevel),
  country: UserCountry,
  roles: z._default(z.array(Role), []),
})
export interface User extends FieldsOf<typeof User> {}

const assigned = {
  id: z.int(),
  codeSol: absentAsNull(z.string()),
  description: z.string(),
  active: z._default(z.boolean(), true),
}

/** A service point that a user may access. (USR-2) */
export const AssignedServicePoint = named<AssignedServicePoint>().object(assigned)
export interface AssignedServicePoint extends FieldsOf<typeof AssignedServicePoint> {}

/**
 * A subclient with the service points that a user may access. If the list is empty, the user may access all of them.
 * (USR-2)
 */
export const AssignedSubclient = named<AssignedSubclient>().object({
  ...assigned,
  servicepoints: z._default(z.array(AssignedServicePoint), []),
})
export interface AssignedSubclient extends FieldsOf<typeof AssignedSubclient> {}

/**
 * A client with the subclients that a user may access. If the list is empty, the user may access all of them. (USR-2)
 */
export const AssignedClient = named<AssignedClient>().object({
  ...assigned,
  subclients: z._default(z.array(AssignedSubclient), []),
})
export interface AssignedClient extends FieldsOf<typeof AssignedClient> {}

/** A user with all of their assignments. (USR-1) */
export const UserDetail = named<UserDetail>().object({
  ...User.shape,
  clients: z._default(z.array(AssignedClient), []),
})
export interface UserDetail extends FieldsOf<typeof UserDetail> {}
