import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOAD_ALL_PAGE_SIZE, remainingPages } from '../kernel'
import {
  ALL_ID,
  AssignmentRemovalRequest,
  AssignmentRequest,
  addAssignments,
  assignableServicePoints,
  assignmentLoads,
  assignmentOf,
  assignmentRows,
  assignmentSendability,
  buildAssignmentRequest,
  buildRemovalRequest,
  changeAssignmentDraft,
  containsClient,
  countServicePoints,
  coversAssignments,
  emptyAssignmentDraft,
  overwriteAssignments,
  removalSendability,
  removeAssignments,
  validateAssignment,
} from '.'
import {
  anyAssignmentChange,
  anyAssignmentFacts,
  anyAssignments,
  clientWith,
  userWith,
  viewerWith,
} from './users.arbitraries'

const empty = emptyAssignmentDraft()
const draftWith = (facts: Partial<typeof empty>) => ({ ...empty, clientId: 1, ...facts })
const issueOf = (rule: string, path: string) => ({
  rule,
  key: `validation.messages.${rule}`,
  path,
  params: {},
})

const loadedSubclients = [
  { id: 11, client: { id: 1 } },
  { id: 12, client: { id: 1 } },
  { id: 21, client: { id: 2 } },
]
const loadedPoints = [
  { id: 111, subclient: { id: 11 } },
  { id: 112, subclient: { id: 11 } },
  { id: 211, subclient: { id: 21 } },
]
const point = (id: number) => ({ id, description: `P ${id}` })
const partly = clientWith({
  subclients: [{ id: 11, description: 'Norte', servicepoints: [point(111)] }],
})
const whole = clientWith()
const factsWith = (...clients: readonly ReturnType<typeof clientWith>[]) => ({
  user: userWith({ clients, servicesPointOnCashUser: countServicePoints(clients) }),
  viewer: viewerWith(),
  subclients: loadedSubclients,
  servicePoints: loadedPoints,
})

const unlimited = { id: 1, code: 'ES' }

/** Gives nodes of a body the names that a tree has. */
const nodeOf = ({ id, subclients }: ReturnType<typeof assignmentOf>[number]) => ({
  id,
  subclients: subclients.map((subclient) => ({
    id: subclient.id,
    description: '',
    servicepoints: subclient.servicepoints.map((each) => ({ ...each, description: '' })),
  })),
})

const anyDraft = fc
  .array(anyAssignmentChange, { maxLength: 8 })
  .map((changes) => changes.reduce(changeAssignmentDraft, emptyAssignmentDraft()))

describe('the form', () => {
  it('[USR-60] opens with nothing chosen', () => {
    expect(empty).toEqual({ clientId: null, subclientId: null, servicePointId: null, addOnlyClient: false })
  })

  const full = { clientId: 1, subclientId: 11, servicePointId: 111, addOnlyClient: false }

  it.each([
    [
      { type: 'client', id: 2 },
      { clientId: 2, subclientId: null, servicePointId: null },
    ],
    [
      { type: 'client', id: null },
      { clientId: null, subclientId: null, servicePointId: null },
    ],
    [
      { type: 'subclient', id: 12 },
      { subclientId: 12, servicePointId: null },
    ],
    [
      { type: 'subclient', id: ALL_ID },
      { subclientId: -1, servicePointId: null },
    ],
    [{ type: 'service-point', id: 112 }, { servicePointId: 112 }],
    [{ type: 'service-point', id: ALL_ID }, { servicePointId: -1 }],
    [
      { type: 'only-client', addOnlyClient: true },
      { subclientId: null, servicePointId: null, addOnlyClient: true },
    ],
    [
      { type: 'only-client', addOnlyClient: false },
      { subclientId: null, servicePointId: null },
    ],
  ] as const)('[USR-60] after %j clears what was below', (change, changed) => {
    expect(changeAssignmentDraft(full, change)).toEqual({ ...full, ...changed })
  })

  it('[USR-60] keeps the mode when another client is chosen', () => {
    const only = draftWith({ addOnlyClient: true })
    expect(changeAssignmentDraft(only, { type: 'client', id: 2 })).toEqual({ ...only, clientId: 2 })
  })

  it.each([
    ['a subclient without a client', empty, { type: 'subclient', id: 11 }],
    ['a subclient of a whole client', draftWith({ addOnlyClient: true }), { type: 'subclient', id: 11 }],
    ['a service point without a subclient', draftWith({}), { type: 'service-point', id: 111 }],
    [
      'a service point of all subclients',
      draftWith({ subclientId: ALL_ID }),
      { type: 'service-point', id: 111 },
    ],
    ['a service point of no subclient', draftWith({ subclientId: 0 }), { type: 'service-point', id: 111 }],
  ] as const)('[USR-60] does not take %s', (_, draft, change) => {
    expect(changeAssignmentDraft(draft, change)).toEqual(draft)
  })

  it('[USR-60] never holds a choice without the one above it', () => {
    fc.assert(
      fc.property(anyDraft, ({ clientId, subclientId, servicePointId, addOnlyClient }) => {
        if (servicePointId !== null) expect(subclientId).toBeGreaterThan(0)
        if (subclientId !== null) expect([clientId === null, addOnlyClient]).toEqual([false, false])
      }),
    )
  })

  it.each([
    [empty, { subclientsOf: null, servicePointsOf: null }],
    [draftWith({}), { subclientsOf: 1, servicePointsOf: null }],
    [draftWith({ addOnlyClient: true }), { subclientsOf: null, servicePointsOf: null }],
    [draftWith({ subclientId: ALL_ID }), { subclientsOf: 1, servicePointsOf: null }],
    [draftWith({ subclientId: 11 }), { subclientsOf: 1, servicePointsOf: 11 }],
  ])('[USR-61] with %j needs %j', (draft, loads) => {
    expect(assignmentLoads(draft)).toEqual(loads)
  })

  it('[USR-61] has everything after the first page and the pages that remain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), (total) => {
        const rows = Array.from({ length: total }, (_, index) => index)
        const read = (page: number) => rows.slice(page * LOAD_ALL_PAGE_SIZE, (page + 1) * LOAD_ALL_PAGE_SIZE)
        expect([0, ...remainingPages(total)].flatMap(read)).toEqual(rows)
        expect(LOAD_ALL_PAGE_SIZE).toBe(100)
      }),
    )
  })
})

describe('what is missing', () => {
  it.each([
    ['a client', empty, 'clientId'],
    ['a client in the mode of whole clients', { ...empty, addOnlyClient: true }, 'clientId'],
    ['a subclient', draftWith({}), 'subclientId'],
    ['a subclient of this client', draftWith({ subclientId: 21 }), 'subclientId'],
    ['a subclient that exists', draftWith({ subclientId: 0 }), 'subclientId'],
    ['a subclient where none is loaded', draftWith({ clientId: 3, subclientId: ALL_ID }), 'subclientId'],
    ['a service point', draftWith({ subclientId: 11 }), 'servicePointId'],
    [
      'a service point of this subclient',
      draftWith({ subclientId: 11, servicePointId: 211 }),
      'servicePointId',
    ],
    [
      'a service point where none is loaded',
      draftWith({ subclientId: 12, servicePointId: ALL_ID }),
      'servicePointId',
    ],
  ])('[USR-62] is %s', (_, draft, path) => {
    expect(validateAssignment(draft, factsWith())).toEqual([issueOf('required', path)])
  })

  it.each([
    ['a client whole', draftWith({ addOnlyClient: true })],
    ['all subclients', draftWith({ subclientId: ALL_ID })],
    ['all service points', draftWith({ subclientId: 11, servicePointId: ALL_ID })],
    ['one service point', draftWith({ subclientId: 11, servicePointId: 112 })],
  ])('[USR-62] is nothing for %s', (_, draft) => {
    expect(validateAssignment(draft, factsWith())).toEqual([])
  })

  it('[USR-62] is said at one field at a time, the topmost', () => {
    fc.assert(
      fc.property(anyDraft, anyAssignmentFacts, (draft, facts) => {
        const issues = validateAssignment(draft, facts)
        expect(issues.length).toBeLessThanOrEqual(1)
        if (draft.clientId === null) expect(issues).toEqual([issueOf('required', 'clientId')])
      }),
    )
  })
})

describe('what is assigned already', () => {
  it.each([
    ['whole', whole],
    ['in part', partly],
  ])('[USR-63] refuses a client that is assigned %s in the mode of whole clients', (_, client) => {
    expect(validateAssignment(draftWith({ addOnlyClient: true }), factsWith(client))).toEqual([
      issueOf('entity_already_assigned', 'clientId'),
    ])
    expect(validateAssignment(draftWith({ clientId: 2, addOnlyClient: true }), factsWith(client))).toEqual([])
  })

  it('[USR-63] refuses a service point, and takes the one beside it', () => {
    const choice = (servicePointId: number) => draftWith({ subclientId: 11, servicePointId })
    expect(validateAssignment(choice(111), factsWith(partly))).toEqual([
      issueOf('servicepoint_already_assigned', 'servicePointId'),
    ])
    expect(validateAssignment(choice(112), factsWith(partly))).toEqual([])
    expect(validateAssignment(choice(ALL_ID), factsWith(partly))).toEqual([])
  })

  it('[USR-63] refuses all service points when every one is assigned, or the subclient whole', () => {
    const all = draftWith({ subclientId: 11, servicePointId: ALL_ID })
    const refused = [issueOf('servicepoint_already_assigned', 'servicePointId')]
    const subclient = { id: 11, description: 'Norte' }
    const both = { ...subclient, servicepoints: [point(111), point(112)] }
    expect(validateAssignment(all, factsWith(clientWith({ subclients: [both] })))).toEqual(refused)
    expect(validateAssignment(all, factsWith(clientWith({ subclients: [subclient] })))).toEqual(refused)
  })

  it('[USR-63] refuses all subclients when every one is assigned whole', () => {
    const all = draftWith({ subclientId: ALL_ID })
    const subclients = [
      { id: 11, description: 'Norte' },
      { id: 12, description: 'Sur' },
    ]
    expect(validateAssignment(all, factsWith(clientWith({ subclients })))).toEqual([
      issueOf('entity_already_assigned', 'subclientId'),
    ])
    expect(validateAssignment(all, factsWith(clientWith({ subclients: subclients.slice(1) })))).toEqual([])
  })

  it('[USR-63] leaves what lies below a whole client to the question', () => {
    expect(validateAssignment(draftWith({ subclientId: ALL_ID }), factsWith(whole))).toEqual([])
    expect(validateAssignment(draftWith({ subclientId: 11, servicePointId: 111 }), factsWith(whole))).toEqual(
      [],
    )
  })

  it('[USR-63] says which service points are left: each of them passes, and no other', () => {
    fc.assert(
      fc.property(anyAssignmentFacts, (facts) => {
        const draft = draftWith({ subclientId: 11 })
        const left = assignableServicePoints(draft, facts)
        for (const servicePoint of facts.servicePoints) {
          const chosen = { ...draft, servicePointId: servicePoint.id }
          expect(left.includes(servicePoint)).toBe(validateAssignment(chosen, facts).length === 0)
        }
      }),
    )
    const draft = draftWith({ subclientId: 11 })
    expect(assignableServicePoints(draft, factsWith(partly)).map(({ id }) => id)).toEqual([112])
  })

  it('[USR-63] is what a valid form never adds again, unless it narrows', () => {
    fc.assert(
      fc.property(anyDraft, anyAssignmentFacts, (draft, facts) => {
        fc.pre(validateAssignment(draft, facts).length === 0)
        const added = assignmentOf(draft, facts)
        const after = overwriteAssignments(
          facts.user.clients,
          added.map((client) => clientWith(nodeOf(client))),
        )
        expect(coversAssignments(after, added)).toBe(true)
        expect(
          coversAssignments(facts.user.clients, after) && coversAssignments(after, facts.user.clients),
        ).toBe(false)
      }),
    )
  })
})

describe('the body', () => {
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
  ])('[USR-64] names %s, and how many points there will be', (_, draft, clients, numberOfServicesPoint) => {
    const other = clientWith({
      id: 2,
      subclients: [{ id: 21, description: 'Este', servicepoints: [point(211)] }],
    })
    expect(buildAssignmentRequest(draft, factsWith(other))).toEqual({
      addOnlyClient: draft.addOnlyClient,
      numberOfServicesPoint,
      clients,
    })
  })

  it('[USR-64] counts a point once that was there before', () => {
    const all = draftWith({ subclientId: 11, servicePointId: ALL_ID })
    expect(buildAssignmentRequest(all, factsWith(partly)).numberOfServicesPoint).toBe(2)
  })

  it('[USR-64] counts what is left of a whole client that is narrowed', () => {
    const one = draftWith({ subclientId: 11, servicePointId: 112 })
    expect(buildAssignmentRequest(one, factsWith(whole)).numberOfServicesPoint).toBe(1)
  })

  it('[USR-64] is not built from a form with issues', () => {
    expect(() => buildAssignmentRequest(empty, factsWith())).toThrow('validate first')
  })

  it.each([
    ['nothing is chosen', empty],
    ['a client alone is chosen', draftWith({})],
    ['the subclients of another client are loaded', draftWith({ clientId: 3, subclientId: ALL_ID })],
    ['a subclient alone is chosen', draftWith({ subclientId: 11 })],
    ['no service points are loaded', draftWith({ subclientId: 12, servicePointId: ALL_ID })],
  ])('[USR-64] names nothing while %s, lest it stand for everything', (_, draft) => {
    expect(assignmentOf(draft, factsWith())).toEqual([])
  })

  it('[USR-64] fits its schema, holds no -1 and counts what the merged tree names', () => {
    fc.assert(
      fc.property(anyDraft, anyAssignmentFacts, (draft, facts) => {
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

describe('sending', () => {
  const one = draftWith({ subclientId: 11, servicePointId: 112 })
  const asked = { overwriteConfirmed: false }
  const rulesOf = (decision: { readonly reasons: readonly { readonly rule: string }[] }) =>
    decision.reasons.map(({ rule }) => rule)

  it('[USR-65] is allowed when nothing speaks against it', () => {
    expect(assignmentSendability(one, factsWith(), asked)).toEqual({ allowed: true, reasons: [] })
  })

  it('[USR-65] waits for a yes before a whole client is narrowed', () => {
    expect(assignmentSendability(one, factsWith(whole), asked)).toEqual({
      allowed: false,
      reasons: [
        { rule: 'overwrite-not-confirmed', key: 'users.refused.overwrite-not-confirmed', params: {} },
      ],
    })
    expect(assignmentSendability(one, factsWith(whole), { overwriteConfirmed: true }).allowed).toBe(true)
  })

  it('[USR-65] is refused at the maximum, and for more than is left below it', () => {
    const facts = factsWith(partly)
    const full = { ...facts, user: { ...facts.user, servicesPointOnCashUser: 5 } }
    expect(rulesOf(assignmentSendability(one, full, asked))).toEqual(['service-points-full'])
    const all = draftWith({ subclientId: 11, servicePointId: ALL_ID })
    const nearly = { ...factsWith(), user: userWith({ servicesPointOnCashUser: 4 }) }
    expect(rulesOf(assignmentSendability(all, nearly, asked))).toEqual(['too-many-service-points'])
  })

  it('[USR-65] is refused for oneself, unless one is an administrator', () => {
    const own = { ...factsWith(), viewer: viewerWith({ id: 7 }) }
    expect(rulesOf(assignmentSendability(one, own, asked))).toEqual(['own-user'])
    const admin = { ...own, viewer: viewerWith({ id: 7, admin: true }) }
    expect(assignmentSendability(one, admin, asked).allowed).toBe(true)
  })

  it('[USR-65] asks for a yes exactly when a chosen client is whole and not chosen whole', () => {
    fc.assert(
      fc.property(anyDraft, anyAssignmentFacts, (draft, facts) => {
        fc.pre(validateAssignment(draft, facts).length === 0)
        const sending = {
          ...facts,
          viewer: viewerWith(),
          user: userWith({ ...facts.user, country: unlimited }),
        }
        const isWhole = facts.user.clients.some(
          ({ id, subclients }) => id === draft.clientId && subclients.length === 0,
        )
        expect(assignmentSendability(draft, sending, asked).allowed).toBe(draft.addOnlyClient || !isWhole)
        expect(assignmentSendability(draft, sending, { overwriteConfirmed: true }).allowed).toBe(true)
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

  it('[USR-66] needs a ticked row, and another user or an administrator', () => {
    const user = userWith()
    expect(removalSendability(rows, { viewer: viewerWith(), user })).toEqual({ allowed: true, reasons: [] })
    expect(removalSendability([], { viewer: viewerWith({ id: 7 }), user }).reasons).toEqual([
      { rule: 'own-user', key: 'users.refused.own-user', params: {} },
      { rule: 'nothing-selected', key: 'users.refused.nothing-selected', params: {} },
    ])
  })

  it('[USR-66] names each row as deep as it goes, with the number of points that stay', () => {
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

  it('[USR-66] takes out exactly the rows, for every choice of rows', () => {
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
