import { type AssignedClient, type AssignmentClient, addAssignments } from '@remesa/domain/users'
import { and, asc, countDistinct, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients } from '../db/schema'

/** One row of what is assigned, by ids; `null` for a level that stands for everything below the one before it. */
export interface AssignmentLeaf {
  readonly clientId: number
  readonly subclientId: number | null
  readonly servicePointId: number | null
}

/** The rows that a tree is stored as, each once. */
export const leavesOf = (tree: readonly AssignmentClient[]): readonly AssignmentLeaf[] =>
  addAssignments([], tree).flatMap(({ id: clientId, subclients }): AssignmentLeaf[] => {
    if (subclients.length === 0) return [{ clientId, subclientId: null, servicePointId: null }]
    return subclients.flatMap(({ id: subclientId, servicepoints }): AssignmentLeaf[] => {
      if (servicepoints.length === 0) return [{ clientId, subclientId, servicePointId: null }]
      return servicepoints.map(({ id }) => ({ clientId, subclientId, servicePointId: id }))
    })
  })

/** The tree of stored rows. */
export const treeOfLeaves = (leaves: readonly AssignmentLeaf[]): readonly AssignmentClient[] =>
  addAssignments(
    [],
    leaves.map(({ clientId, subclientId, servicePointId }) => ({
      id: clientId,
      subclients:
        subclientId === null
          ? []
          : [{ id: subclientId, servicepoints: servicePointId === null ? [] : [{ id: servicePointId }] }],
    })),
  )

const nodeFields = {
  client: {
    id: clients.id,
    codeSol: clients.codeSol,
    description: clients.description,
    active: clients.active,
  },
  subclient: {
    id: subclients.id,
    codeSol: subclients.codeSol,
    description: subclients.description,
    active: subclients.active,
  },
  point: {
    id: servicePoints.id,
    codeSol: servicePoints.codeSol,
    description: servicePoints.description,
    active: servicePoints.active,
  },
}

/** What is assigned to a user with codes and names, everything in the order of its names. */
export const listAssignedClients = async (
  db: Database,
  userId: number,
): Promise<readonly AssignedClient[]> => {
  const rows = await db
    .select(nodeFields)
    .from(assignments)
    .innerJoin(clients, eq(clients.id, assignments.clientId))
    .leftJoin(subclients, eq(subclients.id, assignments.subclientId))
    .leftJoin(servicePoints, eq(servicePoints.id, assignments.servicePointId))
    .where(eq(assignments.userId, userId))
    .orderBy(
      asc(clients.description),
      asc(clients.id),
      asc(subclients.description),
      asc(subclients.id),
      asc(servicePoints.description),
      asc(servicePoints.id),
    )
  return addAssignments<AssignedClient>(
    [],
    rows.map(({ client, subclient, point }) => ({
      ...client,
      subclients: subclient ? [{ ...subclient, servicepoints: point ? [point] : [] }] : [],
    })),
  )
}

/** How many distinct service points users reach, by user: whole clients and subclients count all that lie below them. */
export const countReachedPoints = async (
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: assignments.userId, value: countDistinct(servicePoints.id) })
    .from(assignments)
    .innerJoin(
      subclients,
      and(
        eq(subclients.clientId, assignments.clientId),
        or(isNull(assignments.subclientId), eq(assignments.subclientId, subclients.id)),
      ),
    )
    .innerJoin(
      servicePoints,
      and(
        eq(servicePoints.subclientId, subclients.id),
        or(isNull(assignments.servicePointId), eq(assignments.servicePointId, servicePoints.id)),
      ),
    )
    .where(inArray(assignments.userId, [...userIds]))
    .groupBy(assignments.userId)
  return new Map(rows.map(({ userId, value }) => [userId, value]))
}
