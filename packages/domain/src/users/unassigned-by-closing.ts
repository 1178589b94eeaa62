import type { PortalAbility } from '../abilities'
import { canUnassign } from './assignment-request'
import { type AssignmentRow, assignmentRows } from './assignment-rows'
import type { UserDetail } from './user.schema'
import type { UserViewer } from './user-edit'

/**
 * The assignment that is removed from a user when a service point is closed: the individual assignment of that point,
 * if the viewer may change the user's assignments; otherwise `undefined`. Assignments of a whole client or subclient
 * remain. (REC-127)
 */
export const unassignedByClosing = (
  user: Pick<UserDetail, 'id' | 'username' | 'clients'>,
  {
    pointId,
    viewer,
    ability,
  }: {
    readonly pointId: number
    readonly viewer: UserViewer
    readonly ability: Pick<PortalAbility, 'can'>
  },
): AssignmentRow | undefined => {
  const own = assignmentRows(user.clients, { all: '' }).filter(
    ({ servicePointId }) => servicePointId === pointId,
  )
  const isAllowed = ability.can('manage', 'User') && canUnassign(own, { viewer, user }).allowed
  return isAllowed ? own[0] : undefined
}
