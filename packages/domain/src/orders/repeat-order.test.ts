import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../kernel'
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
} from '.'
import { after, bill, choose, euro, initial, input, now } from './new-order.fixtures'
import { DeliveryDetail, PickupDetail, SupplyDetail } from './order-detail.schema'
import { anyCommodityTypes, anyDenomination, anyPack, anyWireOrderDetail } from './order-records.arbitraries'
import { anyPickupWindow, configWith, orderUser, pointWith, timed } from './orders.arbitraries'

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

describe('an order like a former one', () => {
  it('[ORD-161] has its type, hours, amount and comments on the date that a new order proposes', () => {
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

  it('[ORD-161] is taken by the machine of a new order as it is', () => {
    const { change } = repeatDraft('pickup', order(), context)
    const snapshot = after(initial(), choose('pickup'), { type: 'draft.changed', ...change })
    expect(snapshot.context.issues).toEqual([])
    expect(snapshot.context.drafts.pickup).toEqual(repeated('pickup', order()).draft)
  })

  it('[ORD-161] waits for the first day that a pickup can be had', () => {
    const config = configWith({
      Pickup: { ...timed, ForbiddenNextDay: { Enabled: true, StartTime: '08:00', EndTime: '20:00' } },
    })
    expect(repeated('pickup', order(), withFacts({ config })).draft).toMatchObject({
      serviceDate: '2026-11-23',
    })
  })

  it('[ORD-161] can be filled from a row, which knows neither comments nor faults', () => {
    expect(repeated('assistance-service', { ...hours }).leftOut).toEqual(['fault faultDescription'])
    expect(repeated('supply-material-service', { ...hours }).leftOut).toEqual(['contents supplies'])
  })

  it.each([
    ['15:30', '19:00', '14:30-18:00', ['hours from']],
    ['06:00', '07:00', '08:00-10:00', ['hours from']],
    ['10:00', '11:00', '10:00-12:00', ['hours from']],
    ['07:00', '22:00', '08:00-18:00', ['hours from']],
    ['09:05', '12:05', '09:05-12:05', []],
  ])('[ORD-162] %s to %s becomes the nearest hours of the day: %s', (from, until, expected, named) => {
    const past = order({
      requestInitialTime: `2026-11-17T${from}:00+01:00`,
      requestFinalTime: `2026-11-17T${until}:00+01:00`,
    })
    const found = repeated('pickup', past)
    expect(found.draft).toMatchObject({ from: expected.slice(0, 5), until: expected.slice(6) })
    expect(found).toMatchObject({ leftOut: named, issues: [] })
  })

  it('[ORD-162] has the usual hours where the former one requests none, and none where the country sets none', () => {
    const past = order({ requestInitialTime: null, requestFinalTime: null })
    expect(repeated('pickup', past)).toMatchObject({ draft: { from: '09:00', until: '13:00' }, leftOut: [] })
    const config = configWith({ Pickup: { ...timed, AllowIntervalTime: false } })
    expect(repeated('pickup', order(), withFacts({ config })).leftOut).toEqual([])
  })

  it('[ORD-162] begins at an econo-cash point when such pickups do', () => {
    const servicePoint = pointWith({ econoCash: true })
    expect(repeated('pickup', order(), withFacts({ servicePoint })).draft).toMatchObject({
      from: '11:00',
      until: '13:30',
    })
  })

  it('[ORD-162] names hours that no day can hold', () => {
    const config = configWith({ Pickup: { ...timed, MinimumRangeInHours: 12 } })
    const found = repeated('pickup', order(), withFacts({ config }))
    expect(found.leftOut).toEqual(['hours from', 'hours until'])
    expect(found.leftOut.map((named) => named.split(' ')[1])).toEqual(expect.arrayContaining(found.issues))
  })

  it('[ORD-163] requests the first amount of a pickup that can be had, and names the others', () => {
    const past = order({ requestedAmounts: [amount(5, dollars), amount(2), amount(3)] })
    expect(repeated('pickup', past)).toMatchObject({
      draft: { currencyId: '978', totalAmount: '5,00' },
      leftOut: ['currency currencyId'],
      issues: [],
    })
  })

  it('[ORD-163] requests no amount at an agile-pickup point, and needs one where the point is not agile any more', () => {
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

  it('[ORD-163] says that no currency is known', () => {
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

  it('[ORD-163] holds the pieces and packs of a delivery, of an exchange too', () => {
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

  it('[ORD-163] leaves out what is not in the catalogues any more, and names it', () => {
    const past = delivery(amount(400, { ...pieces(['50', 4], ['500', 1]), ...packs('Q', 2) }))
    expect(repeated('delivery', past)).toMatchObject({
      leftOut: ['denomination denominations', 'pack packs'],
      issues: [],
    })
  })

  it('[ORD-163] leaves out pieces of a second currency, and a currency that is not offered', () => {
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

  it('[ORD-163] leaves out what is beyond the limit of its currency now', () => {
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

  it('[ORD-164] calls for the fault while it is in the catalogue', () => {
    const fault = (faultDescription: string) => ({ ...order(), faultDescription })
    expect(repeated('assistance-service', fault('The safe does not open')).issues).toEqual([])
    expect(repeated('assistance-service', fault('Lights out'))).toMatchObject({
      leftOut: ['fault faultDescription'],
      issues: ['faultDescription'],
    })
  })

  it('[ORD-164] requests the articles that are there under their names, within the maximum', () => {
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

  it('[ORD-164] leaves out comments that are too long', () => {
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
        timeZone: window.timeZone,
        currencies,
        servicePoint: { ...window.servicePoint, agilePickup },
      },
      catalogues: {
        denominations: { EUR: eur, USD: usd },
        packs: known,
        limits: limit === null ? [] : [{ isoCode: 'EUR', amount: limit }],
        faults: [],
        commodityTypes,
      },
    }))

  it('[ORD-161] [ORD-162] [ORD-163] [ORD-164] has no issue but where something is named', () => {
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
