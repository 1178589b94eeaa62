import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from '../authorisation'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients } from '../db/schema'
import type { AssignmentLeaf } from './assignment-tree'
import { coveredBy } from './user-scope'

/** Number of rows in one statement. PostgreSQL accepts only 65,535 parameters. */
const batchSize = 1_000

const leaf = {
  clientId: sql`leaf."clientId"`,
  subclientId: sql`leaf."subclientId"`,
  servicePointId: sql`leaf."servicePointId"`,
}

/** The rows of assignments as a table in a single parameter, so that their number is unlimited. */
const leafTable = (leaves: readonly AssignmentLeaf[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(leaves)}::jsonb) as leaf("clientId" bigint, "subclientId" bigint, "servicePointId" bigint)`

/**
 * Locks the subclients and service points in assignments until the transaction ends, so that none of them can be moved
 * meanwhile.
 */
export const lockPlaces = async (tx: Database, leaves: readonly AssignmentLeaf[]): Promise<void> => {
  const idsOf = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  for (const [table, ids] of [
    [subclients, idsOf(leaves.map(({ subclientId }) => subclientId))],
    [servicePoints, idsOf(leaves.map(({ servicePointId }) => servicePointId))],
  ] as const)
    await tx.select({ id: table.id }).from(table).where(isAnyOf(table.id, ids)).orderBy(table.id).for('share')
}

/**
 * Whether all assignments are valid. The assigned clients, subclients and service points must exist, must be in one
 * country, and must be within the scope. Each level must belong to the previous level.
 */
export const areWithinReach = async (
  db: Database,
  leaves: readonly AssignmentLeaf[],
  { countryId, scope }: { readonly countryId: number; readonly scope: Scope },
): Promise<boolean> => {
  const [found] = await db
    .select({ value: count() })
    .from(clients)
    .innerJoin(leafTable(leaves), eq(clients.id, leaf.clientId))
    .leftJoin(subclients, eq(subclients.id, leaf.subclientId))
    .leftJoin(servicePoints, eq(servicePoints.id, leaf.servicePointId))
    .where(
      and(
        eq(clients.countryId, countryId),
        // The parent is checked by a condition and not by the join, so that the database finds each row by its own id.
        or(isNull(leaf.subclientId), eq(subclients.clientId, clients.id)),
        or(isNull(leaf.servicePointId), eq(servicePoints.subclientId, subclients.id)),
        scope.kind === 'assigned' ? coveredBy(db, scope.userId, leaf) : undefined,
      ),
    )
  return found?.value === leaves.length
}

/**
 * The number of service points in assignments. Each point is counted once. The list must contain each assignment once,
 * and no assignment that is a part of another assignment.
 */
export const countPointsOf = async (db: Database, leaves: readonly AssignmentLeaf[]): Promise<number> => {
  const named = leaves.filter(({ servicePointId }) => servicePointId !== null).length
  const wholeSubclients = leaves.flatMap(({ subclientId, servicePointId }) =>
    subclientId !== null && servicePointId === null ? [subclientId] : [],
  )
  const wholeClients = leaves.flatMap(({ clientId, subclientId }) => (subclientId === null ? [clientId] : []))
  if (named === leaves.length) return named
  const [found] = await db
    .select({ value: count() })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .where(or(isAnyOf(subclients.id, wholeSubclients), isAnyOf(subclients.clientId, wholeClients)))
  return named + (found?.value ?? 0)
}

/** SQL condition: the column is one of the ids. The ids are a single parameter, so that their number is unlimited. */
const isAnyOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::bigint[])`

export interface StoredLeaf extends AssignmentLeaf {
  readonly id: number
}

/** The rows of a user's stored assignments. */
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
 * Replaces the rows of a user's assignments. Only differences are written.
 *
 * @returns whether anything was different.
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
    await tx.delete(assignments).where(isAnyOf(assignments.id, gone))
  }
  for (let from = 0; from < come.length; from += batchSize) {
    await tx.insert(assignments).values(come.slice(from, from + batchSize).map((row) => ({ userId, ...row })))
  }
  return gone.length + come.length > 0
}

const keyOf = ({ clientId, subclientId, servicePointId }: AssignmentLeaf): string =>
  `${clientId} ${subclientId} ${servicePointId}`
