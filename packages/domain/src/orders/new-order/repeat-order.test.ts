import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../../kernel'
import {
  changeDraft,
  emptyDrafts,
  type OrderDrafts,
  type PastOrder,
  type RepeatContext,
  type RequestType,
  repeatDraft,
  requestTypes,
  validateOrder,
} from '..'
import { DeliveryDetail } from '../kinds/delivery.schema'
import { PickupDetail } from '../kinds/pickup.schema'
import { SupplyDetail } from '../kinds/supply.schema'
import { anyCommodityTypes, anyDenomination, anyPack, anyWireOrderDetail } from '../order-records.arbitraries'
import { anyPickupWindow, configWith, orderUser, pointWith, timed } from '../orders.arbitraries'
import { after, bill, choose, euro, initial, input, now } from './new-order.fixtures'

const denomination = bill.denomination
const pack = {
  id: 'P',
  code: 'P',
  description: 'Change 100',
  denominations: [{ quantity: 10, value: 10, currencySymbol: '€', currencyIsoCode: 'EUR' }],
}
const context: RepeatContext = {
  facts: { ...input, servicePoint: pointWith(), brand: defaultBrand },
  catalogues: {
    denominations: { EUR: [denomination] },
    packs: [pack],
    limits: [],
    faults: [{ faultID: '1', faultDescription: 'The safe does not open' }],
    commodityTypes: [{ id: '1', description: 'Bags', commodities: [{ id: 'A', description: 'Bag A' }] }],
  },
  now,
}
const withFacts = (facts: Partial<RepeatContext['facts']>): RepeatContext => ({
  ...context,
  facts: { ...context.facts, ...facts },
})
const amount = (totalAmount: number, parts: Record<string, unknown> = {}) => ({
  totalAmount,
  currencyId: '978',
  currencyIsoCode: 'EUR',
  currencySymbol: '€',
  ...parts,
})
const dollars = { currencyId: '840', currencyIsoCode: 'USD', currencySymbol: 'US$' }
const hours = {
  requestInitialTime: '2026-11-17T10:30:00+01:00',
  requestFinalTime: '2026-11-17T13:00:00+01:00',
}
const order = (parts: Record<string, unknown> = {}): PastOrder =>
  PickupDetail.parse({ serviceId: 7, ...hours, requestedAmounts: [amount(2_500.5)], ...parts })

const repeated = (type: RequestType, past: PastOrder, given: RepeatContext = context) => {
  const { change, leftOut } = repeatDraft(type, past, given)
  const drafts: OrderDrafts = changeDraft(emptyDrafts(given.facts, given.now), change, given.facts)
  const issues = validateOrder(type, drafts, given.facts, given.now)
  return {
    draft: drafts[type],
    leftOut: leftOut.map(({ part, path }) => `${part} ${path}`),
    issues: issues.map(({ path }) => path),
    change,
  }
}

describe('an order that repeats a former one', () => {
  it('[ORD-161] a repeated order has the type, hours, amount and comments of the earlier order, but the proposed date of a new order', () => {
    expect(repeated('pickup', order({ comments: ' Ring twice ' }))).toMatchObject({
      draft: {
        serviceDate: '2026-11-22',
        from: '10:30',
        until: '13:00',
        currencyId: '978',
        totalAmount: '2.500,50',
        comments: 'Ring twice',
      },
      leftOut: [],
      issues: [],
    })
  })

  it('[ORD-185] an order that replaces an earlier order is on the day of the earlier order, if that day is possible', () => {
    const replacing = { ...context, keepsDay: true }
    const onDay = (day: string) =>
      order({ requestInitialTime: `${day}T10:30:00+01:00`, requestFinalTime: `${day}T13:00:00+01:00` })
    expect(repeated('pickup', onDay('2026-12-03'), replacing).draft).toMatchObject({
      serviceDate: '2026-12-03',
    })
    expect(repeated('pickup', onDay('2026-11-17'), replacing).draft).toMatchObject({
      serviceDate: '2026-11-22',
    })
  })

  it('[ORD-187] a repeated order has the comments of the earlier order without the line about a replaced order', () => {
    expect(repeated('pickup', order({ comments: 'Ring twice\nReplaces [#10046]' })).draft).toMatchObject({
      comments: 'Ring twice',
    })
  })

  it('[ORD-161] the form of a new order takes over the values of a repeated order unchanged and without validation issues', () => {
    const { change } = repeatDraft('pickup', order(), context)
    const snapshot = after(initial(), choose('pickup'), { type: 'draft.changed', ...change })
    expect(snapshot.context.issues).toEqual([])
    expect(snapshot.context.drafts.pickup).toEqual(repeated('pickup', order()).draft)
  })

  it('[ORD-161] a repeated pickup is on the first day on which a pickup is possible', () => {
    const config = configWith({
      Pickup: { ...timed, ForbiddenNextDay: { Enabled: true, StartTime: '08:00', EndTime: '20:00' } },
    })
    expect(repeated('pickup', order(), withFacts({ config })).draft).toMatchObject({
      serviceDate: '2026-11-23',
    })
  })

  it('[ORD-161] an order that is repeated from its row has no fault and no articles, and lists them as missing', () => {
    expect(repeated('assistance-service', { ...hours }).leftOut).toEqual(['fault faultDescription'])
    expect(repeated('supply-material-service', { ...hours }).leftOut).toEqual(['contents supplies'])
  })

  it.each([
    ['15:30', '19:00', '15:00-17:00', ['hours from']],
    ['06:00', '07:00', '09:00-13:00', ['hours from']],
    ['10:00', '11:00', '09:00-13:00', ['hours from']],
    ['07:00', '22:00', '09:00-13:00', ['hours from']],
    ['00:00', '02:00', '09:00-13:00', ['hours from']],
    ['09:05', '12:05', '09:05-12:05', []],
  ])(
    '[ORD-162] if the hours of an earlier order are %s to %s, the hours of the repeated order are %s',
    (from, until, expected, named) => {
      const past = order({
        requestInitialTime: `2026-11-17T${from}:00+01:00`,
        requestFinalTime: `2026-11-17T${until}:00+01:00`,
      })
      const found = repeated('pickup', past)
      expect(found.draft).toMatchObject({ from: expected.slice(0, 5), until: expected.slice(6) })
      expect(found).toMatchObject({ leftOut: named, issues: [] })
    },
  )

  it('[ORD-162] a repeated order has the usual hours if the earlier order had no hours and the country asks for hours', () => {
    const past = order({ requestInitialTime: null, requestFinalTime: null })
    expect(repeated('pickup', past)).toMatchObject({ draft: { from: '09:00', until: '13:00' }, leftOut: [] })
    const config = configWith({ Pickup: { ...timed, AllowIntervalTime: false } })
    expect(repeated('pickup', order(), withFacts({ config })).leftOut).toEqual([])
  })

  it('[ORD-162] at an econo-cash point, a repeated order has the usual hours of econo-cash', () => {
    const servicePoint = pointWith({ econoCash: true })
    expect(repeated('pickup', order(), withFacts({ servicePoint })).draft).toMatchObject({
      from: '11:00',
      until: '15:00',
    })
  })

  it('[ORD-162] a repeated order lists its hours as missing if no hours are possible on any day', () => {
    const config = configWith({ Pickup: { ...timed, MinimumRangeInHours: 12 } })
    const found = repeated('pickup', order(), withFacts({ config }))
    expect(found.leftOut).toEqual(['hours from', 'hours until'])
    expect(found.leftOut.map((named) => named.split(' ')[1])).toEqual(expect.arrayContaining(found.issues))
  })

  it('[ORD-163] a repeated pickup has the total in the first available currency of the earlier pickup, and lists the other currencies as missing', () => {
    const past = order({ requestedAmounts: [amount(5, dollars), amount(2), amount(3)] })
    expect(repeated('pickup', past)).toMatchObject({
      draft: { currencyId: '978', totalAmount: '5,00' },
      leftOut: ['currency currencyId'],
      issues: [],
    })
  })

  it('[ORD-163] at an agile-pickup point, a repeated pickup has no amount; at other points an amount is required', () => {
    const servicePoint = pointWith({ agilePickup: true })
    expect(repeated('pickup', order(), withFacts({ servicePoint }))).toMatchObject({
      draft: { totalAmount: '' },
      leftOut: [],
      issues: [],
    })
    expect(repeated('pickup', order({ requestedAmounts: [] }))).toMatchObject({
      leftOut: ['amount totalAmount'],
      issues: ['totalAmount'],
    })
  })

  it('[ORD-163] while the currencies are not loaded, a repeated order lists its currency as missing', () => {
    const found = repeated('pickup', order(), withFacts({ currencies: [] }))
    expect(found.leftOut).toEqual(['currency currencyId', 'amount totalAmount', 'currency currencyId'])
    expect(found.issues).toEqual(['currencyId', 'totalAmount'])
  })

  const delivery = (...requestedAmounts: readonly ReturnType<typeof amount>[]) =>
    DeliveryDetail.parse({ serviceId: 7, ...hours, requestedAmounts })
  const pieces = (...quantities: readonly (readonly [string, number])[]) => ({
    denominations: quantities.map(([denominationId, denominationQuantity]) => ({
      denominationId,
      denominationQuantity,
    })),
  })
  const packs = (packId: string, packQuantity: number) => ({ packs: [{ packId, packQuantity }] })

  it('[ORD-163] a repeated delivery or exchange has the pieces and packs of the earlier order', () => {
    const past = delivery(amount(400, { ...pieces(['50', 4]), ...packs('P', 2) }))
    for (const type of ['delivery', 'delivery-exchange'] as const) {
      const found = repeated(type, past)
      expect(found.change.requestType).toBe(type)
      expect(found).toMatchObject({
        draft: {
          currencyId: '978',
          currencyIsoCode: 'EUR',
          denominations: [{ denomination, quantity: '4' }],
          packs: [{ pack, quantity: '2' }],
        },
        leftOut: [],
        issues: [],
      })
    }
  })

  it('[ORD-163] a repeated delivery has no contents that the catalogues no longer contain, and lists them as missing', () => {
    const past = delivery(amount(400, { ...pieces(['50', 4], ['500', 1]), ...packs('Q', 2) }))
    expect(repeated('delivery', past)).toMatchObject({
      leftOut: ['denomination denominations', 'pack packs'],
      issues: [],
    })
  })

  it('[ORD-163] a repeated delivery has no pieces of a second currency or of an unavailable currency', () => {
    const past = delivery(amount(9, { ...dollars, ...pieces(['1', 9]) }), amount(200, pieces(['50', 4])))
    expect(repeated('delivery', past)).toMatchObject({ leftOut: ['currency currencyId'], issues: [] })
    const foreign = {
      ...pack,
      denominations: pack.denominations.map((part) => ({ ...part, currencyIsoCode: 'USD' })),
    }
    const given = { ...context, catalogues: { ...context.catalogues, packs: [foreign] } }
    expect(repeated('delivery', delivery(amount(100, packs('P', 1))), given)).toMatchObject({
      leftOut: ['pack packs', 'contents composition'],
      issues: ['composition'],
    })
  })

  it('[ORD-163] a repeated delivery has no contents in a currency whose total exceeds the current limit', () => {
    const past = delivery(amount(400, { ...pieces(['50', 4]), ...packs('P', 2) }))
    const limited = (limit: number): RepeatContext => ({
      ...context,
      catalogues: { ...context.catalogues, limits: [{ isoCode: 'EUR', amount: limit }] },
    })
    expect(repeated('delivery', past, limited(400)).leftOut).toEqual([])
    expect(repeated('delivery', past, limited(399.99))).toMatchObject({
      draft: { denominations: [], packs: [] },
      leftOut: ['limit composition', 'contents composition'],
      issues: ['composition'],
    })
  })

  it('[ORD-164] a repeated request for a technician has the fault of the earlier request, if the catalogue contains it', () => {
    const fault = (faultDescription: string) => ({ ...order(), faultDescription })
    expect(repeated('assistance-service', fault('The safe does not open')).issues).toEqual([])
    expect(repeated('assistance-service', fault('Lights out'))).toMatchObject({
      leftOut: ['fault faultDescription'],
      issues: ['faultDescription'],
    })
  })

  it('[ORD-164] a repeated supply has the articles whose names are in the catalogue and whose quantities do not exceed the maximum', () => {
    const past = (quantity: number, commodityDescription = 'Bag A') => ({
      ...hours,
      ...SupplyDetail.parse({
        serviceId: 7,
        supplies: [{ commodityTypeDescription: 'Bags', commodityDescription, quantity }],
      }),
    })
    const config = configWith({ Supply: { MaximumQuantity: 10 } })
    const of = (detail: PastOrder) => repeated('supply-material-service', detail, withFacts({ config }))
    expect(of(past(10))).toMatchObject({
      draft: { supplies: [{ commodityId: 'A', quantity: '10' }] },
      issues: [],
    })
    expect(of(past(11))).toMatchObject({ leftOut: ['article supplies'], issues: ['supplies'] })
    expect(of(past(1, 'Bag Z')).leftOut).toEqual(['article supplies'])
  })

  it('[ORD-164] a repeated order has no comments if the comments of the earlier order are too long', () => {
    expect(repeated('pickup', order({ comments: 'x'.repeat(2_001) }))).toMatchObject({
      leftOut: ['comments comments'],
      issues: [],
    })
  })

  const anyCurrencies = fc.subarray([
    euro,
    { currencyId: '840', isoCode: 'USD', mainCurrency: false },
    { currencyId: '826', isoCode: 'GBP', mainCurrency: false },
  ])
  const anyDenominations = fc.uniqueArray(anyDenomination, { selector: ({ id }) => id, maxLength: 4 })
  const anyContext: fc.Arbitrary<RepeatContext> = fc
    .record({
      window: anyPickupWindow,
      currencies: anyCurrencies,
      agilePickup: fc.boolean(),
      eur: anyDenominations,
      usd: anyDenominations,
      packs: fc.uniqueArray(anyPack, { selector: ({ id }) => id, maxLength: 3 }),
      limit: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      commodityTypes: anyCommodityTypes,
    })
    .map(({ window, currencies, agilePickup, eur, usd, packs: known, limit, commodityTypes }) => ({
      now: window.now,
      facts: {
        config: { Orders: { ...window.config.Orders, Delivery: window.config.Orders.Pickup } },
        user: orderUser,
        brand: defaultBrand,
        currencies,
        servicePoint: { ...window.servicePoint, agilePickup, zone: window.timeZone },
      },
      catalogues: {
        denominations: { EUR: eur, USD: usd },
        packs: known,
        limits: limit === null ? [] : [{ isoCode: 'EUR', amount: limit }],
        faults: [],
        commodityTypes,
      },
    }))

  it('[ORD-161] [ORD-162] [ORD-163] [ORD-164] every validation issue of a repeated order is at a field whose value the order lists as missing', () => {
    const anyType = fc.constantFrom(...requestTypes.map(({ type }) => type))
    fc.assert(
      fc.property(anyType, anyWireOrderDetail, anyContext, (type, wire, given) => {
        const past: PastOrder = { ...PickupDetail.parse(wire), ...SupplyDetail.parse(wire) }
        const { leftOut, issues } = repeated(type, past, given)
        const named = leftOut.map((entry) => entry.split(' ')[1])
        expect(issues.filter((path) => !named.includes(path))).toEqual([])
      }),
    )
  })
})
