import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPointsRequest, countServicePoints, type PlannedPoint, planPoints } from '.'
import { anyAssignments, userWith, viewerWith } from './users.arbitraries'
import { tree } from './users.fixtures'

const pointOf = (id: number, facts: Partial<PlannedPoint> = {}): PlannedPoint => ({
  id,
  active: true,
  subclient: { id: Math.floor(id / 10), client: { id: Math.floor(id / 100), country: { id: 1 } } },
  ...facts,
})
const parties = (facts: Parameters<typeof userWith>[0] = {}) => ({
  viewer: viewerWith(),
  user: userWith({ country: { id: 1, code: 'ES', name: 'Spain', maxServicesPoint: 2 }, ...facts }),
})
const rulesOf = (plans: ReturnType<typeof planPoints>) =>
  plans.map((plan) => (plan.kind === 'blocked' ? plan.reasons.map(({ rule }) => rule) : plan.kind))

describe('assigning many service points', () => {
  it('[USR-68] if many service points are assigned at once, only as many as the user’s maximum allows are assigned', () => {
    const plans = planPoints(
      [111, 112, 113].map((id) => pointOf(id)),
      parties(),
    )
    expect(rulesOf(plans)).toEqual(['waiting', 'waiting', ['service-points-full']])
  })

  it('[USR-68] service points that a user already has, individually or through a whole client or subclient, are not assigned again', () => {
    const described = { clients: [{ id: 1, description: 'Bazar', subclients: [] }] }
    expect(rulesOf(planPoints([pointOf(111), pointOf(211)], parties(described)))).toEqual([
      'already',
      'waiting',
    ])
  })

  it('[USR-68] inactive service points and points of another country can’t be assigned, and viewers can’t assign points to themselves', () => {
    const elsewhere = { id: 21, client: { id: 2, country: { id: 9 } } }
    const points = [pointOf(111, { active: false }), pointOf(211, { active: false, subclient: elsewhere })]
    expect(rulesOf(planPoints(points, parties()))).toEqual([
      ['inactive-service-point'],
      ['inactive-service-point', 'other-country'],
    ])
    const own = { ...parties(), viewer: viewerWith({ id: 7 }) }
    expect(rulesOf(planPoints([pointOf(111)], own))).toEqual([['own-user']])
  })

  it('[USR-64] [USR-68] the body that assigns many service points has each point once, under its subclient and client', () => {
    const body = buildPointsRequest([pointOf(111), pointOf(121), pointOf(112)], { clients: [] })
    expect(body).toEqual({
      addOnlyClient: false,
      numberOfServicesPoint: 3,
      clients: tree([1, [11, 111, 112], [12, 121]]),
    })
  })

  it('[USR-68] assigning many service points at once never exceeds the user’s maximum', () => {
    fc.assert(
      fc.property(
        anyAssignments,
        fc.uniqueArray(fc.constantFrom(111, 112, 113, 121, 211, 311)),
        (clients, ids) => {
          const facts = parties({ clients })
          const points = ids.map((id) => pointOf(id))
          const plans = planPoints(points, facts)
          const planned = points.filter((_, at) => plans[at]?.kind === 'waiting')
          const before = countServicePoints(clients)
          expect(planned.length).toBeLessThanOrEqual(Math.max(0, 2 - before))
        },
      ),
    )
  })
})
