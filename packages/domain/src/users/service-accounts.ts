import type { PortalAbility } from '../abilities'
import { check, cleanText, decide, type Issue, issuesOf } from '../kernel'
import { type UserDecision, userRefusal } from './decision'
import { MAX_SERVICE_ACCOUNT_NAME, type ServiceAccountRequest } from './service-account.schema'
import type { User } from './user.schema'
import { adminSwitch, supervisorSwitch, type UserViewer } from './user-edit'

type Readable = Pick<PortalAbility, 'can'>

/** A user who wants to manage service accounts, with the properties that decide about it. */
export interface ServiceAccountManager {
  readonly ability: Readable
  readonly admin: boolean
  /** Whether the user is a service account. */
  readonly isService: boolean
}

/**
 * Whether a user may list, create, renew and end service accounts. The user must be an administrator who may manage
 * users, and must not be a service account. (SES-60)
 */
export const canManageServiceAccounts = ({
  ability,
  admin,
  isService,
}: ServiceAccountManager): UserDecision =>
  decide([
    !ability.can('manage', 'User') && userRefusal('users-not-managed'),
    !admin && userRefusal('not-administrator'),
    isService && userRefusal('service-account'),
  ])

/** The user whose rights a service account has. */
export interface ServiceAccountUser extends Pick<User, 'id' | 'username' | 'admin' | 'supervisor'> {
  readonly rights: PortalAbility['rules']
}

/** The user whose rights a new service account would have. */
export interface ServiceAccountOwner extends ServiceAccountUser, Pick<User, 'active'> {
  /** Whether there is already a service account with the rights of this user. */
  readonly hasServiceAccount: boolean
}

/**
 * Whether a manager may have the secret of a service account. The manager must be allowed to grant all rights of the
 * account's user, because everyone who knows the secret has these rights. (SES-62)
 */
export const canRenewServiceSecret = (
  manager: ServiceAccountManager & UserViewer,
  user: ServiceAccountUser,
): UserDecision =>
  decide([
    ...canManageServiceAccounts(manager).reasons,
    ...(isSelf(manager, user) ? [] : rightsBeyond(manager, user)),
  ])

/**
 * Whether a manager may create a service account with the rights of a user. The user must be active and have no service
 * account yet, and the manager must be allowed to know the secret. (SES-61, SES-62)
 */
export const canGiveServiceAccount = (
  manager: ServiceAccountManager & UserViewer,
  user: ServiceAccountOwner,
): UserDecision =>
  decide([
    ...canRenewServiceSecret(manager, user).reasons,
    !user.active && userRefusal('inactive'),
    user.hasServiceAccount && userRefusal('has-service-account'),
  ])

const isSelf = (manager: UserViewer, user: Pick<User, 'id'>): boolean => manager.id === user.id

const rightsBeyond = (manager: ServiceAccountManager & UserViewer, user: ServiceAccountUser) => {
  const { ability } = manager
  return [
    ...(user.admin ? adminSwitch(ability, manager, user).reasons : []),
    ...(user.supervisor ? supervisorSwitch(ability).reasons : []),
    !ability.can('read', 'Countries') && !isCovered(ability, user.rights) && userRefusal('more-rights'),
  ]
}

/** Whether an ability includes every right of another ability. */
const isCovered = (ability: Readable, rights: PortalAbility['rules']): boolean =>
  rights.every(({ action, subject }) =>
    [action].flat().every((one) => [subject ?? 'all'].flat().every((what) => includes(ability, one, what))),
  )

const includes = (
  ability: Readable,
  action: Parameters<Readable['can']>[0],
  subject: Parameters<Readable['can']>[1] | 'all',
): boolean => subject !== 'all' && ability.can(action, subject)

/** The values that a viewer has entered in the form of a new service account. */
export interface ServiceAccountDraft {
  readonly name: string
  /** The id of the chosen user; empty if none is chosen. */
  readonly userId: string
}

/** The initial values in the form of a new service account, with both fields empty. */
export const emptyServiceAccountDraft: ServiceAccountDraft = { name: '', userId: '' }

/**
 * The validation issues of a service account. Its name and its user are required, and the name has at most 60
 * characters. (SES-61)
 */
export const validateServiceAccount = ({ name, userId }: ServiceAccountDraft): readonly Issue[] =>
  issuesOf([
    check('required', 'name', name, {}),
    check('max', 'name', cleanText(name), { length: MAX_SERVICE_ACCOUNT_NAME }),
    check('required', 'userId', userId, {}),
  ])

/** The body of the call that creates a service account. (SES-61) */
export const buildServiceAccount = ({ name, userId }: ServiceAccountDraft): ServiceAccountRequest => ({
  name: cleanText(name),
  userId: Number(userId),
})
