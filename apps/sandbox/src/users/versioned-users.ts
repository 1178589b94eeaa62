import { contract } from '@remesa/api-client/contract'
import { FALLBACK_LOCALE } from '@remesa/domain/kernel'
import { hiddenUserFields } from '@remesa/domain/users'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { userRoles, users } from '../db/schema'
import type { VersionedKind } from '../records'
import { listStoredLeaves } from './stored-assignments'
import { findUser } from './user-repository'

/**
 * Users as records that have versions. Data that the operations system has about a user create no version, because
 * people do not edit them.
 */
export const versionedUsers: VersionedKind = {
  kind: 'users',
  table: users,
  read: contract.users.get,
  find: (db, id, caller) => findUser(db, id, { caller, locale: FALLBACK_LOCALE }),
  special: { sets: ['assignments'] },
  hiddenFrom: hiddenUserFields,
  snapshot: async (db, id) => {
    const [user] = await db
      .select({
        username: users.username,
        countryId: users.countryId,
        state: { oid: users.oid, active: users.active, admin: users.admin, supervisor: users.supervisor },
      })
      .from(users)
      .where(eq(users.id, id))
    if (user === undefined) throw new Error('[users] a locked user has no row')
    const leaves = await listStoredLeaves(db, id)
    const assignments = leaves.map(({ id: _, ...leaf }) => leaf)
    return {
      name: user.username,
      countryId: user.countryId,
      state: { ...user.state, roles: await rolesOf(db, id), assignments },
    }
  },
}

const rolesOf = async (db: Database, userId: number): Promise<readonly string[]> => {
  const rows = await db
    .select({ suffix: userRoles.suffix })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.suffix)
  return rows.map(({ suffix }) => suffix)
}
