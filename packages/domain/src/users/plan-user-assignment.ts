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

/** The assignment for each of many users, and the loaded rows from which it was chosen. */
export interface PlannedAssignment extends Omit<AssignmentFacts, 'user'> {
  readonly draft: AssignmentDraft
  /** Country of the chosen client. */
  readonly countryId: number
}

/**
 * The effect of assigning the same records to many users, for one user: they are assigned, already were, or
 * are blocked with every reason. If they are assigned, `buildAssignmentRequest` gives the body. (USR-69)
 *
 * @param assignment a complete choice.
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
