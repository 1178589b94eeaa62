import { describe, expect, it } from 'vitest'
import {
  type AssistanceRequest,
  type DeliveryRequest,
  type PickupRequest,
  type SupplyRequest,
  serviceDayOf,
  serviceWindowRules,
  validateAssistanceRequest,
  validateDeliveryRequest,
  validatePickupRequest,
  validateSupplyRequest,
} from '..'
import { configWith, pointWith, timed } from '../orders.arbitraries'
import { articles, commodityTypes, currencies, denominations, packs } from './request-bodies.arbitraries'

const servicePoint = pointWith()
const clock = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }
const rulesOf = (pickup: Record<string, unknown>) =>
  serviceWindowRules('pickup', {
    config: configWith({ Pickup: pickup }),
    servicePoint,
    countryCode: 'ES',
    ...clock,
  })
const facts = { ...clock, countryCode: 'ES', servicePoint, currencies, rules: rulesOf(timed) }
const dated = {
  countryCode: 'ES',
  servicePointId: 'SP-1',
  origin: 'REMESA_PORTAL',
  userName: 'Ana Ruiz',
  comments: '',
  serviceDate: '2026-11-25T00:00:00+01:00',
  requestInitialTime: '2026-11-25T10:00:00+01:00',
  requestFinalTime: '2026-11-25T12:00:00+01:00',
  hasDate: true,
  hasLimitDate: false,
} as const
const shortly = (issues: readonly { readonly path: string; readonly rule: string }[]) =>
  issues.map(({ path, rule }) => `${path} ${rule}`)

describe('body of a pickup', () => {
  const body: PickupRequest = {
    ...dated,
    isChange: false,
    requestedAmounts: [
      { currencyId: '978', totalAmount: 1_250.5 },
      { currencyId: '840', totalAmount: 0.01 },
    ],
  }
  const issuesOf = (changes: Partial<PickupRequest>, others: Partial<typeof facts> = {}) =>
    shortly(validatePickupRequest({ ...body, ...changes }, { ...facts, ...others }))

  it('[ORD-130] the body of a pickup has no issue if every rule accepts it', () => {
    expect(issuesOf({})).toEqual([])
  })

  it('[ORD-130] the day of a pickup is the date that `serviceDate` contains, whatever time zone offset its hours have', () => {
    const fromTokyo = {
      serviceDate: '2026-11-25T00:00:00+09:00',
      requestInitialTime: '2026-11-25T18:00:00+09:00',
      requestFinalTime: '2026-11-25T11:00:00Z',
    }
    expect(serviceDayOf(fromTokyo)).toBe('2026-11-25')
    expect(issuesOf(fromTokyo)).toEqual([])
  })

  it.each<[string, Partial<PickupRequest>, readonly string[]]>([
    ['another country', { countryCode: 'PT' }, ['countryCode confirmed']],
    ['another origin', { origin: 'ERP' }, ['origin confirmed']],
  ])(
    '[ORD-131] the body of a pickup must contain the country of the client and the origin of the portal; otherwise it is refused with %s',
    (_, changes, expected) => {
      expect(issuesOf(changes)).toEqual(expected)
    },
  )

  it('[ORD-131] the origin in the body of a pickup must be the origin of the brand', () => {
    const brand = {
      product: 'ACME',
      providerUserType: 'ACME',
      rolePrefix: 'ACME_',
      paymentAdapterCode: 'acme',
      origin: 'ACME_PORTAL',
    }
    const found = (origin: string) => shortly(validatePickupRequest({ ...body, origin }, { ...facts, brand }))
    expect(found('ACME_PORTAL')).toEqual([])
    expect(found('REMESA_PORTAL')).toEqual(['origin confirmed'])
  })

  it.each<[string, Partial<PickupRequest>, readonly string[]]>([
    [
      'an hour of another day',
      { requestInitialTime: '2026-11-24T10:00:00+01:00' },
      ['requestInitialTime date'],
    ],
    ['a time with seconds', { requestFinalTime: '2026-11-25T12:00:30+01:00' }, ['requestFinalTime time']],
    ['a start that names no instant', { requestInitialTime: '10:00' }, ['requestInitialTime time']],
    [
      'no hours although hours are requested',
      { requestInitialTime: undefined, requestFinalTime: undefined },
      ['requestInitialTime required', 'requestFinalTime required'],
    ],
    [
      'a day at the end of the calendar',
      {
        serviceDate: '9999-12-31T00:00:00+01:00',
        requestInitialTime: '9999-12-31T10:00:00+01:00',
        requestFinalTime: '9999-12-31T12:00:00+01:00',
      },
      ['requestInitialTime time', 'requestFinalTime time'],
    ],
    ['a day that does not exist', { serviceDate: '2026-02-30T00:00:00Z' }, ['serviceDate date']],
    ['a day without a time', { serviceDate: '2026-11-25' }, ['serviceDate date']],
  ])(
    '[ORD-132] the body of a pickup must have possible times on its day; otherwise it is refused with %s',
    (_, changes, expected) => {
      expect(issuesOf(changes)).toEqual(expected)
    },
  )

  it('[ORD-132] the body of a pickup must not have hours if the country does not ask for hours', () => {
    const untimed = { rules: rulesOf({}) }
    expect(issuesOf({}, untimed)).toEqual(['requestInitialTime invalid', 'requestFinalTime invalid'])
    const plain = { requestInitialTime: undefined, requestFinalTime: undefined }
    expect(issuesOf(plain, untimed)).toEqual([])
  })

  it.each<[string, PickupRequest['requestedAmounts'], readonly string[]]>([
    ['no amount', [], ['requestedAmounts required']],
    [
      'a currency twice',
      [
        { currencyId: '978', totalAmount: 1 },
        { currencyId: '978', totalAmount: 2 },
      ],
      ['requestedAmounts.1.currencyId invalid'],
    ],
    [
      'a currency that is not offered',
      [{ currencyId: '826', totalAmount: 1 }],
      ['requestedAmounts.0.currencyId invalid'],
    ],
    ['no currency', [{ currencyId: '', totalAmount: 1 }], ['requestedAmounts.0.currencyId required']],
    [
      'a third decimal',
      [{ currencyId: '978', totalAmount: 1.005 }],
      ['requestedAmounts.0.totalAmount amount'],
    ],
    ['an amount of 0', [{ currencyId: '978', totalAmount: 0 }], ['requestedAmounts.0.totalAmount gt']],
    [
      'an amount that is too high',
      [{ currencyId: '978', totalAmount: 1e12 + 1 }],
      ['requestedAmounts.0.totalAmount max_value'],
    ],
  ])(
    '[ORD-133] the body of a pickup must have one valid amount for each currency; otherwise it is refused with %s',
    (_, requestedAmounts, expected) => {
      expect(issuesOf({ requestedAmounts })).toEqual(expected)
    },
  )

  it('[ORD-133] at an agile-pickup point, the body of a pickup must not have an amount', () => {
    const agile = { servicePoint: pointWith({ agilePickup: true }) }
    expect(issuesOf({ requestedAmounts: [] }, agile)).toEqual([])
    expect(issuesOf({}, agile)).toEqual(['requestedAmounts invalid'])
  })
})

describe('body of a delivery', () => {
  const limits = [{ isoCode: 'EUR', amount: 1_000 }]
  const euros = {
    currencyId: '978',
    denominations: [{ denominationId: '50', denominationQuantity: 2 }],
    packs: [{ packId: 'E', packQuantity: 10 }],
    totalAmount: 103,
  }
  const issuesOf = (requestedAmounts: DeliveryRequest['requestedAmounts']) =>
    shortly(
      validateDeliveryRequest(
        { ...dated, isChange: false, requestedAmounts },
        { ...facts, denominations, packs, limits },
      ),
    )
  const notes = (denominationQuantity: number) => [{ denominationId: '50', denominationQuantity }]

  it('[ORD-134] the body of a delivery has no issue if the contents of each entry add up to its total', () => {
    expect(issuesOf([euros])).toEqual([])
    expect(issuesOf([{ ...euros, denominations: notes(20), packs: [], totalAmount: 1_000 }])).toEqual([])
  })

  it('[ORD-134] the body of a delivery needs an entry for the currency of each pack, and the total of this entry must include the value of the pack', () => {
    const mixed = { ...euros, denominations: [], packs: [{ packId: 'M', packQuantity: 3 }], totalAmount: 30 }
    const dollars = { currencyId: '840', denominations: [], packs: [], totalAmount: 3 }
    expect(issuesOf([mixed, dollars])).toEqual([])
    expect(issuesOf([mixed])).toEqual(['requestedAmounts required'])
    expect(issuesOf([mixed, { ...dollars, totalAmount: 4 }])).toEqual([
      'requestedAmounts.1.totalAmount confirmed',
    ])
  })

  it.each<[string, DeliveryRequest['requestedAmounts'], readonly string[]]>([
    ['no amounts', [], ['requestedAmounts gt']],
    ['another total', [{ ...euros, totalAmount: 108.99 }], ['requestedAmounts.0.totalAmount confirmed']],
    [
      'an entry without contents',
      [{ ...euros, denominations: [], packs: [], totalAmount: 0 }],
      ['requestedAmounts.0.totalAmount gt'],
    ],
    [
      'more than the limit',
      [{ ...euros, denominations: notes(21), packs: [], totalAmount: 1_050 }],
      ['requestedAmounts.0.totalAmount max_value'],
    ],
    ['a currency twice', [euros, { ...euros, packs: [] }], ['requestedAmounts.1.currencyId invalid']],
    [
      'a piece of another currency',
      [{ ...euros, denominations: [{ denominationId: '20', denominationQuantity: 1 }] }],
      ['requestedAmounts.0.denominations.0.denominationId invalid'],
    ],
    [
      'a piece twice',
      [{ ...euros, denominations: [...notes(1), ...notes(1)] }],
      ['requestedAmounts.0.denominations.1.denominationId invalid'],
    ],
    [
      'half a piece',
      [{ ...euros, denominations: notes(0.5) }],
      ['requestedAmounts.0.denominations.0.denominationQuantity integer'],
    ],
    [
      'a line of 0 pieces',
      [{ ...euros, denominations: notes(0) }],
      ['requestedAmounts.0.denominations.0.denominationQuantity between'],
    ],
    [
      'too many packs',
      [{ ...euros, packs: [{ packId: 'E', packQuantity: 1_000_001 }] }],
      ['requestedAmounts.0.packs.0.packQuantity between'],
    ],
    [
      'a pack of other clients',
      [{ ...euros, packs: [{ packId: 'Z', packQuantity: 1 }] }],
      ['requestedAmounts.0.packs.0.packId invalid'],
    ],
    [
      'a pack twice',
      [euros, { ...euros, currencyId: '840', denominations: [] }],
      ['requestedAmounts.0.packs.0.packId invalid', 'requestedAmounts.1.packs.0.packId invalid'],
    ],
  ])(
    '[ORD-134] the contents in the body of a delivery must exist and add up to the totals; otherwise the body is refused with %s',
    (_, requestedAmounts, expected) => {
      expect(issuesOf(requestedAmounts)).toEqual(expected)
    },
  )
})

describe('body of a call for a technician', () => {
  const body: AssistanceRequest = { ...dated, faultDescription: 'Jammed drawer' }
  const faults = [{ faultDescription: 'Jammed drawer' }]
  const issuesOf = (changes: Partial<AssistanceRequest>) =>
    shortly(validateAssistanceRequest({ ...body, ...changes }, { ...facts, faults }))

  it('[ORD-135] the body of a request for a technician must contain a fault from the catalogue of the country', () => {
    expect(issuesOf({})).toEqual([])
    expect(issuesOf({ faultDescription: 'Boredom' })).toEqual(['faultDescription one-of'])
    expect(issuesOf({ faultDescription: '' })).toEqual(['faultDescription required'])
  })

  it('[ORD-130] the hours and comments in the body of a request for a technician must obey the rules of the form', () => {
    expect(issuesOf({ comments: 'x'.repeat(2_001), requestFinalTime: '2026-11-25T18:10:00+01:00' })).toEqual([
      'requestFinalTime max-hour',
      'comments max',
    ])
  })
})

describe('body of a request for operating material', () => {
  const { countryCode, servicePointId, origin, userName } = dated
  const issuesOf = (supplies: SupplyRequest['supplies']) =>
    shortly(
      validateSupplyRequest(
        { countryCode, servicePointId, origin, userName, hasDate: false, hasLimitDate: false, supplies },
        { countryCode, config: configWith({ Supply: { MaximumQuantity: 50 } }), commodityTypes },
      ),
    )
  const lines = articles.map((article) => ({ ...article, quantity: 50 }))

  it('[ORD-135] the body of a supply may contain only articles of the country, and each of them only once', () => {
    expect(issuesOf(lines)).toEqual([])
    expect(issuesOf([...lines, ...lines.slice(0, 1)])).toEqual(['supplies.3.commodityId invalid'])
  })

  it.each([
    ['no article', [], ['supplies required']],
    ['another name of the article', { commodityDescription: 'Gold' }, ['supplies.0.commodityId invalid']],
    [
      'another name of the kind of article',
      { commodityTypeDescription: 'Gold' },
      ['supplies.0.commodityId invalid'],
    ],
    ['an article of another kind', { commodityId: 'B' }, ['supplies.0.commodityId invalid']],
    ['more than the maximum', { quantity: 51 }, ['supplies.0.quantity between']],
  ])(
    '[ORD-135] the articles in the body of a supply must match the catalogue; otherwise the body is refused with %s',
    (_, change, expected) => {
      expect(
        issuesOf(Array.isArray(change) ? [] : lines.slice(0, 1).map((line) => ({ ...line, ...change }))),
      ).toEqual(expected)
    },
  )
})
