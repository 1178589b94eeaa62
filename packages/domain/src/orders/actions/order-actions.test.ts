import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canCancel, canRate, orderKind, requestTypeFacts, rowActions } from '..'
import { abilityWith, anyOrderRow, configWith, orderRoles, rowWith } from '../orders.arbitraries'
import { latestCancellation } from './order-actions'

const now = new Date('2026-11-21T09:30:00+01:00')
const ability = abilityWith(orderRoles)
const input = { ability, config: configWith(), now }
const inTwoDays = '2026-11-23T09:30:00+01:00'
const rulesOf = (decision: { readonly reasons: readonly { readonly rule: string }[] }) =>
  decision.reasons.map(({ rule }) => rule)
const pickup = (facts: Record<string, unknown> = {}) => rowWith({ requestInitialTime: inTwoDays, ...facts })

describe('cancelling', () => {
  it('[ORD-20] an order can be cancelled if no rule forbids it', () => {
    expect(canCancel(pickup(), input)).toEqual({ allowed: true, reasons: [] })
  })

  it.each([
    ['no-service-id', { serviceId: null }],
    ['type-unknown', { serviceType: '9' }],
  ])(
    "[ORD-20] an order without an id or a known type can't be cancelled, for the reason %s",
    (rule, facts) => {
      expect(rulesOf(canCancel(pickup(facts), input))).toEqual([rule])
    },
  )

  it('[ORD-20] a refusal to cancel an order contains every reason that applies', () => {
    const row = rowWith({
      serviceId: null,
      serviceStatusCode: 'DONE',
      origin: 'SOL',
      consignmentStatusCode: '3',
      requestInitialTime: '2026-11-21T10:00:00+01:00',
    })
    const refused = canCancel(row, {
      ability: abilityWith([]),
      config: configWith({ EnabledCancelOrders: false }),
      now,
    })
    expect(rulesOf(refused)).toEqual([
      'no-service-id',
      'page-not-managed',
      'type-not-managed',
      'cancelling-disabled',
      'foreign-origin',
      'consignment-started',
      'status-final',
      'too-late',
    ])
  })

  it("[ORD-21] users who may only read orders can't cancel an order", () => {
    const refused = canCancel(pickup(), { ...input, ability: abilityWith(['ORDERS']) })
    expect(rulesOf(refused)).toContain('page-not-managed')
  })

  it.each([
    ['0', 'DELIVERY', 'Pickup'],
    ['1', 'PICKUP', 'Delivery'],
    ['2', 'DELIVERY', 'DeliveryExchange'],
    ['3', 'PICKUP', 'AssistanceService'],
    ['4', 'PICKUP', 'SupplyMaterialService'],
  ])(
    "[ORD-22] an order of type %s can't be cancelled by the role %s, which does not manage %s",
    (serviceType, role, subject) => {
      const refused = canCancel(pickup({ serviceType }), { ...input, ability: abilityWith([role]) })
      expect(refused.reasons).toEqual([
        { rule: 'type-not-managed', key: 'orders.refused.type-not-managed', params: { subject } },
      ])
    },
  )

  it('[ORD-22] a delivery with the flag `isChange` can be cancelled only by users who may manage exchanges', () => {
    const row = pickup({ serviceType: '1', isChange: true })
    const allowed = canCancel(row, { ...input, ability: abilityWith(['DELIVERY-EXCHANGE']) })
    expect(allowed.allowed).toBe(true)
  })

  it("[ORD-23] an order can't be cancelled if the country has disabled cancelling", () => {
    const config = configWith({ EnabledCancelOrders: false })
    expect(rulesOf(canCancel(pickup(), { ...input, config }))).toEqual(['cancelling-disabled'])
  })

  it.each(['SOL', 'remesa_portal', '', null])(
    "[ORD-24] an order with the origin %s can't be cancelled",
    (origin) => {
      expect(rulesOf(canCancel(pickup({ origin }), input))).toEqual(['foreign-origin'])
    },
  )

  it("[ORD-24] an order that was created in a portal of another brand can't be cancelled", () => {
    const brand = {
      product: 'OTHER',
      providerUserType: 'OTHER',
      rolePrefix: 'ROL_',
      paymentAdapterCode: 'pay',
      origin: 'OTHER_PORTAL',
    }
    expect(canCancel(pickup({ origin: 'OTHER_PORTAL' }), { ...input, brand }).allowed).toBe(true)
    expect(rulesOf(canCancel(pickup(), { ...input, brand }))).toEqual(['foreign-origin'])
  })

  it.each([
    [null, true],
    ['', true],
    [' ', true],
    ['2', true],
    [2, true],
    ['1', false],
    ['22', false],
    ['0', false],
  ])(
    '[ORD-25] an order with consignment status %s can be cancelled: %s',
    (consignmentStatusCode, allowed) => {
      expect(canCancel(pickup({ consignmentStatusCode }), input).allowed).toBe(allowed)
    },
  )

  it.each([
    ['2026-11-22T09:30:00+01:00', true],
    ['2026-11-22T09:29:59+01:00', false],
    ['2026-11-22T08:30:00Z', true],
    [null, true],
  ])('[ORD-26] an order with the requested start %s can be cancelled: %s', (requestInitialTime, allowed) => {
    expect(canCancel(pickup({ requestInitialTime }), input).allowed).toBe(allowed)
  })

  it('[ORD-26] the requested start of an order decides whether it is too late to cancel, even if the planned start is later', () => {
    const row = pickup({ requestInitialTime: '2026-11-21T12:00:00+01:00', plannedInitialTime: inTwoDays })
    expect(rulesOf(canCancel(row, input))).toEqual(['too-late'])
  })

  it('[ORD-26] if it is too late to cancel an order, the refusal contains the last instant at which cancelling was possible', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
        (start) => {
          const row = pickup({ requestInitialTime: start.toISOString() })
          const late = canCancel(row, { ...input, now: start })
          const latest = new Date(
            String(late.reasons.find(({ rule }) => rule === 'too-late')?.params['latest']),
          )
          expect(latest).toEqual(latestCancellation(row))
          expect(canCancel(row, { ...input, now: latest }).allowed).toBe(true)
          expect(canCancel(row, { ...input, now: new Date(latest.getTime() + 1) }).allowed).toBe(false)
        },
      ),
    )
  })

  it.each([
    ['PENDING', true],
    ['RECEIVED', true],
    ['PREPARING', true],
    ['PREPARED', true],
    ['PLANNED', true],
    ['ONWAY', false],
    ['DONE', false],
    ['CANCELLED', false],
    ['STOPPED', true],
    ['LOST', true],
  ])('[ORD-27] an order in status %s can be cancelled: %s', (serviceStatusCode, allowed) => {
    expect(canCancel(pickup({ serviceStatusCode }), input).allowed).toBe(allowed)
  })

  it('[ORD-170] a stopped order can be cancelled at any time and in any consignment status by users with the permission', () => {
    fc.assert(
      fc.property(anyOrderRow, fc.subarray(orderRoles), (row, roles) => {
        const rights = { ...input, ability: abilityWith(roles) }
        const stopped = canCancel({ ...row, serviceStatusCode: 'STOPPED' }, rights)
        const planned = canCancel({ ...row, serviceStatusCode: 'PLANNED' }, rights)
        const never = ['too-late', 'consignment-started']
        expect(rulesOf(stopped)).toEqual(rulesOf(planned).filter((rule) => !never.includes(rule)))
      }),
    )
  })

  it('[ORD-20] an order can be cancelled exactly if there is no reason against it, and an additional role never prevents cancelling', () => {
    fc.assert(
      fc.property(anyOrderRow, fc.subarray(orderRoles), (row, roles) => {
        const few = canCancel(row, { ...input, ability: abilityWith(roles) })
        const all = canCancel(row, input)
        expect(few.allowed).toBe(few.reasons.length === 0)
        if (few.allowed) expect(all.allowed).toBe(true)
        const kind = orderKind(row)
        if (kind !== undefined && all.allowed) {
          expect(ability.can('manage', requestTypeFacts(kind).subject)).toBe(true)
        }
      }),
    )
  })
})

describe('rating', () => {
  const done = { realFinalTime: '2026-11-20T10:00:00+01:00' }

  it.each([
    ['is allowed after the real end', done, []],
    ['is refused before the real end', { realInitialTime: done.realFinalTime }, ['not-completed']],
    ['is refused if the order is already rated', { ...done, serviceRate: 4 }, ['already-rated']],
    [
      'is refused if the order is rated with an unknown number',
      { ...done, serviceRateId: '9' },
      ['already-rated'],
    ],
    ['is refused without service id', { ...done, serviceId: null }, ['no-service-id']],
  ])('[ORD-30] an order can be rated if it is finished and not yet rated: rating %s', (_, facts, reasons) => {
    expect(rulesOf(canRate(rowWith(facts)))).toEqual(reasons)
  })
})

describe('row actions', () => {
  it('[ORD-31] the details of an order can be opened from its row if the order has an id and a known order type', () => {
    expect(rowActions(rowWith(), input).details.allowed).toBe(true)
    expect(rulesOf(rowActions(rowWith({ serviceId: null }), input).details)).toEqual(['no-service-id'])
    expect(rowActions(rowWith({ serviceType: '9' }), input).details.reasons).toEqual([
      { rule: 'type-unknown', key: 'orders.refused.type-unknown', params: { code: '9' } },
    ])
  })

  it('[ORD-31] the rating of a rated order can be viewed from its row, which contains the number of the rating', () => {
    const rated = rowWith({ realFinalTime: inTwoDays, serviceRateId: '9', serviceRate: 5 })
    expect(rowActions(rated, input).rating).toEqual({ allowed: true, reasons: [], rate: 5 })
    expect(rulesOf(rowActions(rowWith(), input).rating)).toEqual(['not-rated'])
  })

  it('[ORD-31] the row of an order never allows both rating the order and viewing its rating', () => {
    fc.assert(
      fc.property(anyOrderRow, (row) => {
        const { rate, rating, cancel } = rowActions(row, input)
        expect(rate.allowed && rating.allowed).toBe(false)
        expect(cancel).toEqual(canCancel(row, input))
      }),
    )
  })
})
