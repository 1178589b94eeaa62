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
  plans.map((plan) => (plan.kind === 'barred' ? plan.reasons.map(({ rule }) => rule) : plan.kind))

describe('assigning many service points', () => {
  it('[USR-68] assigns as many as the maximum leaves room for, and bars the others with it', () => {
    const plans = planPoints(
      [111, 112, 113].map((id) => pointOf(id)),
      parties(),
    )
    expect(rulesOf(plans)).toEqual(['waiting', 'waiting', ['service-points-full']])
  })

  it('[USR-68] leaves alone what is assigned, itself or with the whole above it', () => {
    const described = { clients: [{ id: 1, description: 'Bazar', subclients: [] }] }
    expect(rulesOf(planPoints([pointOf(111), pointOf(211)], parties(described)))).toEqual([
      'already',
      'waiting',
    ])
  })

  it('[USR-68] bars inactive points, those of another country, and all for oneself, with every reason', () => {
    const elsewhere = { id: 21, client: { id: 2, country: { id: 9 } } }
    const points = [pointOf(111, { active: false }), pointOf(211, { active: false, subclient: elsewhere })]
    expect(rulesOf(planPoints(points, parties()))).toEqual([
      ['inactive-service-point'],
      ['inactive-service-point', 'other-country'],
    ])
    const own = { ...parties(), viewer: viewerWith({ id: 7 }) }
    expect(rulesOf(planPoints([pointOf(111)], own))).toEqual([['own-user']])
  })

  it('[USR-64] [USR-68] sends each point once under its client and center, and counts what the user then has', () => {
    const body = buildPointsRequest([pointOf(111), pointOf(121), pointOf(112)], { clients: [] })
    expect(body).toEqual({
      addOnlyClient: false,
      numberOfServicesPoint: 3,
      clients: tree([1, [11, 111, 112], [12, 121]]),
    })
  })

  it('[USR-68] never plans more than fits, whatever is assigned', () => {
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
