import fc from 'fast-check'
import { fromHundredths } from '../kernel'
import { MAX_ORDER_AMOUNT } from '../orders'
import {
  commodityTypes,
  type DeclaredContainer,
  type DeclaredPack,
  type DeclaredPacksRecord,
  DeclaredPacksTicket,
  type DeclaredRecord,
  type DeclaredValue,
  type DeclaredValueDraft,
  type DeclaredValuesAnswer,
  DeclaredValuesTicket,
} from '.'

const oddTexts = [
  '',
  ' ',
  '0',
  ' B-1 ',
  'B-1',
  '"\\\n',
  'ñ',
  'n\u0303',
  '💶💶',
  '\ud83d',
  '\u202e',
  '__proto__',
]

/** Codes as printed on bags and seals, and invalid codes: empty, blank, quoted, or with other characters. */
export const anyCode: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[A-Z0-9-]{1,12}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 24 }) },
)

/** ISO 4217 codes. */
export const anyCurrencyCode: fc.Arbitrary<string> = fc.constantFrom('EUR', 'USD', 'PEN', 'CLP')

/** Codes of `commodityTypes`, and of commodities that can't be declared. */
export const anyCommodityCode: fc.Arbitrary<string> = fc.constantFrom(
  ...commodityTypes.map(({ code }) => code),
  '28',
  '',
)

/** Amounts in major units that can be declared, from 0.01 to the highest amount; both bounds are frequent. */
export const anyDeclaredAmount: fc.Arbitrary<number> = fc
  .oneof(
    fc.constantFrom(1, 99, 100, 101, MAX_ORDER_AMOUNT * 100),
    fc.integer({ min: 1, max: 100_000_000 }),
    fc.maxSafeInteger().map((number) => (Math.abs(number) % (MAX_ORDER_AMOUNT * 100)) + 1),
  )
  .map(fromHundredths)

/** Containers with the code of a bag, of a seal, of both or of neither. */
export const anyDeclaredContainer: fc.Arbitrary<DeclaredContainer> = fc.record({
  bc: fc.option(anyCode),
  sc: fc.option(anyCode),
})

/** Declared values as a back end may send them, including kinds of money that users of the portal can't declare. */
export const anyDeclaredValue: fc.Arbitrary<DeclaredValue> = fc.record({
  bc: fc.option(anyCode),
  sc: fc.option(anyCode),
  ctc: anyCommodityCode,
  cic: anyCurrencyCode,
  am: fc.oneof(anyDeclaredAmount, fc.constant(0)),
})

/** Lines of packs as a back end may send them. */
export const anyDeclaredPack: fc.Arbitrary<DeclaredPack> = fc.record({
  pc: fc.oneof(fc.constantFrom('P-1', 'P-2'), anyCode),
  pq: fc.oneof(fc.constantFrom(0, 1, 1_000_000), fc.nat({ max: 5_000 })),
  cic: anyCurrencyCode,
})

/** Records of declared values, without values or with several; some codes are repeated. */
export const anyDeclaredRecord: fc.Arbitrary<DeclaredRecord> = fc.record({
  co: anyCode,
  vl: fc.array(anyDeclaredValue, { maxLength: 4 }),
  ct: fc.array(anyDeclaredContainer, { maxLength: 3 }),
})

/** Records of packs, including empty records. */
export const anyDeclaredPacksRecord: fc.Arbitrary<DeclaredPacksRecord> = fc.record({
  co: anyCode,
  vl: fc.array(anyDeclaredPack, { maxLength: 4 }),
})

/** The flag of a set of declared values: absent, or any JSON value, which is often a scalar. */
const anyFlag = fc
  .oneof(fc.constantFrom(null, true, false, 0, 1, 'S'), fc.jsonValue({ maxDepth: 3 }))
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

const ticketOf = <R>(record: fc.Arbitrary<R>, maxLength: number) =>
  fc.record({ dt: fc.record({ dr: fc.array(record, { maxLength }) }), fp: anyFlag })

/** Sets of declared values with up to a few dozen records. A small set fits into one QR code, a large set does not. */
export const anyTicket: fc.Arbitrary<DeclaredValuesTicket> = fc
  .oneof({ weight: 9, arbitrary: ticketOf(anyDeclaredRecord, 4) }, ticketOf(anyDeclaredRecord, 24))
  .map((ticket) => DeclaredValuesTicket.parse(ticket))

/** Sets of declared packs with up to a few dozen records. */
export const anyPacksTicket: fc.Arbitrary<DeclaredPacksTicket> = fc
  .oneof({ weight: 9, arbitrary: ticketOf(anyDeclaredPacksRecord, 4) }, ticketOf(anyDeclaredPacksRecord, 24))
  .map((ticket) => DeclaredPacksTicket.parse(ticket))

/** The declared values and packs of an order, in several sets of each kind or in none. */
export const anyDeclaredValuesAnswer: fc.Arbitrary<DeclaredValuesAnswer> = fc.record({
  declaredValues: fc.array(
    ticketOf(anyDeclaredRecord, 2).map((ticket) => DeclaredValuesTicket.parse(ticket)),
    { maxLength: 2 },
  ),
  declaredValuesPack: fc.array(
    ticketOf(anyDeclaredPacksRecord, 2).map((ticket) => DeclaredPacksTicket.parse(ticket)),
    { maxLength: 2 },
  ),
})

/** Drafts of declared values, valid and invalid, with texts as people type them. */
export const anyDeclaredValueDraft: fc.Arbitrary<DeclaredValueDraft> = fc.record({
  codeKind: fc.constantFrom('bag', 'seal'),
  code: fc.oneof(anyCode, fc.string({ minLength: 18, maxLength: 60 })),
  commodityCode: anyCommodityCode,
  currencyCode: fc.oneof(anyCurrencyCode, fc.constantFrom('', ' ')),
  amount: fc.oneof(
    anyDeclaredAmount.map(String),
    fc.constantFrom('', '0', '0,01', '-1', '1,5', '1.234,50', '1,0055', '1000000000000,01', 'abc'),
  ),
})

/**
 * A set of realistic records, each with one sealed amount. The set is the smallest whose JSON has at least `bytes`
 * bytes. The same value of `bytes` always gives the same set.
 */
export const ticketOfSize = (bytes: number): DeclaredValuesTicket => {
  const dr: DeclaredRecord[] = []
  const ticket = { dt: { dr }, fp: null }
  let size = JSON.stringify(ticket).length
  for (let seed = 1; size < bytes; seed += 1) {
    const record = recordOf(seed)
    size += JSON.stringify(record).length + (dr.length === 0 ? 0 : 1)
    dr.push(record)
  }
  return ticket
}

/**
 * A number that differs for each seed. Multiplying by an odd number modulo a power of two spreads consecutive seeds
 * over the whole range without repeating a number.
 */
const spread = (seed: number): number => Math.imul(seed, 2_654_435_761) >>> 0

const recordOf = (seed: number): DeclaredRecord => {
  const code = `S${String(spread(seed)).padStart(10, '0')}`
  const { code: ctc } = commodityTypes[spread(seed * 3) % 2 === 0 ? 1 : 2]
  return {
    co: code,
    vl: [{ bc: null, sc: code, ctc, cic: 'EUR', am: (spread(seed * 7) % 20_000) + 1 }],
    ct: [],
  }
}
