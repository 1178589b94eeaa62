import { roleCatalogue } from '@remesa/domain/abilities'
import { oidEditability, type UserCountry } from '@remesa/domain/users'
import type { Caller } from '../authorisation'
import { users } from '../db/schema'

/** Columns of a user that may leave the process; the password's hash is not among them. */
export const userFields = {
  id: users.id,
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

/** A row of `userFields`. */
export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userFields>

const catalogue = new Map(roleCatalogue().map(({ suffix, ...role }, at) => [suffix, { id: at + 1, ...role }]))

/** Roles as the wire has them, in the order of the catalogue; ends of codes that it does not know are left out. */
const toRoles = (suffixes: readonly string[]) =>
  suffixes.flatMap((suffix) => catalogue.get(suffix) ?? []).toSorted((one, other) => one.id - other.id)

/**
 * A user as the wire has him, for one caller: the id of the identity provider is for administrators, the administrator
 * flag for those who may change it.
 */
export const toUser = (
  { countryId: _, disclaimerAcceptedAt, createdAt, updatedAt, oid, admin, ...user }: UserRow,
  parts: {
    readonly country: UserCountry
    readonly roles: readonly string[]
    readonly servicePoints: number
  },
  caller: Caller,
) => ({
  ...user,
  ...(oidEditability(caller).allowed ? { oid } : {}),
  ...(caller.ability.can('read', 'UserEditAdministration') ? { admin } : {}),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  disclaimerAccepted: disclaimerAcceptedAt !== null,
  servicesPointOnCashUser: parts.servicePoints,
  country: parts.country,
  roles: toRoles(parts.roles),
})
