import { and, count, countDistinct, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients } from '../db/schema'
import type { AssignmentLeaf } from './assignment-tree'
import { coveredBy } from './user-scope'

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 1_000

const leaf = {
  clientId: sql`leaf."clientId"`,
  subclientId: sql`leaf."subclientId"`,
  servicePointId: sql`leaf."servicePointId"`,
}

/** Leaves as a table of their own, in one parameter however many they are. */
const leafTable = (leaves: readonly AssignmentLeaf[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(leaves)}::jsonb) as leaf("clientId" bigint, "subclientId" bigint, "servicePointId" bigint)`

/** Whether every leaf is there, each level below the one before it, in one country and within a scope. */
export const areWithinReach = async (
  db: Database,
  leaves: readonly AssignmentLeaf[],
  { countryId, scope }: { readonly countryId: number; readonly scope: Scope },
): Promise<boolean> => {
  const [found] = await db
    .select({ value: count() })
    .from(clients)
    .innerJoin(leafTable(leaves), eq(clients.id, leaf.clientId))
    .leftJoin(subclients, and(eq(subclients.id, leaf.subclientId), eq(subclients.clientId, clients.id)))
    .leftJoin(
      servicePoints,
      and(eq(servicePoints.id, leaf.servicePointId), eq(servicePoints.subclientId, subclients.id)),
    )
    .where(
      and(
        eq(clients.countryId, countryId),
        or(isNull(leaf.subclientId), isNotNull(subclients.id)),
        or(isNull(leaf.servicePointId), isNotNull(servicePoints.id)),
        scope.kind === 'assigned' ? coveredBy(db, scope.userId, leaf) : undefined,
      ),
    )
  return found?.value === leaves.length
}

/** How many distinct service points leaves stand for. */
export const countPointsOf = async (db: Database, leaves: readonly AssignmentLeaf[]): Promise<number> => {
  const [found] = await db
    .select({ value: countDistinct(servicePoints.id) })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(
      leafTable(leaves),
      and(
        eq(subclients.clientId, leaf.clientId),
        or(isNull(leaf.subclientId), eq(subclients.id, leaf.subclientId)),
        or(isNull(leaf.servicePointId), eq(servicePoints.id, leaf.servicePointId)),
      ),
    )
  return found?.value ?? 0
}

export interface StoredLeaf extends AssignmentLeaf {
  readonly id: number
}

/** What is assigned to a user as it is stored. */
export const listStoredLeaves = (db: Database, userId: number): Promise<StoredLeaf[]> =>
  db
    .select({
      id: assignments.id,
      clientId: assignments.clientId,
      subclientId: assignments.subclientId,
      servicePointId: assignments.servicePointId,
    })
    .from(assignments)
    .where(eq(assignments.userId, userId))
    .orderBy(assignments.id)

/**
 * Stores leaves in place of those before, touching only what differs.
 *
 * @returns Whether anything did.
 */
export const replaceLeaves = async (
  tx: Database,
  userId: number,
  { before, after }: { readonly before: readonly StoredLeaf[]; readonly after: readonly AssignmentLeaf[] },
): Promise<boolean> => {
  const keys = { before: new Set(before.map(keyOf)), after: new Set(after.map(keyOf)) }
  const gone = before.filter((row) => !keys.after.has(keyOf(row))).map(({ id }) => id)
  const come = after.filter((row) => !keys.before.has(keyOf(row)))
  if (gone.length > 0) {
    await tx.delete(assignments).where(sql`${assignments.id} = any(${`{${gone.join(',')}}`}::bigint[])`)
  }
  for (let from = 0; from < come.length; from += batchSize) {
    await tx.insert(assignments).values(come.slice(from, from + batchSize).map((row) => ({ userId, ...row })))
  }
  return gone.length + come.length > 0
}

const keyOf = ({ clientId, subclientId, servicePointId }: AssignmentLeaf): string =>
  `${clientId} ${subclientId} ${servicePointId}`
