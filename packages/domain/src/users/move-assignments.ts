import { type AssignmentClient, addAssignments, removeAssignments } from './assignments'

/** The parents of a moved record before and after its move. */
export type RecordMove =
  | { readonly kind: 'subclients'; readonly id: number; readonly from: Parents; readonly to: Parents }
  | {
      readonly kind: 'service-points'
      readonly id: number
      readonly from: SubclientParents
      readonly to: SubclientParents
    }

interface Parents {
  readonly clientId: number
}

interface SubclientParents extends Parents {
  readonly subclientId: number
}

/**
 * The assignments of a user after a record was moved. An assignment of the record, or of a record below it, gets the
 * new parent; it is removed if the new parent is assigned as a whole. An assignment of the whole former parent is
 * unchanged. (REC-103)
 */
export const movedAssignments = (
  tree: readonly AssignmentClient[],
  move: RecordMove,
): readonly AssignmentClient[] => {
  const named = partsOf(tree, move)
  if (named === undefined) return tree
  const { before, after } = named
  return addAssignments(removeAssignments(tree, [before]), [after])
}

/**
 * The assignments of the moved record and of the records below it, once with their former parents and once with their
 * new parents.
 */
const partsOf = (tree: readonly AssignmentClient[], move: RecordMove) => {
  const subclients = tree.find(({ id }) => id === move.from.clientId)?.subclients ?? []
  if (move.kind === 'subclients') {
    const part = subclients.find(({ id }) => id === move.id)
    return (
      part && {
        before: { id: move.from.clientId, subclients: [{ id: move.id, servicepoints: [] }] },
        after: { id: move.to.clientId, subclients: [part] },
      }
    )
  }
  const { from, to } = move
  const part = subclients
    .find(({ id }) => id === from.subclientId)
    ?.servicepoints.find(({ id }) => id === move.id)
  const at = ({ clientId, subclientId }: SubclientParents): AssignmentClient => ({
    id: clientId,
    subclients: [{ id: subclientId, servicepoints: [{ id: move.id }] }],
  })
  return part && { before: at(from), after: at(to) }
}
