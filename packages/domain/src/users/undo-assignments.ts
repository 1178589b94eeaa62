import {
  type AssignmentClient,
  addAssignments,
  countServicePoints,
  isWholeClient,
  overwriteAssignments,
  removeAssignments,
} from './assignments'
import type { AssignmentIds, AssignmentRemovalRequest, AssignmentRequest } from './user-request.schema'

type Tree = readonly AssignmentClient[]

/**
 * The body that takes an addition back. `undefined` if no single removal would bring back exactly what was assigned
 * before, as when a whole client was narrowed. (USR-67)
 *
 * @param before what was assigned before the addition.
 * @param added what the addition named.
 */
export const undoAddition = (before: Tree, added: Tree): AssignmentRemovalRequest | undefined => {
  const after = overwriteAssignments(before, added)
  const removed = removeAssignments(added, before)
  if (removed.length === 0 || !isSameTree(removeAssignments(after, removed), before)) return undefined
  return { addOnlyClient: false, numberOfServicesPoint: countServicePoints(before), clients: idsOf(removed) }
}

/**
 * The body that takes a removal back. `undefined` if no single addition would bring back exactly what was assigned before,
 * as when whole clients and points were removed together. (USR-67)
 *
 * @param before what was assigned before the removal.
 * @param removed what the removal named.
 */
export const undoRemoval = (before: Tree, removed: Tree): AssignmentRequest | undefined => {
  const after = removeAssignments(before, removed)
  const lost = removeAssignments(before, after)
  const addOnlyClient = lost.every(isWholeClient)
  if (lost.length === 0 || (!addOnlyClient && lost.some(isWholeClient))) return undefined
  if (!isSameTree(overwriteAssignments(after, lost), before)) return undefined
  return { addOnlyClient, numberOfServicesPoint: countServicePoints(before), clients: idsOf(lost) }
}

/** Whether two trees assign the same, in whatever order they name it. */
const isSameTree = (some: Tree, others: Tree): boolean => {
  const names = leafNames(some)
  const otherNames = leafNames(others)
  return names.size === otherNames.size && [...otherNames].every((name) => names.has(name))
}

/** One name for each whole client, whole subclient and point of a tree. */
const leafNames = (tree: Tree): ReadonlySet<string> =>
  new Set(
    addAssignments(tree, []).flatMap(({ id, subclients }) =>
      subclients.length === 0
        ? [`${id}`]
        : subclients.flatMap((subclient) =>
            subclient.servicepoints.length === 0
              ? [`${id}/${subclient.id}`]
              : subclient.servicepoints.map((point) => `${id}/${subclient.id}/${point.id}`),
          ),
    ),
  )

const idsOf = (tree: Tree): AssignmentIds =>
  tree.map(({ id, subclients }) => ({
    id,
    subclients: subclients.map((subclient) => ({
      id: subclient.id,
      servicepoints: subclient.servicepoints.map((point) => ({ id: point.id })),
    })),
  }))
