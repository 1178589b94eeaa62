import { canEditOid, type UserCountry } from '@remesa/domain/users'
import { type Caller, wireRoles } from '../authorisation'
import { users } from '../db/schema'

/** Columns of a user that responses may contain. The hash of the password is excluded. */
export const userFields = {
  id: users.id,
  version: users.version,
  oid: users.oid,
  username: users.username,
  name: users.name,
  lastName: users.lastName,
  email: users.email,
  countryId: users.countryId,
  userType: users.userType,
  admin: users.admin,
  supervisor: users.supervisor,
  active: users.active,
  solCreated: users.solCreated,
  solSynchronized: users.solSynchronized,
  disclaimerAcceptedAt: users.disclaimerAcceptedAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

/** A row with the columns of `userFields`. */
export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userFields>

/**
 * A user as the API sends it to a caller. Only administrators get the id at an external identity provider. Only users
 * who may change the administrator flag get this flag.
 */
export const toUser = (
  { countryId: _, disclaimerAcceptedAt, createdAt, updatedAt, oid, admin, version, ...user }: UserRow,
  parts: {
    readonly country: UserCountry
    readonly roles: readonly string[]
    readonly servicePoints: number
  },
  caller: Caller,
) => ({
  ...user,
  version: String(version),
  ...(canEditOid(caller).allowed ? { oid } : {}),
  ...(caller.ability.can('read', 'UserEditAdministration') ? { admin } : {}),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  disclaimerAccepted: disclaimerAcceptedAt !== null,
  servicesPointOnCashUser: parts.servicePoints,
  country: parts.country,
  roles: wireRoles(parts.roles),
})
