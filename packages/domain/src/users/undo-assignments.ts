import {
  type AssignmentClient,
  addAssignments,
  countServicePoints,
  isWholeClient,
  overwriteAssignments,
  overwriteQuestion,
  removeAssignments,
} from './assignments'
import type { AssignmentIds, AssignmentRemovalRequest, AssignmentRequest } from './user-request.schema'

type Tree = readonly AssignmentClient[]

/**
 * The body of the call that undoes an addition. It is `undefined` if one call can't restore exactly the assignments
 * before, for instance after parts have replaced a whole client. (USR-67)
 *
 * @param before The assignments before the addition.
 * @param added The assignments that were added.
 */
export const undoAddition = (before: Tree, added: Tree): AssignmentRemovalRequest | undefined => {
  const after = overwriteAssignments(before, added)
  const removed = removeAssignments(added, before)
  if (removed.length === 0 || !isSameTree(removeAssignments(after, removed), before)) return undefined
  return { addOnlyClient: false, numberOfServicesPoint: countServicePoints(before), clients: idsOf(removed) }
}

/**
 * The body of the call that undoes an addition in which parts of clients replaced whole clients. The call assigns the
 * whole clients again. The body is `undefined` if the call would not restore exactly the assignments in `before`.
 * (USR-67)
 */
export const undoNarrowing = (before: Tree, added: Tree): AssignmentRequest | undefined => {
  const whole = overwriteQuestion(before, added)?.clients ?? []
  const after = overwriteAssignments(before, added)
  if (whole.length === 0 || !isSameTree(overwriteAssignments(after, whole), before)) return undefined
  return { addOnlyClient: true, numberOfServicesPoint: countServicePoints(before), clients: idsOf(whole) }
}

/**
 * The body of the call that undoes a removal. It is `undefined` if one call can't restore exactly the assignments
 * before, for instance after whole clients and points were removed together. (USR-67)
 *
 * @param before The assignments before the removal.
 * @param removed The assignments that were removed.
 */
export const undoRemoval = (before: Tree, removed: Tree): AssignmentRequest | undefined => {
  const after = removeAssignments(before, removed)
  const lost = removeAssignments(before, after)
  const addOnlyClient = lost.every(isWholeClient)
  if (lost.length === 0 || (!addOnlyClient && lost.some(isWholeClient))) return undefined
  if (!isSameTree(overwriteAssignments(after, lost), before)) return undefined
  return { addOnlyClient, numberOfServicesPoint: countServicePoints(before), clients: idsOf(lost) }
}

/** Whether two trees contain the same assignments, in any order. */
const isSameTree = (some: Tree, others: Tree): boolean => {
  const names = leafNames(some)
  const otherNames = leafNames(others)
  return names.size === otherNames.size && [...otherNames].every((name) => names.has(name))
}

/** The names of all assignments in a tree: one for each whole client, whole subclient and single service point. */
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
