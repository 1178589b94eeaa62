import fc from 'fast-check'
import { anyInstant, anyPlainText } from '../kernel/testing'
import type { Composition } from './composition/composition'
import type { CommodityType, Denomination, Pack } from './order/order-catalogue.schema'

const wireInstant = fc.option(anyInstant.map((instant) => instant.toISOString()))
const anyText = fc.option(fc.oneof(anyPlainText, fc.constantFrom('', ' ')))
const cents = (max: number) => fc.integer({ min: 1, max }).map((hundredths) => hundredths / 100)
const isoCodes = ['EUR', 'USD', 'GBP'] as const

/** Notes and coins with values from 0.01 to 1,000, of the three commodity types. */
export const anyDenomination: fc.Arbitrary<Denomination> = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    value: fc.oneof(fc.constantFrom(0.01, 0.02, 0.1, 1, 5, 50, 500), cents(100_000)),
    commodityTypeCode: fc.constantFrom('0', '1', '2'),
  })
  .map(({ id, value, commodityTypeCode }) => ({
    id,
    code: id,
    value,
    description: `${value}`,
    commodityTypeCode,
    commodityTypeDescription: `Type ${commodityTypeCode}`,
  }))

/** Packs with at most four entries in at most three currencies; some packs are empty. */
export const anyPack: fc.Arbitrary<Pack> = fc
  .record({
    id: fc.constantFrom('A', 'B', 'C'),
    denominations: fc.array(
      fc.record({
        quantity: fc.integer({ min: 0, max: 100 }),
        value: cents(50_000),
        currencySymbol: fc.constant('¤'),
        currencyIsoCode: fc.constantFrom(...isoCodes),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ id, denominations }) => ({ id, code: id, description: `Pack ${id}`, denominations }))

/** Contents of deliveries: loose pieces and packs. Some have quantities of 0, repeated lines or no lines. */
export const anyComposition: fc.Arbitrary<Composition> = fc.record({
  currencyId: fc.constant('978'),
  currencyIsoCode: fc.constantFrom('EUR', 'EUR', 'USD', ''),
  denominations: fc.array(
    fc.record({ denomination: anyDenomination, quantity: fc.integer({ min: 0, max: 1_000_000 }) }),
    { maxLength: 5 },
  ),
  packs: fc.array(fc.record({ pack: anyPack, quantity: fc.integer({ min: 0, max: 1_000 }) }), {
    maxLength: 3,
  }),
})

/** Kinds of operating material; some have no article. */
export const anyCommodityTypes: fc.Arbitrary<readonly CommodityType[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('1', '2', '3'),
    description: anyPlainText,
    commodities: fc.uniqueArray(
      fc.record({ id: fc.constantFrom('A', 'B', 'C'), description: anyPlainText }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
)

const container = fc.record({ containerCode: anyText, containerSeal: anyText }, { requiredKeys: [] })

const requestedAmount = fc.record(
  {
    totalAmount: cents(1_000_000_000),
    currencyId: fc.oneof(fc.constantFrom('978', '840'), fc.constant(826)),
    currencyIsoCode: fc.constantFrom(...isoCodes),
    currencySymbol: fc.constant('¤'),
    packs: fc.option(
      fc.array(
        fc.record({ packId: fc.constantFrom('A', 'B', 'Z'), packQuantity: fc.integer({ min: 1, max: 99 }) }),
      ),
    ),
    denominations: fc.option(
      fc.array(
        fc.record({
          denominationId: fc.constantFrom('1', '2', '99', 3),
          denominationQuantity: fc.integer({ min: 1, max: 1_000_000 }),
        }),
      ),
    ),
  },
  { requiredKeys: ['totalAmount', 'currencyId', 'currencyIsoCode', 'currencySymbol'] },
)

const common = {
  serviceId: fc.oneof(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 9_999 }).map(String)),
  serviceCode: anyText,
  entityDescription: anyText,
  centerDescription: anyText,
  servicePointDescription: anyText,
  address: anyText,
  applicant: anyText,
  userName: anyText,
  motiveCode: fc.option(fc.constantFrom('', ' ', '7', 7)),
  observation: anyText,
  comments: anyText,
  serviceAmount: fc.option(cents(1_000_000)),
  serviceDate: wireInstant,
  requestedTime: wireInstant,
  requestInitialTime: wireInstant,
  requestFinalTime: wireInstant,
  plannedInitialTime: wireInstant,
  plannedFinalTime: wireInstant,
  realInitialTime: wireInstant,
  realFinalTime: wireInstant,
  container: fc.option(fc.array(container, { maxLength: 2 })),
  documents: fc.option(
    fc.array(
      fc.record(
        {
          documentNumber: anyPlainText,
          container: fc.option(fc.array(container, { maxLength: 3 })),
          containerList: fc.option(fc.array(container, { maxLength: 3 })),
          amounts: fc.option(
            fc.array(
              fc.record({
                commodityCode: fc.constantFrom('0', '1', '7', 0),
                totalAmount: cents(1_000_000_000),
                currencyIsoCode: fc.constantFrom(...isoCodes),
              }),
              { maxLength: 4 },
            ),
          ),
        },
        { requiredKeys: ['documentNumber'] },
      ),
      { maxLength: 2 },
    ),
  ),
  requestedAmounts: fc.option(fc.array(requestedAmount, { maxLength: 3 })),
  agreementCommodities: fc.option(
    fc.array(fc.record({ code: fc.constantFrom('1', '7', 28), description: anyPlainText }), { maxLength: 3 }),
  ),
  faultDescription: anyText,
  assistanceObservation: anyText,
  supplies: fc.option(
    fc.array(
      fc.record({
        commodityTypeDescription: anyPlainText,
        commodityDescription: anyPlainText,
        quantity: fc.integer({ min: 0, max: 1_000_000 }),
      }),
      { maxLength: 3 },
    ),
  ),
}

/**
 * Details of orders as back ends send them, which the schemas of all order types accept. Each detail has the fields of
 * all order types, and ids as numbers or texts. Every field except the id may be missing or null.
 */
export const anyWireOrderDetail = fc.record(common, { requiredKeys: ['serviceId'] })
