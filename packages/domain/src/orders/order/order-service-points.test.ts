import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moduleCodes } from '../../service-points'
import {
  canOrderAt,
  canRequestOrder,
  externalServicePointId,
  groupServicePoints,
  isOrderServicePoint,
  manageableRequestTypes,
  offeredRequestTypes,
  requestTypes,
  resolveOrderFilters,
  supportedOrderAdapters,
} from '..'
import { abilityWith, orderRoles, pointWith } from '../orders.arbitraries'

const points = [
  pointWith({ id: 3, description: 'Zoo', subclientId: 11, clientId: 100 }),
  pointWith({ id: 2, description: 'Arena', subclientId: 11, clientId: 100 }),
  pointWith({ id: 1, description: 'Market', subclientId: 10, clientId: 100 }),
  pointWith({ id: 9, description: 'Harbour', subclientId: 90, clientId: 200 }),
  pointWith({ id: 8, description: 'Device', subclientId: 80, clientId: 300, adapters: ['deposit'] }),
]
const tree = groupServicePoints(points)

const anyPoint = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    description: fc.constantFrom('A', 'B', 'b', 'Á', ''),
    adapters: fc.subarray(['pickup', 'deposit', 'sol_customer', 'rv']),
    clientId: fc.integer({ min: 1, max: 3 }),
    subclient: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ subclient, ...facts }) => pointWith({ ...facts, subclientId: facts.clientId * 10 + subclient }))

describe('service points of orders', () => {
  it.each([...requestTypes.map(({ adapterCode }) => adapterCode), 'sol_customer'])(
    '[ORD-40] a service point with the adapter %s can have orders',
    (code) => {
      expect(isOrderServicePoint(pointWith({ adapters: ['deposit', code] }))).toBe(true)
    },
  )

  it("[ORD-40] a service point with only other adapters, or without adapters, can't have orders", () => {
    expect(isOrderServicePoint(pointWith({ adapters: ['deposit', 'rv', 'PICKUP'] }))).toBe(false)
    expect(isOrderServicePoint(pointWith({ adapters: [] }))).toBe(false)
  })

  it('[SVP-3] [ORD-40] the adapters that support orders are the adapters of the order types and of the portal, but not the adapter of deposits', () => {
    expect(supportedOrderAdapters).toHaveLength(requestTypes.length + 1)
    expect(supportedOrderAdapters).not.toContain(moduleCodes().deposit)
  })

  it.each([
    ['SP-7', 'SP-7'],
    [null, '1'],
    ['', '1'],
  ])('[ORD-44] if the external id of a service point is %s, calls contain the id %s', (oidSol, id) => {
    expect(externalServicePointId(pointWith({ oidSol }))).toBe(id)
  })
})

describe('filter tree', () => {
  it('[ORD-41] the clients, centers and points in the filter of service points are sorted, and clients without points are omitted', () => {
    const shape = tree.map(({ client, subclients }) => [
      client.id,
      subclients.map(({ subclient, servicePoints }) => [subclient.id, servicePoints.map(({ id }) => id)]),
    ])
    expect(shape).toEqual([
      [
        100,
        [
          [10, [1]],
          [11, [2, 3]],
        ],
      ],
      [200, [[90, [9]]]],
    ])
  })

  it("[ORD-41] the filter of service points is sorted in the alphabetical order of the reader's language if a collator is passed", () => {
    const named = ['Zürich', 'Ávila', 'Bilbao'].map((description, id) => pointWith({ id, description }))
    const { compare } = new Intl.Collator('es')
    const [branch] = groupServicePoints(named, compare)[0]?.subclients ?? []
    expect(branch?.servicePoints.map(({ description }) => description)).toEqual(['Ávila', 'Bilbao', 'Zürich'])
  })

  it('[ORD-41] the filter of service points contains every point that can have orders exactly once, whatever the sequence of the points', () => {
    fc.assert(
      fc.property(fc.array(anyPoint), (many) => {
        const ids = groupServicePoints(many).flatMap(({ client, subclients }) =>
          subclients.flatMap(({ subclient, servicePoints }) =>
            servicePoints.map((point) => {
              expect(point.subclient.id).toBe(subclient.id)
              expect(point.subclient.client.id).toBe(client.id)
              return point.id
            }),
          ),
        )
        const firsts = new Map(
          many
            .filter(isOrderServicePoint)
            .toReversed()
            .map((point) => [point.id, point]),
        )
        expect(ids.toSorted()).toEqual([...firsts.keys()].toSorted())
      }),
    )
  })
})

describe('cascading filters', () => {
  it('[ORD-42] in the filter of service points, a chosen client, center and point remain chosen if they belong together', () => {
    const { clientId, subclientId, servicePointId, servicePoint } = resolveOrderFilters(tree, {
      clientId: 100,
      subclientId: 11,
      servicePointId: 3,
    })
    expect([clientId, subclientId, servicePointId, servicePoint?.description]).toEqual([100, 11, 3, 'Zoo'])
  })

  it('[ORD-43] in the filter of service points, a center and a point that do not belong to the chosen client are cleared', () => {
    const wanted = { clientId: 100, subclientId: 90, servicePointId: 9 }
    expect(resolveOrderFilters(tree, wanted)).toMatchObject({
      clientId: 100,
      subclientId: undefined,
      servicePointId: undefined,
      servicePoints: [],
      servicePoint: undefined,
    })
  })

  it('[ORD-43] in the filter of service points, the only center and the only point of a client are chosen automatically', () => {
    expect(resolveOrderFilters(tree, { clientId: 200 })).toMatchObject({ subclientId: 90, servicePointId: 9 })
  })

  it('[ORD-43] the filter of service points chooses a single client with its only center and point, but none of several clients', () => {
    expect(resolveOrderFilters(tree, {}).clientId).toBeUndefined()
    const [single] = points
    const alone = groupServicePoints(single === undefined ? [] : [single])
    expect(resolveOrderFilters(alone, {})).toMatchObject({
      clientId: 100,
      subclientId: 11,
      servicePointId: 3,
    })
  })

  it('[ORD-43] the filter of service points is empty if there are no service points', () => {
    expect(resolveOrderFilters([], { clientId: 1, subclientId: 2, servicePointId: 3 })).toEqual({
      clientId: undefined,
      subclientId: undefined,
      servicePointId: undefined,
      clients: [],
      subclients: [],
      servicePoints: [],
      servicePoint: undefined,
    })
  })

  it('[ORD-43] applying the rules of the filter of service points a second time does not change the choices', () => {
    const anyId = fc.option(fc.integer({ min: 1, max: 32 }), { nil: undefined })
    const anyWanted = fc.record({ clientId: anyId, subclientId: anyId, servicePointId: anyId })
    fc.assert(
      fc.property(fc.array(anyPoint), anyWanted, (many, wanted) => {
        const grouped = groupServicePoints(many)
        const once = resolveOrderFilters(grouped, wanted)
        expect(resolveOrderFilters(grouped, once)).toEqual(once)
        if (once.servicePointId !== undefined) expect(once.subclientId).toBeDefined()
        if (once.subclientId !== undefined) expect(once.clientId).toBeDefined()
      }),
    )
  })
})

describe('offered request types', () => {
  const offered = (roles: readonly string[], adapters: readonly string[]) =>
    offeredRequestTypes(abilityWith(roles), pointWith({ adapters }))

  it('[ORD-45] an order type is available if the user may manage the type and the service point has the adapter of the type', () => {
    const types = offered(['PICKUP', 'DELIVERY'], ['pickup', 'assistance-service'])
    expect(types.filter((type) => type.offered).map(({ type }) => type)).toEqual(['pickup'])
  })

  it('[ORD-45] an unavailable order type has the missing permission, the missing adapter or both as reasons', () => {
    const [pickup, delivery, exchange] = offered(['DELIVERY'], ['pickup'])
    expect(pickup?.reasons.map(({ rule }) => rule)).toEqual(['type-not-managed'])
    expect(delivery?.reasons).toEqual([
      { rule: 'adapter-missing', key: 'orders.refused.adapter-missing', params: { adapter: 'delivery' } },
    ])
    expect(exchange?.reasons.map(({ rule }) => rule)).toEqual(['type-not-managed', 'adapter-missing'])
  })

  it('[ORD-45] no order type is available to a user who may only read, or at a point that has only the portal adapter', () => {
    expect(offered(['ORDERS'], ['pickup', 'delivery']).some((type) => type.offered)).toBe(false)
    expect(offered(orderRoles, ['sol_customer']).some((type) => type.offered)).toBe(false)
  })

  it.each([
    ['client', { client: false, subclient: true }],
    ['subclient', { client: true, subclient: false }],
  ])(
    '[ORD-45] if the %s of a service point is not active, no order type is available there, for this reason',
    (level, { client, subclient }) => {
      const point = pointWith({ adapters: ['pickup'] })
      const below = {
        ...point,
        subclient: {
          ...point.subclient,
          active: subclient,
          client: { ...point.subclient.client, active: client },
        },
      }
      const [pickup] = offeredRequestTypes(abilityWith(['PICKUP']), below)
      expect(pickup).toMatchObject({
        offered: false,
        reasons: [{ rule: `${level}-inactive`, key: `orders.refused.${level}-inactive` }],
      })
      expect(canRequestOrder(abilityWith(['PICKUP']), [below]).allowed).toBe(false)
      expect(canRequestOrder(abilityWith(['PICKUP']), [below, point]).allowed).toBe(true)
    },
  )

  it('[ORD-45] all five order types are listed, and a type is available exactly if it has no reason against it', () => {
    const anyAdapters = fc.subarray(requestTypes.map(({ adapterCode }) => adapterCode as string))
    fc.assert(
      fc.property(fc.subarray(orderRoles), anyAdapters, (roles, adapters) => {
        const types = offered(roles, adapters)
        expect(types.map(({ type }) => type)).toEqual(requestTypes.map(({ type }) => type))
        const manageable = manageableRequestTypes(abilityWith(roles))
        for (const { type, offered: isOffered, reasons } of types) {
          expect(isOffered).toBe(reasons.length === 0)
          expect(isOffered).toBe(manageable.includes(type) && adapters.includes(type))
        }
      }),
    )
  })

  it('[ORD-180] a service point can have orders if it is active and has an available order type that the user may manage', () => {
    const reasonsAt = (point: ReturnType<typeof pointWith>) =>
      canOrderAt(abilityWith(['PICKUP']), point).reasons.map(({ rule }) => rule)
    expect(reasonsAt(pointWith({ adapters: ['pickup'] }))).toEqual([])
    expect(reasonsAt(pointWith({ adapters: ['delivery'] }))).toEqual(['nothing-offered'])
    expect(reasonsAt({ ...pointWith({ adapters: ['delivery'] }), active: false })).toEqual([
      'service-point-inactive',
    ])
  })
})
