/** A service point in a tree of assignments. Any record with an id can be used. */
export interface AssignmentPoint {
  readonly id: number
}

/** A subclient in a tree of assignments. If it has no service points, the whole subclient is assigned. */
export interface AssignmentSubclient {
  readonly id: number
  readonly servicepoints: readonly AssignmentPoint[]
}

/** A client in a tree of assignments. If it has no subclients, the whole client is assigned. */
export interface AssignmentClient {
  readonly id: number
  readonly subclients: readonly AssignmentSubclient[]
}

/** The question whether assignments of some subclients may replace a user's assignment of a whole client. */
export interface OverwriteQuestion<C extends AssignmentClient> {
  readonly key: typeof OVERWRITE_QUESTION_KEY
  /** The clients that are assigned as a whole and would be replaced, with their current assignments. */
  readonly clients: readonly C[]
}

/**
 * Message key of the question whether the assignment of a whole client may be replaced by assignments of some of its
 * subclients. The text contains the client's name as `{client}`.
 */
export const OVERWRITE_QUESTION_KEY = 'users.question.overwrite-client'

/**
 * The number of different service points in a tree of assignments. Points of clients and subclients that are assigned
 * as a whole are not counted. (USR-40)
 */
export const countServicePoints = (tree: readonly AssignmentClient[]): number => servicePointIds(tree).size

/** Whether a client is assigned as a whole or in part. (USR-41) */
export const containsClient = (tree: readonly AssignmentClient[], clientId: number): boolean =>
  tree.some(({ id }) => id === clientId)

/** Whether a subclient is assigned as a whole, in part, or together with its whole client. (USR-41) */
export const containsSubclient = (
  tree: readonly AssignmentClient[],
  { clientId, subclientId }: { readonly clientId: number; readonly subclientId: number },
): boolean =>
  tree.some(
    (client) =>
      client.id === clientId && (isWholeClient(client) || client.subclients.some(hasId(subclientId))),
  )

/** Whether a service point is assigned, individually or together with its whole subclient or client. (USR-41) */
export const containsServicePoint = (
  tree: readonly AssignmentClient[],
  point: { readonly clientId: number; readonly subclientId: number; readonly servicePointId: number },
): boolean =>
  coversAssignments(tree, [
    {
      id: point.clientId,
      subclients: [{ id: point.subclientId, servicepoints: [{ id: point.servicePointId }] }],
    },
  ])

/**
 * Whether a tree contains all assignments of `part`. If `part` assigns a whole client, the tree must also assign this
 * whole client. (USR-42)
 */
export const coversAssignments = (
  tree: readonly AssignmentClient[],
  part: readonly AssignmentClient[],
): boolean => {
  const merged = byIds(union(tree, joinClients))
  return part.every((client) => {
    const held = merged.get(client.id)
    if (held === undefined || isWholeClient(held)) return held !== undefined
    const subclients = byIds(held.subclients)
    return !isWholeClient(client) && client.subclients.every((part) => isHeld(subclients.get(part.id), part))
  })
}

/**
 * The tree after assignments were added. Each client, subclient and point occurs once. A client or subclient that is
 * assigned as a whole stays whole if parts of it are added; use `overwriteAssignments` to replace the whole with the
 * parts. (USR-43)
 */
export const addAssignments = <C extends AssignmentClient>(
  tree: readonly C[],
  added: readonly C[],
): readonly C[] => union([...tree, ...added], joinClients)

/**
 * The question that the viewer must answer before the added parts replace the assignment of a whole client; `undefined`
 * if no whole client would be replaced. (USR-44)
 */
export const overwriteQuestion = <C extends AssignmentClient>(
  tree: readonly C[],
  added: readonly AssignmentClient[],
): OverwriteQuestion<C> | undefined => {
  const narrowed = added.filter((client) => !isWholeClient(client)).map(({ id }) => id)
  const clients = tree.filter((client) => isWholeClient(client) && narrowed.includes(client.id))
  return clients.length === 0 ? undefined : { key: OVERWRITE_QUESTION_KEY, clients }
}

/**
 * The tree after the viewer has confirmed the replacement: the added subclients replace the assignments of whole
 * clients. (USR-45)
 */
export const overwriteAssignments = <C extends AssignmentClient>(
  tree: readonly C[],
  added: readonly C[],
): readonly C[] => {
  const narrowed = overwriteQuestion(tree, added)?.clients
  return addAssignments(
    tree.filter((client) => !narrowed?.includes(client)),
    added,
  )
}

/**
 * The tree after assignments were removed. A client or subclient without children in `removed` is removed with all its
 * children. A client or subclient whose last child is removed is removed, too; without children it would be assigned as
 * a whole. From a client or subclient that is assigned as a whole, single children can't be removed. (USR-46)
 */
export const removeAssignments = <C extends AssignmentClient>(
  tree: readonly C[],
  removed: readonly AssignmentClient[],
): readonly C[] =>
  without(union(tree, joinClients), union(removed, joinClients), (client, gone) => {
    if (isWholeClient(gone)) return undefined
    if (isWholeClient(client)) return client
    const subclients = without(client.subclients, gone.subclients, remainingSubclient)
    return subclients.length === 0 ? undefined : { ...client, subclients }
  })

/** The ids of the service points in a tree of assignments. (USR-40) */
export const servicePointIds = (tree: readonly AssignmentClient[]): ReadonlySet<number> =>
  new Set(
    tree.flatMap(({ subclients }) =>
      subclients.flatMap(({ servicepoints }) => servicepoints.map(({ id }) => id)),
    ),
  )

/** Whether a client is assigned as a whole, because it has no subclients in the tree. (USR-2) */
export const isWholeClient = ({ subclients }: AssignmentClient): boolean => subclients.length === 0

/** Whether a subclient is assigned as a whole, because it has no service points in the tree. (USR-2) */
export const isWholeSubclient = ({ servicepoints }: AssignmentSubclient): boolean =>
  servicepoints.length === 0

const hasId =
  (wanted: number) =>
  ({ id }: { readonly id: number }): boolean =>
    id === wanted

const byIds = <N extends { readonly id: number }>(nodes: readonly N[]): ReadonlyMap<number, N> =>
  new Map(nodes.map((node) => [node.id, node]))

const isHeld = (held: AssignmentSubclient | undefined, part: AssignmentSubclient): boolean => {
  if (held === undefined || isWholeSubclient(held)) return held !== undefined
  const points = byIds(held.servicepoints)
  return !isWholeSubclient(part) && part.servicepoints.every(({ id }) => points.has(id))
}

const remainingSubclient = (
  subclient: AssignmentSubclient,
  gone: AssignmentSubclient,
): AssignmentSubclient | undefined => {
  if (isWholeSubclient(gone)) return undefined
  if (isWholeSubclient(subclient)) return subclient
  const points = byIds(gone.servicepoints)
  const servicepoints = subclient.servicepoints.filter(({ id }) => !points.has(id))
  return servicepoints.length === 0 ? undefined : { ...subclient, servicepoints }
}

/**
 * Nodes merged by id, in the order of their first appearance. For the first node with an id, both arguments of `join`
 * are that node.
 */
const union = <N extends { readonly id: number }>(
  nodes: readonly N[],
  join: (held: N, more: N) => N,
): readonly N[] => {
  const joined = new Map<number, N>()
  for (const node of nodes) joined.set(node.id, join(joined.get(node.id) ?? node, node))
  return [...joined.values()]
}

function joinClients<C extends AssignmentClient>(held: C, more: C): C {
  if (isWholeClient(held) || isWholeClient(more)) return { ...held, subclients: [] }
  return { ...held, subclients: union([...held.subclients, ...more.subclients], joinSubclients) }
}

function joinSubclients(held: AssignmentSubclient, more: AssignmentSubclient): AssignmentSubclient {
  if (isWholeSubclient(held) || isWholeSubclient(more)) return { ...held, servicepoints: [] }
  return {
    ...held,
    servicepoints: union([...held.servicepoints, ...more.servicepoints], (point) => point),
  }
}

const without = <N extends { readonly id: number }, G extends { readonly id: number }>(
  nodes: readonly N[],
  removed: readonly G[],
  reduce: (node: N, gone: G) => N | undefined,
): readonly N[] => {
  const goneById = byIds(removed)
  return nodes.flatMap((node) => {
    const gone = goneById.get(node.id)
    const left = gone === undefined ? node : reduce(node, gone)
    return left === undefined ? [] : [left]
  })
}
