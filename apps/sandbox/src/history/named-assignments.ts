import type { HistoryChange } from '@remesa/domain/records'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { clientsWithin, type Scope, servicePointsWithin, subclientsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients, servicePoints, subclients } from '../db/schema'

const Leaf = z.object({
  clientId: z.int(),
  subclientId: z.nullable(z.int()),
  servicePointId: z.nullable(z.int()),
})

const leavesOf = (change: HistoryChange) =>
  change.field === 'assignments' && 'added' in change
    ? [...change.added, ...change.removed].flatMap((row) => Leaf.safeParse(row).data ?? [])
    : []

/**
 * Adds names to the assignments in some changes. The stored entries contain only ids, because a user may have thousands
 * of assignments. Assignments outside the scope are removed together with their ids. (REC-67)
 */
export const namedAssignments = async (
  db: Database,
  scope: Scope,
  changes: readonly HistoryChange[],
): Promise<(change: HistoryChange) => HistoryChange> => {
  const leaves = changes.flatMap(leavesOf)
  if (leaves.length === 0) return (change) => change
  const names = {
    client: await namesOf(
      leaves.map(({ clientId }) => clientId),
      (ids) =>
        db
          .select({ id: clients.id, name: clients.description })
          .from(clients)
          .where(and(inArray(clients.id, ids), clientsWithin(db, scope))),
    ),
    subclient: await namesOf(
      leaves.map(({ subclientId }) => subclientId),
      (ids) =>
        db
          .select({ id: subclients.id, name: subclients.description })
          .from(subclients)
          .innerJoin(clients, eq(clients.id, subclients.clientId))
          .where(and(inArray(subclients.id, ids), subclientsWithin(db, scope))),
    ),
    servicePoint: await namesOf(
      leaves.map(({ servicePointId }) => servicePointId),
      (ids) =>
        db
          .select({ id: servicePoints.id, name: servicePoints.description })
          .from(servicePoints)
          .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
          .innerJoin(clients, eq(clients.id, subclients.clientId))
          .where(and(inArray(servicePoints.id, ids), servicePointsWithin(db, scope))),
    ),
  }
  const named = (row: unknown): readonly unknown[] => {
    const { data } = Leaf.safeParse(row)
    if (data === undefined) return scope.kind === 'everything' ? [row] : []
    const { clientId, subclientId, servicePointId } = data
    const client = names.client.get(clientId)
    const subclient = names.subclient.get(subclientId ?? 0)
    const servicePoint = names.servicePoint.get(servicePointId ?? 0)
    const isReached =
      client !== undefined &&
      (subclientId === null || subclient !== undefined) &&
      (servicePointId === null || servicePoint !== undefined)
    return isReached || scope.kind === 'everything' ? [{ ...data, client, subclient, servicePoint }] : []
  }
  return (change) =>
    change.field === 'assignments' && 'added' in change
      ? { ...change, added: change.added.flatMap(named), removed: change.removed.flatMap(named) }
      : change
}

/** Number of ids in one statement. */
const BATCH = 5_000

const namesOf = async (
  wanted: readonly (number | null)[],
  read: (ids: number[]) => Promise<readonly { readonly id: number; readonly name: string }[]>,
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(wanted.filter((id) => id !== null))]
  const names = new Map<number, string>()
  for (let from = 0; from < ids.length; from += BATCH) {
    for (const { id, name } of await read(ids.slice(from, from + BATCH))) names.set(id, name)
  }
  return names
}
