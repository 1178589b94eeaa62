import { decide } from '../kernel'
import {
  type AssignmentDraft,
  type AssignmentFacts,
  assignmentOf,
  validateAssignment,
} from './assignment-draft'
import { type AssignmentParties, canAssign } from './assignment-request'
import { coversAssignments } from './assignments'
import { type UserRefusal, userRefusal } from './decision'
import type { AssignmentPlan } from './plan-points'
import type { User } from './user.schema'

/** The assignment that many users receive, and the loaded records from which the viewer chose it. */
export interface PlannedAssignment extends Omit<AssignmentFacts, 'user'> {
  readonly draft: AssignmentDraft
  /** Id of the country of the chosen client. */
  readonly countryId: number
}

/**
 * The plan for one user when many users receive the same assignment: the call is sent, the user already has the
 * assignment, or the call is blocked, with all reasons. `buildAssignmentRequest` returns the body of a call that is
 * sent. (USR-69)
 *
 * @param assignment The choices, which must be complete.
 */
export const planUserAssignment = (
  { draft, countryId, ...loaded }: PlannedAssignment,
  { viewer, user }: AssignmentParties & { readonly user: Pick<User, 'active'> },
): AssignmentPlan => {
  const facts = { ...loaded, viewer, user }
  if (coversAssignments(user.clients, assignmentOf(draft, facts))) return { kind: 'already' }
  const { allowed, reasons } = decide<UserRefusal['rule']>([
    !user.active && userRefusal('inactive'),
    user.country.id !== countryId && userRefusal('other-client-country'),
    validateAssignment(draft, facts).length > 0 && userRefusal('partly-assigned'),
    ...canAssign(draft, facts, { overwriteConfirmed: false }).reasons,
  ])
  return allowed ? { kind: 'waiting' } : { kind: 'blocked', reasons }
}
