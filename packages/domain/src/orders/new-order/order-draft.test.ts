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
  it('[ORD-74] new order drafts have the default date, the default times and the main currency for their order type', () => {
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

  it('[ORD-74] initial order drafts have no currency while the currencies are not loaded', () => {
    const unknown = emptyDrafts({ ...facts, currencies: [] }, now)
    expect([unknown.pickup.currencyId, unknown.delivery.currencyIsoCode]).toEqual(['', ''])
  })

  it('[ORD-102] initial order drafts get the main currency when the currencies are loaded, unless a currency was chosen', () => {
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

  it('[ORD-102] if the country of the new service point does not have the currency of an order draft, the main currency of this country is set', () => {
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
  it('[ORD-100] a change for one order type does not affect the drafts of other order types', () => {
    const changed = changeDraft(drafts, { requestType: 'pickup', patch: { comments: 'Ring' } }, facts)
    expect(changed).toEqual({ ...drafts, pickup: { ...drafts.pickup, comments: 'Ring' } })
  })

  it.each(['pickup', 'delivery', 'delivery-exchange', 'assistance-service'] as const)(
    '[ORD-100] in an order of type %s, a new start also moves an end that is too early for it',
    (requestType) => {
      const changed = changeDraft(drafts, { requestType, patch: { from: '12:00' } }, facts)
      expect(changed[requestType]).toMatchObject({ from: '12:00', until: '14:00' })
    },
  )

  it('[ORD-100] a new start of an order moves the end even if no service point is chosen', () => {
    const nowhere = { ...facts, servicePoint: undefined }
    const changed = changeDraft(drafts, { requestType: 'pickup', patch: { from: '12:00' } }, nowhere)
    expect(changed.pickup).toMatchObject({ from: '12:00', until: '14:00' })
  })

  it('[ORD-100] a new start of an order does not move the end if the same change sets the end', () => {
    const patch = { from: '12:00', until: '12:30' }
    expect(changeDraft(drafts, { requestType: 'pickup', patch }, facts).pickup).toMatchObject(patch)
  })

  it('[ORD-100] a new start of an order moves the end even if the change contains all fields of the form', () => {
    const patch = { ...drafts.pickup, from: '12:00' }
    expect(changeDraft(drafts, { requestType: 'pickup', patch }, facts).pickup.until).toBe('14:00')
  })

  it('[ORD-100] a change of only the end of an order is accepted, even if the end is too early', () => {
    const changed = changeDraft(drafts, { requestType: 'pickup', patch: { until: '09:10' } }, facts)
    expect(changed.pickup).toMatchObject({ from: '09:00', until: '09:10' })
  })

  it('[ORD-100] choosing another currency for a delivery removes its loose pieces', () => {
    const changed = changeDraft(filled, { requestType: 'delivery', patch: { currencyId: '840' } }, facts)
    expect(changed.delivery).toMatchObject({ currencyId: '840', currencyIsoCode: 'USD', denominations: [] })
    expect(changed['delivery-exchange'].denominations).toEqual([bill])
  })

  it('[ORD-100] a change of other fields of a delivery does not affect its pieces and its currency', () => {
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

  it('[ORD-101] the default times of a pickup change if the service point changes to an econo-cash point and back', () => {
    const moved = followProposals(drafts, before, { facts: there, now })
    expect(moved.pickup).toMatchObject({ from: '11:00', until: '15:00' })
    expect(moved.delivery).toMatchObject({ from: '09:00', until: '13:00' })
    expect(followProposals(moved, { facts: there, now }, before)).toEqual(drafts)
  })

  it('[ORD-101] if other times are proposed for an order, typed times and all other fields do not change', () => {
    const typed = { ...filled, pickup: { ...filled.pickup, until: '14:00' } }
    expect(followProposals(typed, before, { facts: there, now })).toEqual(typed)
  })

  it('[ORD-106] on the next day, the proposed date of an order moves by a day, unless the user chose another date', () => {
    const nextDay = { facts, now: new Date('2026-11-22T00:00:00+01:00') }
    const chosen = { ...drafts, delivery: { ...drafts.delivery, serviceDate: '2026-11-30' } }
    const renewed = followProposals(chosen, before, nextDay)
    expect(renewed.pickup.serviceDate).toBe('2026-11-23')
    expect(renewed.delivery.serviceDate).toBe('2026-11-30')
  })

  it('[ORD-106] the proposed date of a pickup moves when it becomes too late to request a pickup for tomorrow', () => {
    const config = configWith({
      Pickup: { ForbiddenNextDay: { Enabled: true, StartTime: '17', EndTime: '23' } },
    })
    const morning = { facts: { ...facts, config }, now }
    const evening = { facts: { ...facts, config }, now: new Date('2026-11-21T17:00:00+01:00') }
    const renewed = followProposals(emptyDrafts(morning.facts, now), morning, evening)
    expect(renewed).toEqual(emptyDrafts(evening.facts, evening.now))
    expect(renewed.pickup.serviceDate).toBe('2026-11-23')
  })

  it('[ORD-106] the proposed values of an order do not change if neither the service point nor the time has changed', () => {
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

  it("[ORD-103] an order without a service point or an order type can't be sent", () => {
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
  ] as const)(
    "[ORD-103] the initial draft of type %s has these reasons why it can't be sent: %j",
    (type, reasons) => {
      expect(rulesOf(type)).toEqual(reasons)
      expect(rulesOf(type, filled)).toEqual([])
    },
  )

  it('[ORD-104] if an order has no service point or no order type, this is the first issue', () => {
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

  it('[ORD-104] the country of the client decides the earliest date of an order', () => {
    const peru = { ...facts, servicePoint: pointWith({ countryCode: 'PE' }) }
    const today = { ...filled, pickup: { ...filled.pickup, serviceDate: '2026-11-21', from: '11:00' } }
    expect(validateOrder('pickup', today, facts, now)).toEqual([])
    expect(validateOrder('pickup', today, peru, now).map(({ rule }) => rule)).toEqual(['not-today'])
  })

  it.each(requestTypes.map(({ type }) => type))(
    '[ORD-105] the body of a valid order of type %s contains the country of the client',
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
  ] as const)('[ORD-105] the body of an order of type %s has the contents of its draft', (type, body) => {
    expect(buildOrder(type, filled, facts).body).toMatchObject(body)
  })

  it('[ORD-105] building the body of an order without a type throws an error', () => {
    expect(() => buildOrder(undefined, filled, facts)).toThrow('validate first')
  })
})
