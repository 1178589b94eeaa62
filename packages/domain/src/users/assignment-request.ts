import { decide } from '../kernel'
import { assignmentCapacity, assignmentFit, type CappedUser } from './assignment-capacity'
import {
  type AssignmentDraft,
  type AssignmentFacts,
  assignmentOf,
  validateAssignment,
} from './assignment-draft'
import { type AssignmentRow, assignmentsOfRows } from './assignment-rows'
import {
  type AssignmentClient,
  countServicePoints,
  overwriteAssignments,
  overwriteQuestion,
  removeAssignments,
} from './assignments'
import { type UserDecision, userRefusal } from './decision'
import type { User, UserDetail } from './user.schema'
import { assignmentControls, type UserViewer } from './user-edit'
import type { AssignmentRemovalRequest, AssignmentRequest } from './user-request.schema'

/** The viewer, and the user whose assignments the viewer changes. */
export interface AssignmentParties {
  readonly viewer: UserViewer
  readonly user: Pick<User, 'id' | 'username'> & CappedUser
}

/**
 * Whether the viewer may send a valid form. The viewer must be allowed to change the user's assignments, and the
 * maximum number of service points must not be exceeded. If parts would replace a whole client, the viewer must have
 * confirmed this. (USR-65)
 */
export const canAssign = (
  draft: AssignmentDraft,
  facts: AssignmentFacts & AssignmentParties,
  { overwriteConfirmed }: { readonly overwriteConfirmed: boolean },
): UserDecision => {
  const { user, viewer } = facts
  const added = assignmentOf(draft, facts)
  const capacity = assignmentCapacity(user)
  return decide([
    ...assignmentControls(viewer, user).reasons,
    ...capacity.reasons,
    ...(capacity.allowed ? assignmentFit(user, added).reasons : []),
    !overwriteConfirmed &&
      overwriteQuestion(user.clients, added) !== undefined &&
      userRefusal('overwrite-not-confirmed'),
  ])
}

/**
 * The body of the call that adds assignments. It contains only assignments that the user does not have yet, and the
 * number of different service points afterwards. (USR-64)
 *
 * @throws Error if the form is not valid: call `validateAssignment` first.
 */
export const buildAssignmentRequest = (draft: AssignmentDraft, facts: AssignmentFacts): AssignmentRequest => {
  if (validateAssignment(draft, facts).length > 0)
    throw new Error('[users] buildAssignmentRequest: the form has issues; validate first')
  const clients = assignmentOf(draft, facts)
  return {
    addOnlyClient: draft.addOnlyClient,
    numberOfServicesPoint: countServicePoints(
      overwriteAssignments<AssignmentClient>(facts.user.clients, clients),
    ),
    clients,
  }
}

/**
 * Whether the viewer may remove assignments. The viewer must be allowed to change the user's assignments, and a row
 * must be selected. (USR-66)
 */
export const canUnassign = (
  rows: readonly AssignmentRow[],
  { viewer, user }: Pick<AssignmentParties, 'viewer'> & { readonly user: Pick<User, 'id' | 'username'> },
): UserDecision =>
  decide([...assignmentControls(viewer, user).reasons, rows.length === 0 && userRefusal('nothing-selected')])

/**
 * The body of the call that removes the assignments in some rows. It contains the number of different service points
 * afterwards. (USR-66)
 */
export const buildRemovalRequest = (
  rows: readonly AssignmentRow[],
  user: Pick<UserDetail, 'clients'>,
): AssignmentRemovalRequest => {
  const removed = assignmentsOfRows(rows)
  return {
    addOnlyClient: false,
    numberOfServicesPoint: countServicePoints(removeAssignments(user.clients, removed)),
    clients: removed.map(({ id, subclients }) => ({
      id,
      subclients: subclients.map((subclient) => ({
        id: subclient.id,
        servicepoints: subclient.servicepoints.map((point) => ({ id: point.id })),
      })),
    })),
  }
}
