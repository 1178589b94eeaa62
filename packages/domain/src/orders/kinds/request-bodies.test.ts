import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Issue } from '../../kernel'
import { anyZone } from '../../kernel/zoned-time.arbitraries'
import {
  buildAssistanceRequest,
  buildDeliveryRequest,
  buildPickupRequest,
  buildSupplyRequest,
  draftPathOf,
  emptyNewPack,
  emptySupplyDraft,
  type RequestType,
  serviceWindowRules,
  validateAssistance,
  validateAssistanceRequest,
  validateDelivery,
  validateDeliveryRequest,
  validatePickup,
  validatePickupRequest,
  validateSupply,
  validateSupplyRequest,
} from '..'
import { configWith, orderUser, pointWith } from '../orders.arbitraries'
import {
  anyHostileNumber,
  anyHostileText,
  anyReadableAmount,
  anyVisit,
  articles,
  commodityTypes,
  currencies,
  denominations,
  isOnTheClock,
  packs,
} from './request-bodies.arbitraries'

const now = new Date('2026-11-21T09:30:00+01:00')
const block = { DefaultStartTime: '9', DefaultFinalTime: '13' }
const faults = [{ faultDescription: 'Jammed drawer' }, { faultDescription: 'No power' }]
const config = configWith({ Supply: { MaximumQuantity: 50 } })

/** The data for validating and building an order of any type, in any time zone, with or without hours. */
const anyFacts = fc
  .record({
    timeZone: anyZone,
    allowInterval: fc.boolean(),
    agilePickup: fc.boolean(),
    countryCode: fc.constantFrom('ES', 'PE'),
  })
  .map(({ timeZone, allowInterval, agilePickup, countryCode }) => {
    const servicePoint = pointWith({ agilePickup, countryCode })
    const hours = { ...block, AllowIntervalTime: allowInterval }
    const rules = serviceWindowRules('pickup', {
      config: configWith({ Pickup: hours }),
      servicePoint,
      countryCode,
      now,
      timeZone,
    })
    return { servicePoint, user: orderUser, countryCode, rules, timeZone, now, currencies }
  })

/** The validation issues in the body of a request, each with the path of the form field to which it belongs. */
const atFields = (type: RequestType, issues: readonly Issue[]) =>
  issues.map((found) => ({ ...found, path: draftPathOf(type, found.path) }))

describe('the body of a draft', () => {
  it('[ORD-130] [ORD-133] [ORD-136] the draft of a pickup and the body built from it have the same issues at the same form fields', () => {
    const anyDraft = fc.record({
      ...anyVisit,
      currencyId: fc.constantFrom('', '978', '840'),
      totalAmount: anyReadableAmount,
    })
    fc.assert(
      fc.property(anyDraft, anyFacts, (draft, facts) => {
        fc.pre(isOnTheClock(draft, facts.timeZone))
        const found = validatePickupRequest(buildPickupRequest(draft, facts), facts)
        expect(atFields('pickup', found)).toEqual(validatePickup(draft, facts))
      }),
    )
  })

  it('[ORD-130] [ORD-134] [ORD-136] the draft of a delivery and the body built from it have the same issues at the same form fields', () => {
    const anyQuantity = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constantFrom(999_999, 1_000_000))
    const anyDraft = fc.record({
      ...anyVisit,
      currency: fc.constantFrom(...currencies),
      pieces: fc.uniqueArray(
        fc.record({ denomination: fc.constantFrom(...denominations), quantity: anyQuantity }),
        {
          selector: ({ denomination }) => denomination.id,
        },
      ),
      packs: fc.uniqueArray(
        fc.record({ pack: fc.constantFrom(...packs), quantity: anyQuantity.map(String) }),
        {
          selector: ({ pack }) => pack.id,
        },
      ),
      value: fc.constantFrom(50, 1_000_000, 1_000_000_000),
    })
    fc.assert(
      fc.property(
        anyDraft,
        anyFacts,
        fc.boolean(),
        ({ currency, pieces, value, ...rest }, facts, isExchange) => {
          fc.pre(isOnTheClock(rest, facts.timeZone))
          const dear = denominations.map((known) => (known.id === '50' ? { ...known, value } : known))
          const draft = {
            ...rest,
            currencyId: currency.currencyId,
            currencyIsoCode: currency.isoCode,
            newPack: emptyNewPack(),
            denominations: pieces
              .filter(({ denomination }) => denomination.currencyId === currency.currencyId)
              .map(({ quantity, ...line }) => ({
                quantity: String(quantity),
                denomination: dear.find(({ id }) => id === line.denomination.id) ?? line.denomination,
              })),
          }
          const type = isExchange ? 'delivery-exchange' : 'delivery'
          const body = buildDeliveryRequest(type, draft, facts)
          const found = validateDeliveryRequest(body, { ...facts, denominations: dear, packs, limits: [] })
          expect(atFields(type, found)).toEqual(validateDelivery(draft, facts))
        },
      ),
    )
  })

  it('[ORD-130] [ORD-135] [ORD-136] the draft for a technician and the body built from it have the same issues at the same form fields', () => {
    const anyDraft = fc.record({
      ...anyVisit,
      faultDescription: fc.constantFrom('', 'Jammed drawer', 'No power'),
    })
    fc.assert(
      fc.property(anyDraft, anyFacts, (draft, facts) => {
        fc.pre(isOnTheClock(draft, facts.timeZone))
        const found = validateAssistanceRequest(buildAssistanceRequest(draft, facts), { ...facts, faults })
        expect(atFields('assistance-service', found)).toEqual(validateAssistance(draft, facts))
      }),
    )
  })

  it('[ORD-130] [ORD-135] [ORD-136] the draft of a supply and the body built from it have the same issues at the same lines of the form', () => {
    const anyLine = fc
      .record({
        article: fc.constantFrom(...articles),
        quantity: fc.oneof(fc.integer({ min: -1, max: 52 }), fc.double({ noNaN: true })),
      })
      .map(({ article, quantity }) => ({ ...article, quantity: String(quantity) }))
    const anySupplies = fc.uniqueArray(anyLine, {
      selector: ({ commodityTypeId, commodityId }) => `${commodityTypeId} ${commodityId}`,
    })
    fc.assert(
      fc.property(anySupplies, anyFacts, (supplies, facts) => {
        const draft = { ...emptySupplyDraft(), supplies }
        const found = validateSupplyRequest(buildSupplyRequest(draft, facts), {
          ...facts,
          config,
          commodityTypes,
        })
        expect(atFields('supply-material-service', found)).toEqual(validateSupply(draft, { config }))
      }),
    )
  })
})

describe('the body of any sender', () => {
  const anyBase = {
    countryCode: anyHostileText,
    servicePointId: anyHostileText,
    origin: anyHostileText,
    userName: anyHostileText,
    hasLimitDate: fc.constant(false as const),
    comments: anyHostileText,
    serviceDate: anyHostileText,
    hasDate: fc.constant(true as const),
    requestInitialTime: fc.option(anyHostileText, { nil: undefined }),
    requestFinalTime: fc.option(anyHostileText, { nil: undefined }),
  }
  const anyId = fc.oneof(fc.constantFrom('978', '840', '50', '0.01', 'E', 'M'), anyHostileText)
  const anyEntry = { currencyId: anyId, totalAmount: anyHostileNumber }

  it('[ORD-130] validating the body of any order never throws an error, and each issue has a path in the body', () => {
    const anyPickup = fc.record({
      ...anyBase,
      isChange: fc.constant(false as const),
      requestedAmounts: fc.array(fc.record(anyEntry), { maxLength: 3 }),
    })
    const anyDelivery = fc.record({
      ...anyBase,
      isChange: fc.boolean(),
      requestedAmounts: fc.array(
        fc.record({
          ...anyEntry,
          denominations: fc.array(
            fc.record({ denominationId: anyId, denominationQuantity: anyHostileNumber }),
          ),
          packs: fc.array(fc.record({ packId: anyId, packQuantity: anyHostileNumber })),
        }),
        { maxLength: 3 },
      ),
    })
    const anyCall = fc.record({ ...anyBase, faultDescription: anyHostileText })
    const anyLine = fc.record({
      commodityTypeId: anyHostileText,
      commodityTypeDescription: anyHostileText,
      commodityId: anyHostileText,
      commodityDescription: anyHostileText,
      quantity: anyHostileNumber,
    })
    const anySupply = fc.record({
      ...anyBase,
      hasDate: fc.constant(false as const),
      supplies: fc.array(anyLine),
    })
    fc.assert(
      fc.property(
        anyFacts,
        anyPickup,
        anyDelivery,
        anyCall,
        anySupply,
        (facts, pickup, delivery, call, supply) => {
          const limits = [{ isoCode: 'EUR', amount: 1_000 }]
          const answers = [
            [pickup, validatePickupRequest(pickup, facts)],
            [delivery, validateDeliveryRequest(delivery, { ...facts, denominations, packs, limits })],
            [call, validateAssistanceRequest(call, { ...facts, faults })],
            [supply, validateSupplyRequest(supply, { ...facts, config, commodityTypes })],
          ] as const
          for (const [body, issues] of answers) {
            for (const { path } of issues) expect(Object.hasOwn(body, path.split('.')[0] ?? '')).toBe(true)
          }
        },
      ),
    )
  })
})
