import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOAD_ALL_PAGE_SIZE, remainingPages } from '../kernel'
import {
  ALL_ID,
  type AssignmentClient,
  assignableServicePoints,
  assignmentLoads,
  assignmentOf,
  changeAssignmentDraft,
  coversAssignments,
  emptyAssignmentDraft,
  overwriteAssignments,
  validateAssignment,
} from '.'
import { anyAssignmentDraft, anyAssignmentFacts, clientWith } from './users.arbitraries'
import { draftWith, factsWith, partly, point, whole } from './users.fixtures'

const empty = emptyAssignmentDraft()
const issueOf = (rule: string, path: string) => ({
  rule,
  key: `validation.messages.${rule}`,
  path,
  params: {},
})

describe('the form that adds assignments', () => {
  it('[USR-60] nothing is chosen in the form that adds assignments when it opens', () => {
    expect(empty).toEqual({
      clientId: null,
      subclientId: null,
      servicePointId: null,
      points: [],
      addOnlyClient: false,
    })
  })

  const full = { clientId: 1, subclientId: 11, servicePointId: 111, points: [], addOnlyClient: false }

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
  ] as const)(
    '[USR-60] in the form that adds assignments, a changed choice clears the choices below it: %j',
    (change, changed) => {
      expect(changeAssignmentDraft(full, change)).toEqual({ ...full, ...changed })
    },
  )

  it('[USR-60] choosing another client keeps the option to assign the whole client', () => {
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
  ] as const)('[USR-60] the form that adds assignments does not accept %s', (_, draft, change) => {
    expect(changeAssignmentDraft(draft, change)).toEqual(draft)
  })

  it('[USR-60] in the form that adds assignments, the fields below an empty field are empty, too', () => {
    fc.assert(
      fc.property(anyAssignmentDraft, ({ clientId, subclientId, servicePointId, addOnlyClient }) => {
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
  ])('[USR-61] with the choices %j, the form that adds assignments loads the lists %j', (draft, loads) => {
    expect(assignmentLoads(draft)).toEqual(loads)
  })

  it('[USR-61] a list in the form that adds assignments is loaded completely: its first page and all other pages', () => {
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

describe('missing choices', () => {
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
  ])('[USR-62] the form that adds assignments has an issue for a missing choice: %s', (_, draft, path) => {
    expect(validateAssignment(draft, factsWith())).toEqual([issueOf('required', path)])
  })

  it.each([
    ['a client whole', draftWith({ addOnlyClient: true })],
    ['all subclients', draftWith({ subclientId: ALL_ID })],
    ['all service points', draftWith({ subclientId: 11, servicePointId: ALL_ID })],
    ['one service point', draftWith({ subclientId: 11, servicePointId: 112 })],
  ])('[USR-62] the form that adds assignments has no issue of a missing choice for %s', (_, draft) => {
    expect(validateAssignment(draft, factsWith())).toEqual([])
  })

  it('[USR-62] only the topmost field with a missing choice has a validation issue in the form that adds assignments', () => {
    fc.assert(
      fc.property(anyAssignmentDraft, anyAssignmentFacts, (draft, facts) => {
        const issues = validateAssignment(draft, facts)
        expect(issues.length).toBeLessThanOrEqual(1)
        if (draft.clientId === null && draft.points.length === 0)
          expect(issues).toEqual([issueOf('required', 'clientId')])
      }),
    )
  })
})

describe('assignments that already exist', () => {
  it.each([
    ['whole', whole],
    ['in part', partly],
  ])('[USR-63] a client can’t be assigned as a whole if it is already assigned %s', (_, client) => {
    expect(validateAssignment(draftWith({ addOnlyClient: true }), factsWith(client))).toEqual([
      issueOf('entity_already_assigned', 'clientId'),
    ])
    expect(validateAssignment(draftWith({ clientId: 2, addOnlyClient: true }), factsWith(client))).toEqual([])
  })

  it('[USR-63] a service point that is already assigned to the user can’t be assigned again, but another service point can', () => {
    const choice = (servicePointId: number) => draftWith({ subclientId: 11, servicePointId })
    expect(validateAssignment(choice(111), factsWith(partly))).toEqual([
      issueOf('servicepoint_already_assigned', 'servicePointId'),
    ])
    expect(validateAssignment(choice(112), factsWith(partly))).toEqual([])
    expect(validateAssignment(choice(ALL_ID), factsWith(partly))).toEqual([])
  })

  it('[USR-63] the choice “all service points” of a subclient is refused if the whole subclient or each of its points is already assigned', () => {
    const all = draftWith({ subclientId: 11, servicePointId: ALL_ID })
    const refused = [issueOf('servicepoint_already_assigned', 'servicePointId')]
    const subclient = { id: 11, description: 'Norte' }
    const both = { ...subclient, servicepoints: [point(111), point(112)] }
    expect(validateAssignment(all, factsWith(clientWith({ subclients: [both] })))).toEqual(refused)
    expect(validateAssignment(all, factsWith(clientWith({ subclients: [subclient] })))).toEqual(refused)
  })

  it('[USR-63] “all subclients” of a client can’t be chosen if each of them is already assigned as a whole', () => {
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

  it('[USR-63] if a whole client is assigned to a user, parts of the client can be chosen, and they replace the whole client after a confirmation', () => {
    expect(validateAssignment(draftWith({ subclientId: ALL_ID }), factsWith(whole))).toEqual([])
    expect(validateAssignment(draftWith({ subclientId: 11, servicePointId: 111 }), factsWith(whole))).toEqual(
      [],
    )
  })

  it('[USR-63] the options in the form that adds assignments are exactly the service points that can be assigned', () => {
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

  it('[USR-63] sending a valid form that adds assignments always changes the user’s assignments', () => {
    fc.assert(
      fc.property(anyAssignmentDraft, anyAssignmentFacts, (draft, facts) => {
        fc.pre(validateAssignment(draft, facts).length === 0)
        const added = assignmentOf(draft, facts)
        const after = overwriteAssignments<AssignmentClient>(facts.user.clients, added)
        expect(coversAssignments(after, added)).toBe(true)
        expect(
          coversAssignments(facts.user.clients, after) && coversAssignments(after, facts.user.clients),
        ).toBe(false)
      }),
    )
  })
})
