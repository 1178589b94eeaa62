import type { PortalAbility } from '../abilities'
import { decide } from '../kernel'
import type { LoggedUser } from '../session'
import type { AssignmentRow } from './assignment-rows'
import { type UserDecision, userRefusal } from './decision'
import type { User } from './user.schema'
import type { UserFlagRequest } from './user-request.schema'
import { isSynchronised } from './user-row'

/** The fields of the signed-in user that decide which actions on other users are allowed. */
export type UserViewer = Pick<LoggedUser, 'id' | 'username' | 'admin'>

type Readable = Pick<PortalAbility, 'can'>

/**
 * Whether a user is the signed-in user. Both are compared by id, or by user name if the signed-in user has no id.
 * (USR-20)
 */
export const isOwnUser = (
  viewer: Pick<UserViewer, 'id' | 'username'>,
  user: Pick<User, 'id' | 'username'>,
): boolean => (viewer.id === null ? viewer.username === user.username : viewer.id === user.id)

/**
 * Whether a viewer may synchronise a user. The user must not be synchronised yet; only administrators may synchronise
 * themselves. (USR-21)
 */
export const canSynchroniseUser = (
  viewer: UserViewer,
  user: Pick<User, 'id' | 'username' | 'solSynchronized'>,
): UserDecision =>
  decide([
    isSynchronised(user) && userRefusal('already-synchronised'),
    isUntouchable(viewer, user) && userRefusal('own-user'),
  ])

/**
 * Whether the administrator switch is visible: only on pages of other users, and with permission to read
 * UserEditAdministration. (USR-24)
 */
export const adminSwitch = (
  ability: Readable,
  viewer: UserViewer,
  user: Pick<User, 'id' | 'username'>,
): UserDecision =>
  decide([
    isOwnUser(viewer, user) && userRefusal('own-user'),
    !ability.can('read', 'UserEditAdministration') && userRefusal('administration-not-editable'),
  ])

/**
 * Whether the supervisor switch is visible: with permission to read UserEditAdministration or UserEditSupervision.
 * (USR-24)
 */
export const supervisorSwitch = (ability: Readable): UserDecision =>
  decide([
    !ability.can('read', 'UserEditAdministration') &&
      !ability.can('read', 'UserEditSupervision') &&
      userRefusal('supervision-not-editable'),
  ])

/**
 * Whether the supervisor flag of a user may be set to `value`. Viewers can remove their own flag only with permission
 * to read UserEditAdministration, because otherwise they could not set the flag again. (USR-27)
 */
export const supervisorChange = (
  ability: Readable,
  viewer: UserViewer,
  user: Pick<User, 'id' | 'username'>,
  value: boolean,
): UserDecision =>
  decide([
    ...supervisorSwitch(ability).reasons,
    !value &&
      isOwnUser(viewer, user) &&
      !ability.can('read', 'UserEditAdministration') &&
      userRefusal('last-own-right'),
  ])

/**
 * The value of a flag after a call: the value in the body or, if there is none, the opposite of the current value.
 * (USR-25)
 */
export const nextFlag = (current: boolean, { value }: UserFlagRequest = {}): boolean => value ?? !current

/**
 * Whether a viewer may add and remove assignments of a user. Only administrators may change their own assignments.
 * (USR-28)
 */
export const assignmentControls = (viewer: UserViewer, user: Pick<User, 'id' | 'username'>): UserDecision =>
  decide([isUntouchable(viewer, user) && userRefusal('own-user')])

/**
 * Whether a row in the table of assignments links to a service point. The row must be for a single service point, and
 * the viewer needs permission to read ServicepointEditPage. (USR-29)
 */
export const servicePointLink = (
  ability: Readable,
  row: Pick<AssignmentRow, 'servicePointId'>,
): UserDecision =>
  decide([
    row.servicePointId === null && userRefusal('not-one-service-point'),
    !ability.can('read', 'ServicepointEditPage') && userRefusal('service-point-not-editable'),
  ])

const isUntouchable = (viewer: UserViewer, user: Pick<User, 'id' | 'username'>): boolean =>
  isOwnUser(viewer, user) && !viewer.admin
