import type { PortalAbility } from '../abilities'
import { decide } from '../kernel'
import type { LoggedUser } from '../session'
import type { AssignmentRow } from './assignment-rows'
import { type UserDecision, userRefusal } from './decision'
import type { User } from './user.schema'
import type { UserFlagRequest } from './user-request.schema'
import { isSynchronised } from './user-row'

/** The fields of the signed-in user that decide about actions on other users. */
export type UserViewer = Pick<LoggedUser, 'id' | 'username' | 'admin'>

type Readable = Pick<PortalAbility, 'can'>

/**
 * Whether a user is the signed-in user. They are compared by id; if the signed-in user has no id, by user name.
 * (USR-20)
 */
export const isOwnUser = (
  viewer: Pick<UserViewer, 'id' | 'username'>,
  user: Pick<User, 'id' | 'username'>,
): boolean => (viewer.id === null ? viewer.username === user.username : viewer.id === user.id)

/**
 * Whether a user may be synchronised: the user is not synchronised yet, and is not the viewer unless the viewer is an
 * administrator. (USR-21)
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
 * Whether the administrator switch is shown: only on the pages of other users, and with permission to read
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
 * Whether the supervisor switch is shown: with permission to read UserEditAdministration or
 * UserEditSupervision. (USR-24)
 */
export const supervisorSwitch = (ability: Readable): UserDecision =>
  decide([
    !ability.can('read', 'UserEditAdministration') &&
      !ability.can('read', 'UserEditSupervision') &&
      userRefusal('supervision-not-editable'),
  ])

/**
 * Whether the supervisor flag may become `value`. Viewers can't remove their own flag unless UserEditAdministration
 * lets them set it again. (USR-27)
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
 * The value of a flag after a call: the value in the body; if the body has none, the opposite of the present value.
 * (USR-25)
 */
export const nextFlag = (current: boolean, { value }: UserFlagRequest = {}): boolean => value ?? !current

/**
 * Whether a viewer may add and remove assignments of a user: the user is not the viewer, or the viewer is an
 * administrator. (USR-28)
 */
export const assignmentControls = (viewer: UserViewer, user: Pick<User, 'id' | 'username'>): UserDecision =>
  decide([isUntouchable(viewer, user) && userRefusal('own-user')])

/**
 * Whether a row in the table of assignments links to its service point: only rows of one service point, and with
 * permission to read ServicepointEditPage. (USR-29)
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
