import { contract } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { userRoles, users } from '../db/schema'
import type { VersionedKind } from '../records'
import { listStoredLeaves } from './stored-assignments'
import { findUser } from './user-repository'

/** The versions of users. What the operations system has of them is no edit of anyone. */
export const versionedUsers: VersionedKind = {
  table: users,
  read: contract.users.get,
  find: findUser,
  state: async (db, id) => {
    const [user] = await db
      .select({ oid: users.oid, active: users.active, admin: users.admin, supervisor: users.supervisor })
      .from(users)
      .where(eq(users.id, id))
    const leaves = await listStoredLeaves(db, id)
    return {
      ...user,
      roles: await rolesOf(db, id),
      assignments: leaves.map(({ clientId, subclientId, servicePointId }) => ({
        clientId,
        subclientId,
        servicePointId,
      })),
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
