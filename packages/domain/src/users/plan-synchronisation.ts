import type { AssignmentPlan } from './plan-points'
import type { User } from './user.schema'
import { canSynchroniseUser, type UserViewer } from './user-edit'
import { isSynchronised } from './user-row'

/**
 * The plan for one user when many users are synchronised at once: the call is sent, the user is already synchronised,
 * or the call is blocked, with all reasons. (USR-75)
 */
export const planSynchronisation = (
  viewer: UserViewer,
  user: Pick<User, 'id' | 'username' | 'solSynchronized'>,
): AssignmentPlan => {
  if (isSynchronised(user)) return { kind: 'already' }
  const { allowed, reasons } = canSynchroniseUser(viewer, user)
  return allowed ? { kind: 'waiting' } : { kind: 'blocked', reasons }
}
