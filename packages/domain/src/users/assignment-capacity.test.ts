import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignmentCapacity, assignmentFit } from '.'
import { anyUserDetail, userWith } from './users.arbitraries'
import { tree } from './users.fixtures'

describe('the maximum of a country', () => {
  const capped = (
    maxServicesPoint: number | null,
    servicesPointOnCashUser: number | null,
    clients: ReturnType<typeof tree> = [],
  ) =>
    userWith({
      servicesPointOnCashUser,
      country: { id: 1, code: 'ES', name: 'Spain', maxServicesPoint },
      clients: clients.map((client) => ({
        ...client,
        description: '',
        subclients: client.subclients.map((sub) => ({
          ...sub,
          description: '',
          servicepoints: sub.servicepoints.map((point) => ({ ...point, description: '' })),
        })),
      })),
    })

  it.each([0, null])(
    '[USR-47] a user may have any number of service points if the maximum of the country is %s',
    (maximum) => {
      expect(assignmentCapacity(capped(maximum, 1_000))).toEqual({
        allowed: true,
        reasons: [],
        count: 1_000,
        maximum: null,
        remaining: null,
      })
    },
  )

  it('[USR-47] a user with fewer service points than the maximum may get one more', () => {
    expect(assignmentCapacity(capped(5, 4))).toEqual({
      allowed: true,
      reasons: [],
      count: 4,
      maximum: 5,
      remaining: 1,
    })
  })

  it.each([5, 6])(
    "[USR-47] with a maximum of 5, a user with %i service points can't get another one, and the refusal contains the maximum",
    (count) => {
      const reasons = [
        { rule: 'service-points-full', key: 'label.add.servicepoint.warning', params: { maximum: 5 } },
      ]
      expect(assignmentCapacity(capped(5, count))).toEqual({
        allowed: false,
        reasons,
        count,
        maximum: 5,
        remaining: 0,
      })
    },
  )

  it('[USR-47] the number of a user’s service points is taken from the response; if the response has no number, the assigned points are counted', () => {
    const clients = tree([1, [11, 111, 112]], [2])
    expect(assignmentCapacity(capped(5, 0, clients)).count).toBe(0)
    expect(assignmentCapacity(capped(5, null, clients)).count).toBe(2)
  })

  it('[USR-48] adding more service points than the maximum allows is refused, and the refusal contains the number that may be added', () => {
    const user = capped(5, 4, tree([1, [11, 111, 112]], [2, [21]]))
    expect(assignmentFit(user, tree([1, [11, 113]])).allowed).toBe(true)
    expect(assignmentFit(user, tree([1, [11, 111, 112, 113]], [2, [21, 211]])).allowed).toBe(true)
    expect(assignmentFit(user, tree([1, [12]], [3])).allowed).toBe(true)
    expect(assignmentFit(user, tree([1, [11, 113], [12, 121]])).reasons).toEqual([
      {
        rule: 'too-many-service-points',
        key: 'users.refused.too-many-service-points',
        params: { max: 1, adding: 2, maximum: 5 },
      },
    ])
  })

  it('[USR-48] the refusal of too many service points contains the highest number that can be added to the user', () => {
    fc.assert(
      fc.property(anyUserDetail, (user) => {
        const { remaining, maximum, allowed } = assignmentCapacity(user)
        const fresh = (count: number) =>
          tree([9, [99, ...Array.from({ length: count }, (_, index) => 9_000 + index)]])
        expect(allowed).toBe(remaining !== 0)
        expect(remaining === null).toBe(maximum === null)
        if (remaining === null) expect(assignmentFit(user, fresh(500)).allowed).toBe(true)
        else {
          if (remaining > 0) expect(assignmentFit(user, fresh(remaining)).allowed).toBe(true)
          expect(
            assignmentFit(user, fresh(remaining + 1)).reasons.map(({ params }) => params['max']),
          ).toEqual([remaining])
        }
      }),
    )
  })
})
