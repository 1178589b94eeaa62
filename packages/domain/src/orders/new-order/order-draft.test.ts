import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../../kernel'
import {
  buildOrder,
  canSendOrder,
  changeDraft,
  emptyDrafts,
  fillCurrency,
  type OrderFacts,
  type RequestType,
  requestTypes,
  validateOrder,
} from '..'
import { configWith, orderUser, pointWith, timed } from '../orders.arbitraries'
import { followProposals } from './order-draft'

const now = new Date('2026-11-21T09:30:00+01:00')
const euro = { currencyId: '978', isoCode: 'EUR', mainCurrency: true }
const dollar = { currencyId: '840', isoCode: 'USD', mainCurrency: false }
const econo = { Enabled: true, DefaultStartTime: '11', DefaultFinalTime: '15' }
const facts: OrderFacts = {
  config: configWith({
    Pickup: { ...timed, EconoCash: econo },
    Delivery: { AllowIntervalTime: true },
    TechnicalAssistance: { ...timed, DefaultStartTime: '10', DefaultFinalTime: '12' },
  }),
  user: orderUser,
  brand: defaultBrand,
  currencies: [dollar, euro],
  servicePoint: pointWith(),
}
const drafts = emptyDrafts(facts, now)
const bill = {
  denomination: {
    id: '50',
    code: '50',
    value: 50,
    description: '50 €',
    commodityTypeCode: '1',
    commodityTypeDescription: 'Bills',
  },
  quantity: '2',
}
const article = {
  commodityTypeId: '1',
  commodityTypeDescription: 'Bags',
  commodityId: 'A',
  commodityDescription: 'Bag A',
  quantity: '5',
}
const filled = {
  ...drafts,
  pickup: { ...drafts.pickup, totalAmount: '10' },
  delivery: { ...drafts.delivery, denominations: [bill] },
  'delivery-exchange': { ...drafts['delivery-exchange'], denominations: [bill] },
  'assistance-service': { ...drafts['assistance-service'], faultDescription: 'Jammed drawer' },
  'supply-material-service': { ...drafts['supply-material-service'], supplies: [article] },
}

describe('unused drafts', () => {
  it('[ORD-74] new order drafts have the default date, times and main currency of their order type', () => {
    expect(drafts.pickup).toMatchObject({ serviceDate: '2026-11-22', from: '09:00', currencyId: '978' })
    expect(drafts.delivery).toMatchObject({
      from: '09:00',
      currencyIsoCode: 'EUR',
      denominations: [],
      packs: [],
    })
    expect(drafts['assistance-service']).toMatchObject({
      from: '10:00',
      until: '12:00',
      faultDescription: '',
    })
    expect(drafts['supply-material-service']).toEqual({
      supplies: [],
      newSupply: { commodityTypeId: '', commodityId: '', quantity: '' },
    })
  })

  it('[ORD-74] unused order drafts have no currency while no currency is loaded', () => {
    const unknown = emptyDrafts({ ...facts, currencies: [] }, now)
    expect([unknown.pickup.currencyId, unknown.delivery.currencyIsoCode]).toEqual(['', ''])
  })

  it('[ORD-102] unused order drafts get the main currency when it is loaded, and keep a chosen currency', () => {
    const unknown = emptyDrafts({ ...facts, currencies: [] }, now)
    const late = fillCurrency({ ...unknown, pickup: { ...unknown.pickup, currencyId: '840' } }, [
      dollar,
      euro,
    ])
    expect(late.pickup.currencyId).toBe('840')
    expect(late.delivery).toMatchObject({ currencyId: '978', currencyIsoCode: 'EUR' })
    const inDollars = { ...unknown.delivery, currencyId: '840', currencyIsoCode: 'USD' }
    expect(fillCurrency({ ...unknown, delivery: inDollars }, [dollar, euro]).delivery).toEqual(inDollars)
    expect(fillCurrency(unknown, [dollar])).toEqual(unknown)
  })

  it('[ORD-102] an order draft gets the main currency of another service point’s country if that country does not have its currency', () => {
    const sol = { currencyId: '604', isoCode: 'PEN', mainCurrency: true }
    const euros = emptyDrafts(facts, now)
    const delivery = { ...euros.delivery, denominations: [bill] }
    const moved = fillCurrency({ ...euros, delivery }, [sol, dollar])
    expect(moved.pickup).toEqual({ ...euros.pickup, currencyId: '604' })
    expect(moved.delivery).toEqual({
      ...euros.delivery,
      currencyId: '604',
      currencyIsoCode: 'PEN',
    })
  })
})

describe('changes', () => {
  it('[ORD-100] a change of an order affects only the draft of the changed order type', () => {
    const changed = changeDraft(drafts, { requestType: 'pickup', patch: { comments: 'Ring' } }, facts)
    expect(changed).toEqual({ ...drafts, pickup: { ...drafts.pickup, comments: 'Ring' } })
  })

  it.each(['pickup', 'delivery', 'delivery-exchange', 'assistance-service'] as const)(
    '[ORD-100] changing the start of an order moves an end that is too early, for the order type %s',
    (requestType) => {
      const changed = changeDraft(drafts, { requestType, patch: { from: '12:00' } }, facts)
      expect(changed[requestType]).toMatchObject({ from: '12:00', until: '14:00' })
    },
  )

  it('[ORD-100] changing the start of an order moves the end even if no point is chosen', () => {
    const nowhere = { ...facts, servicePoint: undefined }
    const changed = changeDraft(drafts, { requestType: 'pickup', patch: { from: '12:00' } }, nowhere)
    expect(changed.pickup).toMatchObject({ from: '12:00', until: '14:00' })
  })

  it('[ORD-100] changing the start of an order keeps an end that was set in the same change', () => {
    const patch = { from: '12:00', until: '12:30' }
    expect(changeDraft(drafts, { requestType: 'pickup', patch }, facts).pickup).toMatchObject(patch)
  })

  it('[ORD-100] changing the start of an order moves the end even if the change contains the whole form', () => {
    const patch = { ...drafts.pickup, from: '12:00' }
    expect(changeDraft(drafts, { requestType: 'pickup', patch }, facts).pickup.until).toBe('14:00')
  })

  it('[ORD-100] changing only the end of an order keeps the end as it was set, even if it is too early', () => {
    const changed = changeDraft(drafts, { requestType: 'pickup', patch: { until: '09:10' } }, facts)
    expect(changed.pickup).toMatchObject({ from: '09:00', until: '09:10' })
  })

  it('[ORD-100] choosing another currency for a delivery clears its loose pieces', () => {
    const changed = changeDraft(filled, { requestType: 'delivery', patch: { currencyId: '840' } }, facts)
    expect(changed.delivery).toMatchObject({ currencyId: '840', currencyIsoCode: 'USD', denominations: [] })
    expect(changed['delivery-exchange'].denominations).toEqual([bill])
  })

  it('[ORD-100] changing other fields of a delivery keeps its pieces and its currency', () => {
    const patch = { comments: 'Ring' }
    const changed = changeDraft(filled, { requestType: 'delivery', patch }, facts)
    expect(changed.delivery).toEqual({ ...filled.delivery, ...patch })
  })

  it('[ORD-100] changing the list of supplies replaces the old list', () => {
    const change = { requestType: 'supply-material-service', patch: { supplies: [article] } } as const
    expect(changeDraft(drafts, change, facts)['supply-material-service'].supplies).toEqual([article])
  })
})

describe('proposals', () => {
  const there = { ...facts, servicePoint: pointWith({ id: 2, econoCash: true }) }
  const peru = { ...facts, servicePoint: pointWith({ countryCode: 'PE' }) }
  const before = { facts, now }

  it('[ORD-101] the default times of a pickup change when the point changes to econo-cash and back', () => {
    const moved = followProposals(drafts, before, { facts: there, now })
    expect(moved.pickup).toMatchObject({ from: '11:00', until: '15:00' })
    expect(moved.delivery).toMatchObject({ from: '09:00', until: '13:00' })
    expect(followProposals(moved, { facts: there, now }, before)).toEqual(drafts)
  })

  it('[ORD-101] new proposed times of an order keep typed times and all other fields', () => {
    const typed = { ...filled, pickup: { ...filled.pickup, until: '14:00' } }
    expect(followProposals(typed, before, { facts: there, now })).toEqual(typed)
  })

  it('[ORD-106] the proposed date of an order follows the calendar unless another date was chosen', () => {
    const nextDay = { facts, now: new Date('2026-11-22T00:00:00+01:00') }
    const chosen = { ...drafts, delivery: { ...drafts.delivery, serviceDate: '2026-11-30' } }
    const renewed = followProposals(chosen, before, nextDay)
    expect(renewed.pickup.serviceDate).toBe('2026-11-23')
    expect(renewed.delivery.serviceDate).toBe('2026-11-30')
  })

  it('[ORD-106] the proposed date of a pickup changes when the hours in which pickups for tomorrow are refused begin', () => {
    const config = configWith({
      Pickup: { ForbiddenNextDay: { Enabled: true, StartTime: '17', EndTime: '23' } },
    })
    const morning = { facts: { ...facts, config }, now }
    const evening = { facts: { ...facts, config }, now: new Date('2026-11-21T17:00:00+01:00') }
    const renewed = followProposals(emptyDrafts(morning.facts, now), morning, evening)
    expect(renewed).toEqual(emptyDrafts(evening.facts, evening.now))
    expect(renewed.pickup.serviceDate).toBe('2026-11-23')
  })

  it('[ORD-106] the proposals for an order are kept if neither point nor clock has changed', () => {
    expect(followProposals(filled, before, before)).toEqual(filled)
    expect(followProposals(drafts, before, { facts: peru, now }).pickup.serviceDate).toBe('2026-11-22')
  })
})

describe('sending', () => {
  const rulesOf = (
    type: RequestType | undefined,
    of = drafts,
    point: OrderFacts['servicePoint'] = facts.servicePoint,
  ) => canSendOrder(point, type, of).reasons.map(({ rule }) => rule)

  it("[ORD-103] an order without point or type can't be sent", () => {
    expect(canSendOrder(undefined, undefined, drafts)).toMatchObject({ allowed: false })
    expect(canSendOrder(undefined, undefined, drafts).reasons.map(({ rule }) => rule)).toEqual([
      'no-service-point',
      'no-type',
    ])
  })

  it.each([
    ['pickup', []],
    ['delivery', ['nothing-requested']],
    ['delivery-exchange', ['nothing-requested']],
    ['assistance-service', []],
    ['supply-material-service', ['nothing-requested']],
  ] as const)('[ORD-103] sending an unused draft of type %s is refused with %j', (type, reasons) => {
    expect(rulesOf(type)).toEqual(reasons)
    expect(rulesOf(type, filled)).toEqual([])
  })

  it('[ORD-104] sending an order without a point or a type has this issue before all others', () => {
    const missing = validateOrder(undefined, drafts, { ...facts, servicePoint: undefined }, now)
    expect(missing.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'servicePointId required',
      'requestType required',
    ])
    const pathsOf = (type: RequestType | undefined, servicePoint: OrderFacts['servicePoint']) =>
      validateOrder(type, filled, { ...facts, servicePoint }, now).map(({ path }) => path)
    expect(pathsOf('pickup', undefined)).toEqual(['servicePointId'])
    expect(pathsOf(undefined, facts.servicePoint)).toEqual(['requestType'])
  })

  it('[ORD-104] the earliest date of an order depends on the country of the client', () => {
    const peru = { ...facts, servicePoint: pointWith({ countryCode: 'PE' }) }
    const today = { ...filled, pickup: { ...filled.pickup, serviceDate: '2026-11-21', from: '11:00' } }
    expect(validateOrder('pickup', today, facts, now)).toEqual([])
    expect(validateOrder('pickup', today, peru, now).map(({ rule }) => rule)).toEqual(['not-today'])
  })

  it.each(requestTypes.map(({ type }) => type))(
    '[ORD-105] the body of a valid %s is built with the country of the client',
    (type) => {
      expect(validateOrder(type, drafts, facts, now).length > 0).toBe(true)
      expect(validateOrder(type, filled, facts, now)).toEqual([])
      const order = buildOrder(type, filled, facts)
      expect(order).toMatchObject({
        type,
        countryCode: 'ES',
        body: { servicePointId: 'SP-1', userName: 'Ana Ruiz' },
      })
    },
  )

  it.each([
    ['pickup', { isChange: false, requestedAmounts: [{ currencyId: '978', totalAmount: 10 }] }],
    ['delivery', { isChange: false, requestedAmounts: [{ totalAmount: 100, packs: [] }] }],
    ['delivery-exchange', { isChange: true, requestedAmounts: [{ totalAmount: 100, packs: [] }] }],
    ['assistance-service', { faultDescription: 'Jammed drawer' }],
    ['supply-material-service', { supplies: [{ ...article, quantity: 5 }] }],
  ] as const)('[ORD-105] the body of a %s has the contents of its draft', (type, body) => {
    expect(buildOrder(type, filled, facts).body).toMatchObject(body)
  })

  it('[ORD-105] building the body of an order without a type throws an error', () => {
    expect(() => buildOrder(undefined, filled, facts)).toThrow('validate first')
  })
})
