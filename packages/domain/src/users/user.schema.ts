import { z } from 'zod'
import { absentAsNull, Instant } from '../kernel'
import { Role } from '../session'

/** USR-1. Country of a user. `maxServicesPoint` caps the service points of each of its users; 0 or absent: no cap. */
export const UserCountry = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string().default(''),
  maxServicesPoint: absentAsNull(z.number().int().min(0)),
})
export type UserCountry = z.output<typeof UserCountry>

/** USR-1. A person with an account, as the list shows it. A flag that the wire leaves out is not set. */
export const User = z.object({
  id: z.number().int(),
  oid: absentAsNull(z.string()),
  username: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: absentAsNull(z.string()),
  createdAt: absentAsNull(Instant),
  updatedAt: absentAsNull(Instant),
  active: z.boolean(),
  admin: z.boolean().default(false),
  supervisor: z.boolean().default(false),
  /** `CLIENTE` or the brand's provider type. */
  userType: z.string(),
  solCreated: z.boolean().default(false),
  solSynchronized: z.boolean().default(false),
  disclaimerAccepted: z.boolean().default(false),
  /** How many service points the back end counts for the user. */
  servicesPointOnCashUser: absentAsNull(z.number().int().min(0)),
  country: UserCountry,
  roles: z.array(Role).default([]),
})
export type User = z.output<typeof User>

const assigned = {
  id: z.number().int(),
  codeSol: absentAsNull(z.string()),
  description: z.string(),
  active: z.boolean().default(true),
}

/** USR-2. A service point that a user may reach. */
export const AssignedServicePoint = z.object(assigned)
export type AssignedServicePoint = z.output<typeof AssignedServicePoint>

/** USR-2. A subclient of which a user may reach the service points named, or all where none is named. */
export const AssignedSubclient = z.object({
  ...assigned,
  servicepoints: z.array(AssignedServicePoint).default([]),
})
export type AssignedSubclient = z.output<typeof AssignedSubclient>

/** USR-2. A client of which a user may reach the subclients named, or everything where none is named. */
export const AssignedClient = z.object({ ...assigned, subclients: z.array(AssignedSubclient).default([]) })
export type AssignedClient = z.output<typeof AssignedClient>

/** USR-1. A user with everything that is assigned to him. */
export const UserDetail = User.extend({ clients: z.array(AssignedClient).default([]) })
export type UserDetail = z.output<typeof UserDetail>
