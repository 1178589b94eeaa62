import fc from 'fast-check'
import { addDays, formatAmount, instantOf, wallTimeOf } from '../../kernel'
import type { CommodityType, Denomination, Pack } from '../order/order-catalogue.schema'
import { anyStepTime } from '../orders.arbitraries'

/** The customer's currencies, the main currency first. */
export const currencies = [
  { currencyId: '978', isoCode: 'EUR', mainCurrency: true },
  { currencyId: '840', isoCode: 'USD', mainCurrency: false },
] as const

const piece = (
  id: string,
  currencyId: string,
  value: number,
): Denomination & { readonly currencyId: string } => ({
  id,
  currencyId,
  code: id,
  value,
  description: id,
  commodityTypeCode: '1',
  commodityTypeDescription: 'Bills',
})
const part = (currencyIsoCode: string, value: number, quantity: number) => ({
  quantity,
  value,
  currencySymbol: '',
  currencyIsoCode,
})

/** Notes and coins of two currencies, euro and US dollar. */
export const denominations = [
  piece('50', '978', 50),
  piece('0.01', '978', 0.01),
  piece('20', '840', 20),
] as const

/** Packs with contents in one currency, in two currencies, and without contents. */
export const packs: readonly Pack[] = [
  { id: 'E', denominations: [part('EUR', 0.1, 3)] },
  { id: 'D', denominations: [part('USD', 1, 100)] },
  { id: 'M', denominations: [part('USD', 5, 0), part('EUR', 5, 2), part('USD', 1, 1)] },
  { id: 'N', denominations: [] },
].map((pack) => ({ ...pack, code: pack.id, description: pack.id }))

/** Two kinds of operating material. Both contain an article with the same id. */
export const commodityTypes: readonly CommodityType[] = [
  { id: '1', description: 'Bags', commodities: [{ id: 'A', description: 'Small bag' }] },
  {
    id: '2',
    description: 'Seals',
    commodities: [
      { id: 'A', description: 'Red seal' },
      { id: 'B', description: 'Blue seal' },
    ],
  },
]

/** All articles in the kinds of operating material, as lines of a request. */
export const articles = commodityTypes.flatMap(({ id, description, commodities }) =>
  commodities.map((article) => ({
    commodityTypeId: id,
    commodityTypeDescription: description,
    commodityId: article.id,
    commodityDescription: article.description,
  })),
)

/**
 * Days around 21/11/2026, days around the clock changes of 2026, very early days, and the last days of the calendar.
 */
export const anyServiceDay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 10 }).map((days) => addDays('2026-11-21', days)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('2026-03-29', '2026-10-25', '2026-09-06', '1970-01-01', '9999-12-29'),
  },
)

/** Whether both times exist on the day in a time zone; the clock skips some times when daylight saving time begins. */
export const isOnTheClock = (
  {
    serviceDate,
    from,
    until,
  }: { readonly serviceDate: string; readonly from: string; readonly until: string },
  timeZone: string,
): boolean =>
  [from, until].every((time) => wallTimeOf(instantOf(serviceDate, time, timeZone), timeZone) === time)

const anyComments = fc.oneof(fc.string(), fc.constantFrom(' ', 'x'.repeat(2_000), '📦'.repeat(2_001)))

/** The day, the hours and the comments of a request as people type them, valid or invalid. */
export const anyVisit = {
  serviceDate: anyServiceDay,
  from: anyStepTime,
  until: anyStepTime,
  comments: anyComments,
}

/** Amounts of any size, as texts in the format in which the product shows them. */
export const anyReadableAmount = fc
  .oneof(
    fc.integer({ min: 0, max: 10_000_000 }),
    fc.constantFrom(0, 1, 99_999_999_999_999, 100_000_000_000_000, 100_000_000_000_001, 999_999_999_999_999),
  )
  .map((hundredths) => formatAmount(hundredths / 100))

/** Values of any JSON type, which tests put in place of the texts and numbers in the body of a request. */
export const anyHostileText = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    'null',
    '2026-11-25',
    '10:00',
    '2026-11-25T10:00:00',
    '2026-11-25T10:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-11-25T24:00:00+01:00',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '__proto__',
    'x'.repeat(3_000),
  ),
)
/** Unusual numbers that JSON or JavaScript can express. */
export const anyHostileNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.MAX_VALUE,
    5e-324,
    2 ** 53,
  ),
)
