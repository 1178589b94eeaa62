import { describe, expect, it } from 'vitest'
import {
  AssistanceRequest,
  addSupply,
  buildAssistanceRequest,
  buildDeliveryRequest,
  buildSupplyRequest,
  chooseCurrency,
  DeliveryRequest,
  emptyAssistanceDraft,
  emptyDeliveryDraft,
  emptySupplyDraft,
  SupplyRequest,
  serviceWindowRules,
  validateAssistance,
  validateDelivery,
  validateSupply,
} from '..'
import { configWith, orderUser, pointWith, timed } from '../orders.arbitraries'
import { supplyQuantityIssues } from './supply'

const clock = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }
const servicePoint = pointWith()
const euro = { currencyId: '978', isoCode: 'EUR', mainCurrency: true }
const dollar = { currencyId: '840', isoCode: 'USD', mainCurrency: false }
const currencies = [euro, dollar]
const rules = serviceWindowRules('delivery', {
  config: configWith({ Delivery: { AllowIntervalTime: true }, Pickup: timed }),
  servicePoint,
  countryCode: 'ES',
  ...clock,
})
const input = { servicePoint, user: orderUser, countryCode: 'ES', rules, timeZone: clock.timeZone }
const shortly = (issues: readonly { path: string; rule: string }[]) =>
  issues.map(({ path, rule }) => `${path} ${rule}`)

describe('delivery', () => {
  const fifty = {
    id: '50',
    code: '50',
    value: 50,
    description: '50 €',
    commodityTypeCode: '1',
    commodityTypeDescription: 'Bills',
  }
  const packIn = (id: string, currencyIsoCode: string) => ({
    id,
    code: id,
    description: id,
    denominations: [{ quantity: 10, value: 1, currencySymbol: '', currencyIsoCode }],
  })
  const filled = {
    ...emptyDeliveryDraft(rules, euro),
    denominations: [{ denomination: fifty, quantity: '2' }],
    packs: [
      { pack: packIn('E', 'EUR'), quantity: '1' },
      { pack: packIn('D', 'USD'), quantity: '3' },
    ],
  }
  const issuesOf = (changed: Partial<typeof filled>) =>
    shortly(validateDelivery({ ...filled, ...changed }, { rules, currencies, ...clock }))

  it('[ORD-85] choosing another currency for a delivery removes its loose pieces, but not its packs', () => {
    expect(chooseCurrency(filled, dollar)).toMatchObject({
      currencyId: '840',
      currencyIsoCode: 'USD',
      denominations: [],
      packs: filled.packs,
    })
    expect(chooseCurrency(filled, euro)).toBe(filled)
  })

  it("[ORD-86] a delivery is accepted if its quantities are whole numbers and its total in the customer's currencies is above 0", () => {
    expect(issuesOf({})).toEqual([])
  })

  it.each([
    ['an empty composition', { denominations: [], packs: [] }, ['composition gt']],
    [
      'pieces below 0',
      { denominations: [{ denomination: fifty, quantity: '-1' }] },
      ['denominations.0.quantity between'],
    ],
    [
      'half a piece',
      { denominations: [{ denomination: fifty, quantity: '0.5' }] },
      ['denominations.0.quantity integer'],
    ],
    ['no packs', { packs: [{ pack: packIn('E', 'EUR'), quantity: '0' }] }, ['packs.0.quantity between']],
    ['a foreign pack', { packs: [{ pack: packIn('G', 'GBP'), quantity: '1' }] }, ['packs currency']],
    ['pieces of no currency', { currencyId: '' }, ['currencyId required']],
    ['a past date', { serviceDate: '2026-11-20' }, ['serviceDate min-date', 'from min-starting-interval']],
  ])('[ORD-86] a delivery is refused if its draft has %s', (_, changed, expected) => {
    expect(issuesOf(changed)).toEqual(expected)
  })

  it('[ORD-87] the body of a delivery has one entry for each currency, with its pieces, packs and total', () => {
    const body = buildDeliveryRequest('delivery', filled, { ...input, currencies })
    expect(body).toMatchObject({
      isChange: false,
      hasDate: true,
      requestedAmounts: [
        {
          currencyId: '978',
          denominations: [{ denominationId: '50', denominationQuantity: 2 }],
          packs: [{ packId: 'E', packQuantity: 1 }],
          totalAmount: 110,
        },
        { currencyId: '840', denominations: [], packs: [{ packId: 'D', packQuantity: 3 }], totalAmount: 30 },
      ],
    })
    expect(DeliveryRequest.parse(body)).toEqual(body)
  })

  it('[ORD-87] the body of an exchange is the body of a delivery with the flag `isChange`', () => {
    expect(buildDeliveryRequest('delivery-exchange', filled, { ...input, currencies }).isChange).toBe(true)
  })

  it('[ORD-87] building the body of a delivery in a currency that the customer does not use throws an error', () => {
    expect(() => buildDeliveryRequest('delivery', filled, { ...input, currencies: [euro] })).toThrow(
      'validate first',
    )
  })
})

describe('assistance', () => {
  const filled = { ...emptyAssistanceDraft(rules), faultDescription: 'Jammed drawer' }

  it('[ORD-88] a request for a technician requires a fault', () => {
    expect(validateAssistance(filled, { rules, ...clock })).toEqual([])
    expect(shortly(validateAssistance({ ...filled, faultDescription: '' }, { rules, ...clock }))).toEqual([
      'faultDescription required',
    ])
  })

  it('[ORD-89] the body of a request for a technician contains the fault, but not the field `isChange`, which only deliveries have', () => {
    const body = buildAssistanceRequest(filled, input)
    expect(body).not.toHaveProperty('isChange')
    expect(body.faultDescription).toBe('Jammed drawer')
    expect(AssistanceRequest.parse(body)).toEqual(body)
  })
})

describe('supply', () => {
  const line = (commodityId: string, quantity: number) => ({
    commodityTypeId: '1',
    commodityTypeDescription: 'Bags',
    commodityId,
    commodityDescription: `Bag ${commodityId}`,
    quantity,
  })
  const upTo = (MaximumQuantity: number | null) => configWith({ Supply: { MaximumQuantity } })

  it('[ORD-90] adding an article that is already in the list of a supply replaces the quantity in the list', () => {
    const list = addSupply(addSupply(addSupply([], line('A', 5)), line('B', 1)), line('A', 2))
    expect(list.map(({ commodityId, quantity }) => `${commodityId} ${quantity}`)).toEqual(['A 2', 'B 1'])
  })

  it.each([
    [1, 10, []],
    [10, 10, []],
    [0, 10, ['quantity between']],
    [11, 10, ['quantity between']],
    [1_000, null, []],
    [0, null, ['quantity between']],
    [1_000_000, null, []],
    [1_000_001, null, ['quantity between']],
    [1_000_001, 2_000_000, ['quantity between']],
    [1.5, null, ['quantity integer']],
    [undefined, null, ['quantity required']],
  ])(
    '[ORD-91] if the quantity of an article is %s and the maximum is %s, a supply has these issues: %j',
    (quantity, maximum, expected) => {
      expect(shortly(supplyQuantityIssues(quantity, upTo(maximum)))).toEqual(expected)
    },
  )

  it('[ORD-92] a supply needs at least one article, and the quantity of each article must be within its limits', () => {
    expect(shortly(validateSupply(emptySupplyDraft(), { config: upTo(10) }))).toEqual(['supplies required'])
    const supplies = addSupply(addSupply([], line('A', 10)), line('B', 11))
    expect(shortly(validateSupply({ ...emptySupplyDraft(), supplies }, { config: upTo(10) }))).toEqual([
      'supplies.1.quantity between',
    ])
  })

  it('[ORD-93] the body of a supply has neither a date nor comments', () => {
    const body = buildSupplyRequest({ ...emptySupplyDraft(), supplies: addSupply([], line('A', 5)) }, input)
    expect(body).toEqual({
      countryCode: 'ES',
      servicePointId: 'SP-1',
      origin: 'REMESA_PORTAL',
      hasDate: false,
      hasLimitDate: false,
      userName: 'Ana Ruiz',
      supplies: [line('A', 5)],
    })
    expect(SupplyRequest.parse(body)).toEqual(body)
  })
})
