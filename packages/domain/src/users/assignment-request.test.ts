import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_ID,
  AssignmentRemovalRequest,
  AssignmentRequest,
  addAssignments,
  assignmentOf,
  assignmentRows,
  buildAssignmentRequest,
  buildRemovalRequest,
  canAssign,
  canUnassign,
  containsClient,
  countServicePoints,
  emptyAssignmentDraft,
  removeAssignments,
  validateAssignment,
} from '.'
import {
  anyAssignmentDraft,
  anyAssignmentFacts,
  anyAssignments,
  clientWith,
  userWith,
  viewerWith,
} from './users.arbitraries'
import { draftWith, factsWith, partly, point, whole } from './users.fixtures'

const empty = emptyAssignmentDraft()
const unlimited = { id: 1, code: 'ES' }

describe('the body that adds assignments', () => {
  it.each([
    ['a client whole', draftWith({ addOnlyClient: true }), [{ id: 1, subclients: [] }], 1],
    [
      'every loaded subclient for all',
      draftWith({ subclientId: ALL_ID }),
      [
        {
          id: 1,
          subclients: [
            { id: 11, servicepoints: [] },
            { id: 12, servicepoints: [] },
          ],
        },
      ],
      1,
    ],
    [
      'every loaded service point for all',
      draftWith({ subclientId: 11, servicePointId: ALL_ID }),
      [{ id: 1, subclients: [{ id: 11, servicepoints: [{ id: 111 }, { id: 112 }] }] }],
      3,
    ],
    [
      'one service point',
      draftWith({ subclientId: 11, servicePointId: 112 }),
      [{ id: 1, subclients: [{ id: 11, servicepoints: [{ id: 112 }] }] }],
      2,
    ],
  ])(
    '[USR-64] the body that adds assignments contains %s, and the user’s number of service points afterwards',
    (_, draft, clients, numberOfServicesPoint) => {
      const other = clientWith({
        id: 2,
        subclients: [{ id: 21, description: 'Este', servicepoints: [point(211)] }],
      })
      expect(buildAssignmentRequest(draft, factsWith(other))).toEqual({
        addOnlyClient: draft.addOnlyClient,
        numberOfServicesPoint,
        clients,
      })
    },
  )

  it('[USR-64] in the body that adds assignments, the number of service points counts each point once, even a point that was assigned before', () => {
    const all = draftWith({ subclientId: 11, servicePointId: ALL_ID })
    expect(buildAssignmentRequest(all, factsWith(partly)).numberOfServicesPoint).toBe(2)
  })

  it('[USR-64] if parts replace the assignment of a whole client, the new number of service points counts only the parts', () => {
    const one = draftWith({ subclientId: 11, servicePointId: 112 })
    expect(buildAssignmentRequest(one, factsWith(whole)).numberOfServicesPoint).toBe(1)
  })

  it('[USR-64] building the body that adds assignments throws if the form has issues', () => {
    expect(() => buildAssignmentRequest(empty, factsWith())).toThrow('validate first')
  })

  it.each([
    ['nothing is chosen', empty],
    ['no client is chosen to be whole', { ...empty, addOnlyClient: true }],
    ['a client alone is chosen', draftWith({})],
    ['the subclients of another client are loaded', draftWith({ clientId: 3, subclientId: ALL_ID })],
    ['a subclient alone is chosen', draftWith({ subclientId: 11 })],
    ['no service points are loaded', draftWith({ subclientId: 12, servicePointId: ALL_ID })],
  ])(
    '[USR-64] no assignment is sent while %s, because an empty list of subclients or service points would assign all of them',
    (_, draft) => {
      expect(assignmentOf(draft, factsWith())).toEqual([])
    },
  )

  it('[USR-64] the body that adds assignments matches its schema, contains no id -1, and has the number of old and new service points together', () => {
    fc.assert(
      fc.property(anyAssignmentDraft, anyAssignmentFacts, (draft, facts) => {
        fc.pre(validateAssignment(draft, facts).length === 0)
        const body = buildAssignmentRequest(draft, facts)
        expect(AssignmentRequest.safeParse(body).success).toBe(true)
        expect(JSON.stringify(body)).not.toContain('-1')
        expect(body.clients.some(({ subclients }) => subclients.length === 0)).toBe(draft.addOnlyClient)
        const named = new Set(
          [...facts.user.clients.filter((client) => client.subclients.length > 0), ...body.clients].flatMap(
            (client) => client.subclients.flatMap((sub) => sub.servicepoints.map(({ id }) => id)),
          ),
        )
        const absorbed = body.clients.some((client) =>
          client.subclients.some((sub) => sub.servicepoints.length === 0),
        )
        if (absorbed) expect(body.numberOfServicesPoint).toBeLessThanOrEqual(named.size)
        else expect(body.numberOfServicesPoint).toBe(named.size)
      }),
    )
  })
})

describe('sending the form', () => {
  const one = draftWith({ subclientId: 11, servicePointId: 112 })
  const asked = { overwriteConfirmed: false }
  const rulesOf = (decision: { readonly reasons: readonly { readonly rule: string }[] }) =>
    decision.reasons.map(({ rule }) => rule)

  it('[USR-65] a viewer can add assignments with a valid form to another user who has fewer service points than the maximum', () => {
    expect(canAssign(one, factsWith(), asked)).toEqual({ allowed: true, reasons: [] })
  })

  it('[USR-65] a viewer must confirm before parts of a client replace the assignment of the whole client', () => {
    expect(canAssign(one, factsWith(whole), asked)).toEqual({
      allowed: false,
      reasons: [
        { rule: 'overwrite-not-confirmed', key: 'users.refused.overwrite-not-confirmed', params: {} },
      ],
    })
    expect(canAssign(one, factsWith(whole), { overwriteConfirmed: true }).allowed).toBe(true)
  })

  it('[USR-65] assignments can’t be added if the user has the maximum number of service points or would exceed it', () => {
    const facts = factsWith(partly)
    const full = { ...facts, user: { ...facts.user, servicesPointOnCashUser: 5 } }
    expect(rulesOf(canAssign(one, full, asked))).toEqual(['service-points-full'])
    const all = draftWith({ subclientId: 11, servicePointId: ALL_ID })
    const nearly = { ...factsWith(), user: userWith({ servicesPointOnCashUser: 4 }) }
    expect(rulesOf(canAssign(all, nearly, asked))).toEqual(['too-many-service-points'])
  })

  it('[USR-65] only administrators can add assignments to their own account', () => {
    const own = { ...factsWith(), viewer: viewerWith({ id: 7 }) }
    expect(rulesOf(canAssign(one, own, asked))).toEqual(['own-user'])
    const admin = { ...own, viewer: viewerWith({ id: 7, admin: true }) }
    expect(canAssign(one, admin, asked).allowed).toBe(true)
  })

  it('[USR-65] a confirmation is required only if the chosen parts belong to a client that is assigned as a whole', () => {
    fc.assert(
      fc.property(anyAssignmentDraft, anyAssignmentFacts, (draft, facts) => {
        fc.pre(validateAssignment(draft, facts).length === 0)
        const sending = {
          ...facts,
          viewer: viewerWith(),
          user: userWith({ ...facts.user, country: unlimited }),
        }
        const chosen = assignmentOf(draft, facts).map(({ id }) => id)
        const isWhole = facts.user.clients.some(
          ({ id, subclients }) => chosen.includes(id) && subclients.length === 0,
        )
        expect(canAssign(draft, sending, asked).allowed).toBe(draft.addOnlyClient || !isWhole)
        expect(canAssign(draft, sending, { overwriteConfirmed: true }).allowed).toBe(true)
      }),
    )
  })
})

describe('removing', () => {
  const rows = assignmentRows(
    [
      clientWith({
        subclients: [
          { id: 11, description: 'Norte', servicepoints: [point(111), point(112)] },
          { id: 12, description: 'Sur' },
        ],
      }),
      clientWith({ id: 2 }),
    ],
    { all: 'All' },
  )
  const [first, second, subclient, client] = rows

  it('[USR-66] a viewer must select a row to remove assignments, and only administrators can remove their own assignments', () => {
    const user = userWith()
    expect(canUnassign(rows, { viewer: viewerWith(), user })).toEqual({ allowed: true, reasons: [] })
    expect(canUnassign([], { viewer: viewerWith({ id: 7 }), user }).reasons).toEqual([
      { rule: 'own-user', key: 'users.refused.own-user', params: {} },
      { rule: 'nothing-selected', key: 'users.refused.nothing-selected', params: {} },
    ])
  })

  it('[USR-66] the body that removes assignments contains each row with all its levels, and the number of remaining service points', () => {
    const user = factsWith(partly).user
    const chosen = [second, subclient, client].filter((row) => row !== undefined)
    expect(buildRemovalRequest(chosen, user)).toEqual({
      addOnlyClient: false,
      numberOfServicesPoint: 1,
      clients: [
        {
          id: 1,
          subclients: [
            { id: 11, servicepoints: [{ id: 112 }] },
            { id: 12, servicepoints: [] },
          ],
        },
        { id: 2, subclients: [] },
      ],
    })
    expect(buildRemovalRequest(first === undefined ? [] : [first], user).numberOfServicesPoint).toBe(0)
  })

  it('[USR-66] for any selection, removing assignments removes exactly the selected rows of the table', () => {
    fc.assert(
      fc.property(anyAssignments, fc.nat(), (clients, chosen) => {
        const all = assignmentRows(clients, { all: 'All' })
        const isChosen = (index: number) => (chosen >> index) % 2 === 1
        const body = buildRemovalRequest(
          all.filter((_, index) => isChosen(index)),
          { clients },
        )
        const left = removeAssignments(clients, body.clients)
        expect(assignmentRows(left, { all: 'All' })).toEqual(all.filter((_, index) => !isChosen(index)))
        expect(body.numberOfServicesPoint).toBe(countServicePoints(left))
        if (body.clients.length > 0) expect(AssignmentRemovalRequest.safeParse(body).success).toBe(true)
        expect(body.clients.every(({ id }) => containsClient(addAssignments(clients, []), id))).toBe(true)
      }),
    )
  })
})
