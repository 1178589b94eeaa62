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

/** The assignment for each of many users, and the loaded rows for choosing it. */
export interface PlannedAssignment extends Omit<AssignmentFacts, 'user'> {
  readonly draft: AssignmentDraft
  /** Country of the chosen client. */
  readonly countryId: number
}

/**
 * The effect of assigning the same to many users, for one of them: it is assigned, is so already, or is
 * blocked with every reason. Where it is assigned, `buildAssignmentRequest` gives the body. (USR-69)
 *
 * @param assignment a choice that is complete.
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
