import type { Locale } from '@remesa/domain/kernel'
import { type AssignedClient, type AssignmentClient, addAssignments } from '@remesa/domain/users'
import { and, asc, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { inTextOrder } from '../kernel/text-collation'

/**
 * A row of a user's assignments, with the ids of the records. Without `servicePointId`, the row assigns the whole
 * subclient. Without `subclientId`, it assigns the whole client.
 */
export interface AssignmentLeaf {
  readonly clientId: number
  readonly subclientId: number | null
  readonly servicePointId: number | null
}

/** The rows that store a tree of assignments. Each row occurs once. */
export const leavesOf = (tree: readonly AssignmentClient[]): readonly AssignmentLeaf[] =>
  addAssignments([], tree).flatMap(({ id: clientId, subclients }): AssignmentLeaf[] => {
    if (subclients.length === 0) return [{ clientId, subclientId: null, servicePointId: null }]
    return subclients.flatMap(({ id: subclientId, servicepoints }): AssignmentLeaf[] => {
      if (servicepoints.length === 0) return [{ clientId, subclientId, servicePointId: null }]
      return servicepoints.map(({ id }) => ({ clientId, subclientId, servicePointId: id }))
    })
  })

interface Row<Node> {
  readonly client: Node
  readonly subclient: Node | null
  readonly point: Node | null
}

/**
 * The tree of assignments from stored rows. Each node is at the position of its first row. If a row assigns a whole
 * client or subclient, the rows for its parts are ignored.
 */
const treeOfRows = <Node extends { readonly id: number }>(rows: readonly Row<Node>[]) =>
  grouped(rows, ({ client }) => client).map(([client, ofClient]) => ({
    ...client,
    subclients: grouped(ofClient, ({ subclient }) => subclient).map(([subclient, ofSubclient]) => ({
      ...subclient,
      servicepoints: grouped(ofSubclient, ({ point }) => point).map(([point]) => point),
    })),
  }))

/**
 * Rows grouped by the record that `nodeOf` returns for them. The result is empty if `nodeOf` returns `null` for a row,
 * because then the whole parent is assigned.
 */
const grouped = <R, Node extends { readonly id: number }>(
  rows: readonly R[],
  nodeOf: (row: R) => Node | null,
): readonly (readonly [Node, readonly R[]])[] => {
  const groups = Map.groupBy(rows, (row) => nodeOf(row)?.id)
  if (groups.has(undefined)) return []
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const node = first === undefined ? null : nodeOf(first)
    return node === null ? [] : [[node, group] as const]
  })
}

/** The tree of assignments from stored rows that contain only ids. */
export const treeOfLeaves = (leaves: readonly AssignmentLeaf[]): readonly AssignmentClient[] => {
  const node = (id: number | null) => (id === null ? null : { id })
  return treeOfRows(
    leaves.map(({ clientId, subclientId, servicePointId }) => ({
      client: { id: clientId },
      subclient: node(subclientId),
      point: node(servicePointId),
    })),
  )
}

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

/**
 * The assignments of users, with codes and names, sorted by name. The result is a map, whose keys are the ids of the
 * users. Users without assignments are omitted.
 */
export const listAssignedClients = async (
  db: Database,
  userIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, readonly AssignedClient[]>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ ...nodeFields, userId: assignments.userId })
    .from(assignments)
    .innerJoin(clients, eq(clients.id, assignments.clientId))
    .leftJoin(subclients, eq(subclients.id, assignments.subclientId))
    .leftJoin(servicePoints, eq(servicePoints.id, assignments.servicePointId))
    .where(isAmong(assignments.userId, userIds))
    .orderBy(
      inTextOrder(clients.description, locale),
      asc(clients.id),
      inTextOrder(subclients.description, locale),
      asc(subclients.id),
      inTextOrder(servicePoints.description, locale),
      asc(servicePoints.id),
    )
  const ofUsers = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...ofUsers].map(([userId, own]) => [userId, treeOfRows(own)]))
}

/**
 * The number of service points that each user may see, as a map whose keys are the ids of the users. If a whole client
 * or subclient is assigned, all its points count. Each point counts once for a user.
 */
export const countReachedPoints = async (
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (userIds.length === 0) return new Map()
  const ofUsers = inArray(assignments.userId, [...userIds])
  const fields = { userId: assignments.userId, pointId: sql<number>`${servicePoints.id}`.as('point_id') }
  const isWhole = isNull(assignments.servicePointId)
  // A service point can be assigned in three ways, each of which is found by equal ids. A single join for all three
  // ways would compare every point with every row.
  const reached = unionAll(
    db
      .select(fields)
      .from(assignments)
      .innerJoin(servicePoints, eq(servicePoints.id, assignments.servicePointId))
      .where(ofUsers),
    db
      .select(fields)
      .from(assignments)
      .innerJoin(servicePoints, eq(servicePoints.subclientId, assignments.subclientId))
      .where(and(ofUsers, isWhole)),
    db
      .select(fields)
      .from(assignments)
      .innerJoin(subclients, eq(subclients.clientId, assignments.clientId))
      .innerJoin(servicePoints, eq(servicePoints.subclientId, subclients.id))
      .where(and(ofUsers, isWhole, isNull(assignments.subclientId))),
  ).as('reached')
  const rows = await db
    .select({ userId: reached.userId, value: countDistinct(reached.pointId) })
    .from(reached)
    .groupBy(reached.userId)
  return new Map(rows.map(({ userId, value }) => [userId, value]))
}
