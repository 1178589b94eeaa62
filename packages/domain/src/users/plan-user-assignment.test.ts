import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AssignmentClient,
  buildAssignmentRequest,
  overwriteAssignments,
  planUserAssignment,
  validateAssignment,
} from '.'
import {
  anyAssignmentDraft,
  anyAssignmentFacts,
  anyUserDetail,
  anyViewer,
  userWith,
  viewerWith,
} from './users.arbitraries'
import { draftWith, factsWith, partly, whole } from './users.fixtures'

const onePoint = draftWith({ subclientId: 11, servicePointId: 111 })
const wholeClient = draftWith({ addOnlyClient: true })
const { subclients, servicePoints } = factsWith()
const assignment = (draft = onePoint) => ({ draft, countryId: 1, subclients, servicePoints })
const planFor = (facts: Parameters<typeof userWith>[0], draft = onePoint, viewer = viewerWith()) => {
  const plan = planUserAssignment(assignment(draft), { viewer, user: userWith(facts) })
  return plan.kind === 'blocked' ? plan.reasons.map(({ rule }) => rule) : plan.kind
}

describe('assigning the same records to many users', () => {
  it('[USR-69] an assignment to many users is added only to users who do not have it, either directly or through a whole client', () => {
    expect(planFor({ clients: [] })).toBe('waiting')
    expect(planFor({ clients: [partly] })).toBe('already')
    expect(planFor({ clients: [whole] })).toBe('already')
    expect(planFor({ clients: [whole] }, wholeClient)).toBe('already')
  })

  it('[USR-63] [USR-69] a client is not assigned as a whole to a user who already has a part of that client', () => {
    expect(planFor({ clients: [partly] }, wholeClient)).toEqual(['partly-assigned'])
  })

  it('[USR-28] [USR-69] an assignment to many users skips inactive users, users of another country, and the viewer', () => {
    const country = { id: 2, code: 'PT', name: 'Portugal', maxServicesPoint: 5 }
    expect(planFor({ active: false, country })).toEqual(['inactive', 'other-client-country'])
    expect(planFor({}, onePoint, viewerWith({ id: 7 }))).toEqual(['own-user'])
  })

  it('[USR-47] [USR-48] [USR-69] an assignment to many users skips users who would exceed the maximum number of service points', () => {
    expect(planFor({ servicesPointOnCashUser: 5 })).toEqual(['service-points-full'])
    const all = draftWith({ subclientId: 11, servicePointId: -1 })
    expect(planFor({ servicesPointOnCashUser: 4 }, all)).toEqual(['too-many-service-points'])
  })

  it('[USR-69] assigning records to many users never replaces a whole client with parts', () => {
    fc.assert(
      fc.property(
        anyAssignmentDraft,
        anyAssignmentFacts,
        anyUserDetail,
        anyViewer,
        (draft, { subclients, servicePoints }, user, viewer) => {
          const facts = { subclients, servicePoints }
          fc.pre(validateAssignment(draft, { ...facts, user: { clients: [] } }).length === 0)
          const plan = planUserAssignment({ draft, countryId: 1, ...facts }, { viewer, user })
          if (plan.kind !== 'waiting') return
          const { clients } = buildAssignmentRequest(draft, { ...facts, user })
          const after = new Set(
            overwriteAssignments<AssignmentClient>(user.clients, clients).map(({ id }) => id),
          )
          expect(user.clients.filter(({ id }) => !after.has(id))).toEqual([])
          const wholes = user.clients.filter((client) => client.subclients.length === 0).map(({ id }) => id)
          expect(clients.filter(({ id }) => wholes.includes(id))).toEqual([])
        },
      ),
    )
  })
})
