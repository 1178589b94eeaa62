import { describe, expect, it } from 'vitest'
import type { PortalAbility } from '../abilities'
import {
  buildServiceAccount,
  canGiveServiceAccount,
  canManageServiceAccounts,
  canRenewServiceSecret,
  emptyServiceAccountDraft,
  ServiceAccountRequest,
  ServiceAccountSecret,
  validateServiceAccount,
} from '.'
import { userAbility, userWith, viewerWith } from './users.arbitraries'

const rulesOf = (decision: { readonly reasons: readonly { readonly rule: string }[] }) =>
  decision.reasons.map(({ rule }) => rule)

const managing = (facts: Parameters<typeof userAbility>[0] = {}) =>
  userAbility({ admin: true, roles: ['USER-MANAGEMENT'], ...facts })

/** The user with id 1, who acts as the manager of service accounts. */
const managerWith = (ability: PortalAbility, facts: { admin?: boolean; isService?: boolean } = {}) => ({
  ...viewerWith({ id: 1, username: 'the.manager' }),
  admin: true,
  isService: false,
  ability,
  ...facts,
})
const ownerWith = (facts: Parameters<typeof userWith>[0] = {}, ability = userAbility()) => ({
  ...userWith({ id: 7, active: true, admin: false, supervisor: false, ...facts }),
  rights: ability.rules,
  hasServiceAccount: false,
})

describe('the users who manage service accounts', () => {
  it('[SES-60] administrators who may manage users can manage service accounts, but a service account never can', () => {
    const rules = (ability: PortalAbility, facts = {}) =>
      rulesOf(canManageServiceAccounts(managerWith(ability, facts)))
    expect(rules(managing())).toEqual([])
    expect(rules(managing(), { admin: false })).toEqual(['not-administrator'])
    expect(rules(userAbility({ admin: true, roles: [] }))).toEqual(['users-not-managed'])
    expect(rules(managing(), { isService: true })).toEqual(['service-account'])
  })

  it('[SES-61] an active user can have one service account, and an inactive user can’t get one', () => {
    const manager = managerWith(managing())
    expect(rulesOf(canGiveServiceAccount(manager, ownerWith()))).toEqual([])
    expect(rulesOf(canGiveServiceAccount(manager, ownerWith({ active: false })))).toEqual(['inactive'])
    expect(rulesOf(canGiveServiceAccount(manager, { ...ownerWith(), hasServiceAccount: true }))).toEqual([
      'has-service-account',
    ])
  })

  it('[SES-62] a customer can create a service account only for their own rights or for a user without further rights', () => {
    const manager = managerWith(managing())
    const clients = userAbility({ roles: ['ADMINISTRATION'] })
    expect(rulesOf(canGiveServiceAccount(manager, ownerWith({}, clients)))).toContain('more-rights')
    const both = managerWith(managing({ roles: ['USER-MANAGEMENT', 'ADMINISTRATION'] }))
    expect(rulesOf(canGiveServiceAccount(both, ownerWith({}, clients)))).toEqual([])
    expect(rulesOf(canGiveServiceAccount(manager, ownerWith({ id: 1 }, clients)))).toEqual([])
  })

  it('[SES-62] only viewers who may appoint administrators can create service accounts for administrators and supervisors', () => {
    const staff = managerWith(userAbility({ provider: true, roles: ['USER-MANAGEMENT'] }))
    const rules = rulesOf(canGiveServiceAccount(staff, ownerWith({ admin: true, supervisor: true })))
    expect(rules).toContain('administration-not-editable')
    const administrator = managerWith(managing({ provider: true }))
    expect(
      rulesOf(canGiveServiceAccount(administrator, ownerWith({ admin: true, supervisor: true }))),
    ).toEqual([])
  })

  it('[SES-62] only viewers who have all rights of a service account can renew its secret, even if the account’s user is inactive', () => {
    const manager = managerWith(managing())
    const clients = userAbility({ roles: ['ADMINISTRATION'] })
    expect(rulesOf(canRenewServiceSecret(manager, ownerWith({}, clients)))).toEqual(['more-rights'])
    expect(rulesOf(canRenewServiceSecret(manager, ownerWith({ admin: true })))).not.toEqual([])
    expect(rulesOf(canRenewServiceSecret(manager, ownerWith({ active: false })))).toEqual([])
    expect(rulesOf(canRenewServiceSecret({ ...manager, isService: true }, ownerWith()))).toEqual([
      'service-account',
    ])
  })

  it('[SES-62] an administrator of every country can create a service account for a user with other roles', () => {
    const administrator = managerWith(managing({ provider: true }))
    const clients = userAbility({ roles: ['ADMINISTRATION'] })
    expect(rulesOf(canGiveServiceAccount(administrator, ownerWith({}, clients)))).toEqual([])
  })
})

describe('the form of a service account', () => {
  it('[SES-61] a service account requires a user and a name of at most 60 characters', () => {
    const issuesOf = (draft: Parameters<typeof validateServiceAccount>[0]) =>
      validateServiceAccount(draft).map(({ rule, path }) => `${path} ${rule}`)
    expect(issuesOf(emptyServiceAccountDraft)).toEqual(['name required', 'userId required'])
    expect(issuesOf({ name: ' '.repeat(3), userId: '7' })).toEqual(['name required'])
    expect(issuesOf({ name: 'n'.repeat(61), userId: '7' })).toEqual(['name max'])
    expect(issuesOf({ name: 'n'.repeat(60), userId: '7' })).toEqual([])
  })

  it('[SES-61] the request body of a new service account has the name without surrounding spaces and the id of the user', () => {
    const body = buildServiceAccount({ name: '  Nightly batch ', userId: '7' })
    expect(ServiceAccountRequest.parse(body)).toEqual({ name: 'Nightly batch', userId: 7 })
  })

  it('[SES-63] the secret of a service account is null if the response does not contain it', () => {
    expect(ServiceAccountSecret.parse({ clientId: 'service-1' })).toEqual({
      clientId: 'service-1',
      secret: null,
    })
  })
})
