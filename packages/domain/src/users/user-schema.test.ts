import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AssignedClient,
  AssignmentRemovalRequest,
  AssignmentRequest,
  AssignmentResponse,
  isWholeClient,
  isWholeSubclient,
  User,
  UserDetail,
  UserFlagRequest,
  UserOidRequest,
  userMessageKeys,
} from '.'
import { anyUserDetail } from './users.arbitraries'

const least = {
  id: 7,
  username: 'ana.ruiz',
  name: 'Ana',
  lastName: 'Ruiz',
  active: true,
  userType: 'CLIENTE',
  country: { id: 1, code: 'ES' },
}

describe('records', () => {
  it('[USR-1] a missing field of a user in a response becomes null, and a missing flag becomes false', () => {
    expect(UserDetail.parse({ ...least, unheardOf: 1 })).toEqual({
      ...least,
      oid: null,
      email: null,
      createdAt: null,
      updatedAt: null,
      reach: null,
      admin: false,
      supervisor: false,
      solCreated: false,
      solSynchronized: false,
      disclaimerAccepted: false,
      servicesPointOnCashUser: null,
      country: { id: 1, code: 'ES', name: '', maxServicesPoint: null },
      roles: [],
      clients: [],
    })
    expect(User.parse(least)).not.toHaveProperty('clients')
  })

  it.each([
    ['id', 'seven'],
    ['createdAt', '2026-11-21T09:30:00'],
    ['servicesPointOnCashUser', -1],
    ['active', null],
    ['country', { id: 1, code: 'ES', maxServicesPoint: 1.5 }],
  ])('[USR-1] a response about a user is refused if its %s is %j', (name, value) => {
    expect(UserDetail.safeParse({ ...least, [name]: value }).success).toBe(false)
  })

  it('[USR-1] a user is unchanged after being written to JSON and parsed again', () => {
    fc.assert(
      fc.property(anyUserDetail, (user) => {
        expect(UserDetail.parse(JSON.parse(JSON.stringify(user)))).toEqual(user)
      }),
    )
  })

  it('[USR-2] an assignment of a client or subclient that lists no parts means the whole client or subclient', () => {
    const client = AssignedClient.parse({
      id: 1,
      description: 'Bazar',
      subclients: [{ id: 11, description: 'Norte' }],
    })
    expect(client).toEqual({
      id: 1,
      codeSol: null,
      description: 'Bazar',
      active: true,
      subclients: [{ id: 11, codeSol: null, description: 'Norte', active: true, servicepoints: [] }],
    })
    expect(isWholeClient(client)).toBe(false)
    expect(client.subclients.map(isWholeSubclient)).toEqual([true])
    expect(isWholeClient(AssignedClient.parse({ id: 1, description: 'Bazar' }))).toBe(true)
    expect(isWholeSubclient({ id: 11, servicepoints: [{ id: 111 }] })).toBe(false)
  })
})

describe('bodies', () => {
  const body = {
    addOnlyClient: false,
    numberOfServicesPoint: 2,
    clients: [{ id: 1, subclients: [{ id: 11, servicepoints: [{ id: 111 }] }] }],
  }

  it('[USR-64] the body that adds assignments has at least one client, and no id below 1', () => {
    expect(AssignmentRequest.safeParse(body).success).toBe(true)
    expect(AssignmentRequest.safeParse({ ...body, clients: [] }).success).toBe(false)
    expect(AssignmentRequest.safeParse({ ...body, numberOfServicesPoint: -1 }).success).toBe(false)
    expect(AssignmentRequest.safeParse({ ...body, other: 1 }).success).toBe(false)
    for (const id of [-1, 0, 1.5]) {
      const wrong = [
        { id, subclients: [] },
        { id: 1, subclients: [{ id, servicepoints: [] }] },
        { id: 1, subclients: [{ id: 11, servicepoints: [{ id }] }] },
      ]
      for (const client of wrong)
        expect(AssignmentRequest.safeParse({ ...body, clients: [client] }).success).toBe(false)
    }
  })

  it('[USR-66] in the body that removes assignments, addOnlyClient is false', () => {
    expect(AssignmentRemovalRequest.safeParse(body).success).toBe(true)
    expect(AssignmentRemovalRequest.safeParse({ ...body, addOnlyClient: true }).success).toBe(false)
  })

  it('[USR-25] the request body that sets a flag of a user may be empty', () => {
    expect(UserFlagRequest.parse({})).toEqual({})
    expect(UserFlagRequest.parse({ value: false })).toEqual({ value: false })
    expect(UserFlagRequest.safeParse({ value: 'no' }).success).toBe(false)
  })

  it.each([
    ['', false],
    [' ', false],
    ['x', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('[USR-22] a request body with the id %j at the identity provider is valid: %s', (oid, fits) => {
    expect(UserOidRequest.safeParse({ oid }).success).toBe(fits)
  })

  it('[USR-26] the field updatedSmartcash may be missing in a response about assignments', () => {
    expect(AssignmentResponse.parse({})).toEqual({ updatedSmartcash: null })
    expect(AssignmentResponse.parse({ updatedSmartcash: false })).toEqual({ updatedSmartcash: false })
  })
})

it('[USR-4] the list of message keys of users contains each key once', () => {
  expect(userMessageKeys).toHaveLength(new Set(userMessageKeys).size)
  expect(userMessageKeys).toEqual(
    expect.arrayContaining([
      'validation.messages.entity_already_assigned',
      'validation.messages.servicepoint_already_assigned',
      'validation.messages.user.ok',
      'validation.messages.user.ko',
      'label.add.servicepoint.warning',
      'label.sincronizado.ko',
      'message.usersreport.ok',
      'users.question.overwrite-client',
      'users.refused.own-user',
    ]),
  )
  expect(userMessageKeys).toContain('users.refused.more-rights')
})
