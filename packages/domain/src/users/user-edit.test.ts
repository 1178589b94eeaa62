import { createMongoAbility } from '@casl/ability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PortalAbility, roleCatalogue } from '../abilities'
import { defaultBrand } from '../kernel'
import {
  adminSwitch,
  assignmentControls,
  assignmentToast,
  buildOidRequest,
  canEditOid,
  canSaveOid,
  canSynchroniseUser,
  changeOidDraft,
  emptyOidDraft,
  isOwnUser,
  MAX_OID_LENGTH,
  nextFlag,
  rolesCard,
  servicePointLink,
  supervisorChange,
  supervisorSwitch,
  synchronisationOutcome,
  UserOidRequest,
  validateOid,
} from '.'
import { anyUserAbility, anyViewer, userAbility, userWith, viewerWith } from './users.arbitraries'

const user = userWith()
const own = viewerWith({ id: 7 })
const rulesOf = (decision: { readonly reasons: readonly { readonly rule: string }[] }) =>
  decision.reasons.map(({ rule }) => rule)
const refused = (rule: string) => ({
  allowed: false,
  reasons: [{ rule, key: `users.refused.${rule}`, params: {} }],
})
const allowed = { allowed: true, reasons: [] }
const ok = { tone: 'success', key: 'validation.messages.user.ok' }
const ko = { tone: 'warning', key: 'validation.messages.user.ko' }

describe('the viewer’s own account', () => {
  it.each([
    [7, 'luis.gil', true],
    [8, 'ana.ruiz', false],
    [null, 'ana.ruiz', true],
    [null, 'ANA.RUIZ', false],
    [null, 'luis.gil', false],
  ])(
    '[USR-20] for a viewer with id %s and name %s, the account with id 7 and name ana.ruiz is their own: %s',
    (id, username, isOwn) => {
      expect(isOwnUser({ id, username }, user)).toBe(isOwn)
    },
  )

  it('[USR-20] every user is the owner of their own account, and of no other account', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), fc.boolean(), (id, username, knowsId) => {
        expect(isOwnUser({ id: knowsId ? id : null, username }, { id, username })).toBe(true)
        expect(isOwnUser({ id, username }, { id: id + 1, username })).toBe(false)
      }),
    )
  })
})

describe('synchronising', () => {
  const stale = { ...user, solSynchronized: false }

  it('[USR-21] only users who are not yet synchronised can be synchronised', () => {
    expect(canSynchroniseUser(viewerWith(), stale)).toEqual(allowed)
    expect(canSynchroniseUser(viewerWith(), user)).toEqual(refused('already-synchronised'))
  })

  it('[USR-21] only administrators can synchronise their own account', () => {
    expect(canSynchroniseUser(own, stale)).toEqual(refused('own-user'))
    expect(canSynchroniseUser({ ...own, admin: true }, stale)).toEqual(allowed)
    expect(rulesOf(canSynchroniseUser(own, user))).toEqual(['already-synchronised', 'own-user'])
  })

  it.each([
    [200, ok, true],
    [201, ko, false],
    [204, ko, false],
    [500, ko, false],
  ])(
    '[USR-21] a synchronisation with response status %i shows the message %j; the user is loaded again: %s',
    (status, toast, reloads) => {
      expect(synchronisationOutcome(status)).toEqual({ toast, reloads })
    },
  )
})

describe('the id of the identity provider', () => {
  const known = { oid: 'abc' }

  it('[USR-23] only administrators see a user’s id at the identity provider', () => {
    expect(canEditOid({ admin: true })).toEqual(allowed)
    expect(canEditOid({ admin: false })).toEqual(refused('not-administrator'))
  })

  it('[USR-22] the field of a user’s id at the identity provider is read-only until it is opened, and closing it restores the id', () => {
    const closed = emptyOidDraft(known)
    expect(closed).toEqual({ editing: false, oid: 'abc' })
    expect(emptyOidDraft({ oid: null }).oid).toBe('')
    expect(changeOidDraft(closed, { type: 'oid', oid: 'x' }, known)).toEqual(closed)
    const open = changeOidDraft(closed, { type: 'editing', editing: true }, known)
    expect(open).toEqual({ editing: true, oid: 'abc' })
    const typed = changeOidDraft(open, { type: 'oid', oid: 'x' }, known)
    expect(typed).toEqual({ editing: true, oid: 'x' })
    expect(changeOidDraft(typed, { type: 'editing', editing: true }, known)).toEqual(typed)
    expect(changeOidDraft(typed, { type: 'editing', editing: false }, known)).toEqual(closed)
  })

  it.each(['', '  '])("[USR-22] a user’s id at the identity provider can't be %j", (oid) => {
    expect(validateOid({ oid })).toEqual([
      { rule: 'required', key: 'validation.messages.required', path: 'oid', params: {} },
    ])
  })

  it('[USR-22] a user’s id at the identity provider has at most 200 characters', () => {
    expect(MAX_OID_LENGTH).toBe(200)
    expect(validateOid({ oid: ` ${'x'.repeat(200)} ` })).toEqual([])
    expect(validateOid({ oid: 'x'.repeat(201) })).toEqual([
      { rule: 'max', key: 'validation.messages.max', path: 'oid', params: { length: 200 } },
    ])
  })

  it('[USR-22] an administrator can save a user’s id at the identity provider if the field is open and its text has changed', () => {
    const facts = { viewer: { admin: true }, user: known }
    expect(canSaveOid({ editing: true, oid: 'x' }, facts)).toEqual(allowed)
    expect(canSaveOid({ editing: true, oid: 'x' }, { ...facts, user: { oid: null } })).toEqual(allowed)
    expect(canSaveOid({ editing: false, oid: ' abc ' }, { ...facts, viewer: { admin: false } })).toEqual({
      allowed: false,
      reasons: ['not-administrator', 'not-editing', 'unchanged'].flatMap((rule) => refused(rule).reasons),
    })
    expect(rulesOf(canSaveOid({ editing: true, oid: '' }, { ...facts, user: { oid: null } }))).toEqual([
      'unchanged',
    ])
  })

  it('[USR-22] a user’s id at the identity provider is sent without spaces at both ends', () => {
    expect(buildOidRequest({ oid: ' abc ' })).toEqual({ oid: 'abc' })
    expect(
      rulesOf(canSaveOid({ editing: true, oid: ' abc ' }, { viewer: { admin: true }, user: known })),
    ).toEqual(['unchanged'])
  })

  it('[USR-22] the request that stores a user’s valid id at the identity provider matches its schema and is not changed by parsing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 210 }), (oid) => {
        fc.pre(validateOid({ oid }).length === 0)
        const body = buildOidRequest({ oid })
        expect(body.oid).toBe(oid.trim())
        if (oid.length <= MAX_OID_LENGTH) expect(UserOidRequest.parse(body)).toEqual(body)
      }),
    )
  })
})

describe('the switches', () => {
  it.each([
    ['an administrator of the provider', { provider: true, admin: true }, allowed, allowed],
    [
      'the provider',
      { provider: true },
      refused('administration-not-editable'),
      refused('supervision-not-editable'),
    ],
    ['a supervisor', { supervisor: true }, refused('administration-not-editable'), allowed],
    [
      'a customer who administers',
      { admin: true },
      refused('administration-not-editable'),
      refused('supervision-not-editable'),
    ],
  ])(
    '[USR-24] the switches for the rights of administrators and supervisors are visible or hidden for %s',
    (_, facts, admin, supervisor) => {
      expect(adminSwitch(userAbility(facts), viewerWith(), user)).toEqual(admin)
      expect(supervisorSwitch(userAbility(facts))).toEqual(supervisor)
    },
  )

  it.each(['UserEditAdministration', 'UserEditSupervision'] as const)(
    '[USR-24] a viewer who has only the permission %s sees the switch for the right of supervisors',
    (subject) => {
      const ability: PortalAbility = createMongoAbility([{ action: 'read', subject }])
      expect(supervisorSwitch(ability)).toEqual(allowed)
      expect(supervisorChange(ability, own, user, false).allowed).toBe(subject === 'UserEditAdministration')
    },
  )

  it('[USR-24] the switch for the right of administrators is never visible in the viewer’s own account', () => {
    const ability = userAbility({ provider: true, admin: true })
    expect(adminSwitch(ability, { ...own, admin: true }, user)).toEqual(refused('own-user'))
  })

  it('[USR-24] a viewer who sees the switch for administrators also sees the switch for supervisors', () => {
    fc.assert(
      fc.property(anyUserAbility, anyViewer, ({ ability }, viewer) => {
        if (adminSwitch(ability, viewer, user).allowed) expect(supervisorSwitch(ability).allowed).toBe(true)
      }),
    )
  })

  it.each([
    [true, {}, false],
    [false, {}, true],
    [true, { value: true }, true],
    [false, { value: false }, false],
    [false, { value: true }, true],
  ])('[USR-25] if a user’s flag is %s, the request body %j sets it to %s', (current, body, flag) => {
    expect(nextFlag(current, body)).toBe(flag)
  })

  it('[USR-25] a call that contains no value reverses a flag of a user, and a repeated call with the same value has no further effect', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (current, value) => {
        expect(nextFlag(nextFlag(current))).toBe(current)
        expect(nextFlag(nextFlag(current, { value }), { value })).toBe(value)
      }),
    )
  })

  it("[USR-27] supervisors can't switch off their own right, except if they are also administrators", () => {
    const supervisor = userAbility({ supervisor: true })
    expect(supervisorChange(supervisor, own, user, false)).toEqual(refused('last-own-right'))
    expect(supervisorChange(supervisor, own, user, true)).toEqual(allowed)
    expect(supervisorChange(supervisor, viewerWith(), user, false)).toEqual(allowed)
    const admin = userAbility({ provider: true, admin: true, supervisor: true })
    expect(supervisorChange(admin, { ...own, admin: true }, user, false)).toEqual(allowed)
    expect(rulesOf(supervisorChange(userAbility(), own, user, false))).toEqual([
      'supervision-not-editable',
      'last-own-right',
    ])
  })

  it('[USR-27] a viewer who has used the switch for the right of supervisors can use it again', () => {
    fc.assert(
      fc.property(anyUserAbility, anyViewer, fc.boolean(), ({ facts, ability }, viewer, value) => {
        fc.pre(supervisorChange(ability, viewer, user, value).allowed)
        const after = isOwnUser(viewer, user) ? userAbility({ ...facts, supervisor: value }) : ability
        expect(supervisorSwitch(after).allowed).toBe(true)
      }),
    )
  })
})

describe('assignments of a user', () => {
  it('[USR-28] a viewer can change the assignments of other users, and only administrators can change their own', () => {
    expect(assignmentControls(viewerWith(), user)).toEqual(allowed)
    expect(assignmentControls(own, user)).toEqual(refused('own-user'))
    expect(assignmentControls({ ...own, admin: true }, user)).toEqual(allowed)
  })

  it('[USR-28] a viewer can change the assignments of a user if and only if the viewer may synchronise that user', () => {
    fc.assert(
      fc.property(anyViewer, (viewer) => {
        const stale = { ...user, solSynchronized: false }
        expect(assignmentControls(viewer, user)).toEqual(canSynchroniseUser(viewer, stale))
      }),
    )
  })

  it('[USR-29] the row of a single service point links to the page of that service point', () => {
    const ability = userAbility({ provider: true, roles: ['ADMINISTRATION'] })
    expect(servicePointLink(ability, { servicePointId: 111 })).toEqual(allowed)
    expect(servicePointLink(ability, { servicePointId: null })).toEqual(refused('not-one-service-point'))
    expect(servicePointLink(userAbility(), { servicePointId: 111 })).toEqual(
      refused('service-point-not-editable'),
    )
  })

  it.each([
    [null, ok],
    [true, ok],
    [false, ko],
  ])(
    '[USR-26] a change of assignments whose response has updatedSmartcash %s shows the message %j',
    (updatedSmartcash, toast) => {
      expect(assignmentToast({ updatedSmartcash })).toEqual(toast)
    },
  )
})

describe('the card of roles', () => {
  const roleNamed = (code: string) => ({ id: null, code, externalCode: null, module: null })

  it.each([
    [0, 1],
    [6, 1],
    [7, 2],
  ])('[USR-32] the card that lists %i roles of a user has %i columns', (count, columns) => {
    const roles = roleCatalogue()
      .slice(0, count)
      .map(({ code }) => roleNamed(code))
    expect(rolesCard({ roles }).columns).toBe(columns)
  })

  it('[USR-32] the card of a user’s roles shows the translated name of a known role, or the code of an unknown role', () => {
    const { rolePrefix } = defaultBrand
    const codes = [`${rolePrefix}PICKUP-EXCHANGE`, `${rolePrefix}ROOT`, 'PICKUP']
    expect(rolesCard({ roles: codes.map(roleNamed) }).roles).toEqual([
      { code: codes[0], labelKey: 'abilities.role.PICKUP-EXCHANGE' },
      { code: codes[1], labelKey: null },
      { code: codes[2], labelKey: null },
    ])
  })

  it('[USR-32] the card of a user’s roles shows each role of the brand once', () => {
    const brand = { ...defaultBrand, rolePrefix: 'R_' }
    const anyRoles = fc.array(fc.constantFrom(...roleCatalogue(brand)).map(({ code }) => roleNamed(code)))
    fc.assert(
      fc.property(anyRoles, (roles) => {
        const card = rolesCard({ roles }, brand)
        expect(card.roles.map(({ labelKey }) => labelKey)).toEqual([
          ...new Set(roles.map(({ code }) => code.replace('R_', 'abilities.role.'))),
        ])
        expect(card.columns === 2).toBe(card.roles.length > 6)
      }),
    )
  })
})
