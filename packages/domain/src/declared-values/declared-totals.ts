import { fromHundredths, MAX_HUNDREDTHS, toHundredths } from '../kernel'
import type { RequestedAmount } from '../orders'
import { commodityTypes, PACK_COMMODITY_CODE } from './commodity-types'
import type { DeclaredRecordDraft } from './declared-record'
import type {
  DeclaredPacksTicket,
  DeclaredValue,
  DeclaredValuesAnswer,
  DeclaredValuesTicket,
} from './declared-values.schema'
import { otherRecords } from './record-code'

/** The total of one kind of money in one currency. */
export interface DeclaredTotal {
  readonly commodityCode: string
  /** ISO 4217 code of the currency. */
  readonly currencyCode: string
  /** The total in major units: 12.5 is twelve euros and fifty cents. */
  readonly amount: number
}

/** The sum of values in one currency. */
export interface DeclaredSum {
  /** ISO 4217 code of the currency. */
  readonly currencyCode: string
  /** The total in major units: 12.5 is twelve euros and fifty cents. */
  readonly amount: number
}

/** The declared and the requested amount of one currency, in major units. */
export interface DeclaredComparison {
  /** ISO 4217 code of the currency. */
  readonly currencyCode: string
  readonly requested: number
  readonly declared: number
  /** The declared amount minus the requested amount, in major units. */
  readonly difference: number
}

/**
 * The data for comparing declared amounts: the amounts that an order requested, and the values declared for that order.
 */
export interface RequestedFacts {
  /** All declared values of the order, including the values of the record that is being changed. */
  readonly answer: DeclaredValuesAnswer
  readonly requestedAmounts: readonly Pick<RequestedAmount, 'currencyIsoCode' | 'totalAmount'>[]
}

/** The total number of packs of one kind. */
export interface DeclaredPackTotal {
  readonly commodityCode: typeof PACK_COMMODITY_CODE
  readonly packCode: string
  /** ISO 4217 code of the currency. */
  readonly currencyCode: string
  /** Number of packs. */
  readonly quantity: number
}

/**
 * The totals of declared values by commodity and currency, calculated in hundredths. Known commodities are in the order
 * of `commodityTypes`, and unknown commodities follow in the order of their first appearance. A total beyond the
 * largest calculable amount becomes that amount. (DCV-70)
 */
export const declaredTotals = (tickets: readonly DeclaredValuesTicket[]): readonly DeclaredTotal[] => {
  const sums = new Map<string, { commodityCode: string; currencyCode: string; hundredths: bigint }>()
  for (const { ctc: commodityCode, cic: currencyCode, am } of linesOf(tickets)) {
    const key = JSON.stringify([commodityCode, currencyCode])
    const hundredths = (sums.get(key)?.hundredths ?? 0n) + BigInt(toHundredths(am))
    sums.set(key, { commodityCode, currencyCode, hundredths })
  }
  return [...sums.values()]
    .map(({ hundredths, ...total }) => ({ ...total, amount: majorUnits(hundredths) }))
    .toSorted((a, b) => rankOf(a.commodityCode) - rankOf(b.commodityCode))
}

/**
 * The sums of declared values by currency, in the order in which the currencies first appear. A sum beyond the largest
 * calculable amount becomes that amount. (DCV-72)
 */
export const declaredSums = (
  values: readonly Pick<DeclaredValue, 'cic' | 'am'>[],
): readonly DeclaredSum[] => {
  const sums = new Map<string, bigint>()
  for (const { cic, am } of values) sums.set(cic, (sums.get(cic) ?? 0n) + BigInt(toHundredths(am)))
  return [...sums].map(([currencyCode, hundredths]) => ({ currencyCode, amount: majorUnits(hundredths) }))
}

/**
 * The comparison of the declared and the requested amounts of an order, with one entry for each currency that was
 * declared or requested. All records of the order count. The result is empty if the order requested no amount. (DCV-73)
 */
export const compareWithRequested = (
  draft: Pick<DeclaredRecordDraft, 'code' | 'values'>,
  { answer, requestedAmounts }: RequestedFacts,
): readonly DeclaredComparison[] => {
  const requested = declaredSums(
    requestedAmounts
      .filter(({ totalAmount }) => totalAmount > 0)
      .map(({ currencyIsoCode, totalAmount }) => ({ cic: currencyIsoCode, am: totalAmount })),
  )
  if (requested.length === 0) return []
  const declared = declaredSums([...otherRecords(draft, answer).flatMap(({ vl }) => vl), ...draft.values])
  const amountIn = (sums: readonly DeclaredSum[], code: string) =>
    sums.find(({ currencyCode }) => currencyCode === code)?.amount ?? 0
  const currencyCodes = new Set([...requested, ...declared].map(({ currencyCode }) => currencyCode))
  return [...currencyCodes].map((currencyCode) => {
    const amounts = {
      requested: amountIn(requested, currencyCode),
      declared: amountIn(declared, currencyCode),
    }
    const difference = toHundredths(amounts.declared) - toHundredths(amounts.requested)
    return { currencyCode, ...amounts, difference: majorUnits(BigInt(difference)) }
  })
}

/** The numbers of declared packs by pack and currency, in the order of first appearance. (DCV-71) */
export const declaredPackTotals = (tickets: readonly DeclaredPacksTicket[]): readonly DeclaredPackTotal[] => {
  const sums = new Map<string, DeclaredPackTotal>()
  for (const { pc: packCode, cic: currencyCode, pq } of linesOf(tickets)) {
    const key = JSON.stringify([packCode, currencyCode])
    const quantity = (sums.get(key)?.quantity ?? 0) + pq
    sums.set(key, { commodityCode: PACK_COMMODITY_CODE, packCode, currencyCode, quantity })
  }
  return [...sums.values()]
}

const linesOf = <T>(
  tickets: readonly { readonly dt: { readonly dr: readonly { readonly vl: readonly T[] }[] } }[],
): readonly T[] => tickets.flatMap(({ dt }) => dt.dr.flatMap(({ vl }) => vl))

const rankOf = (code: string): number => {
  const rank = commodityTypes.findIndex((known) => known.code === code)
  return rank < 0 ? commodityTypes.length : rank
}

const majorUnits = (hundredths: bigint): number => {
  const limit = BigInt(MAX_HUNDREDTHS)
  return fromHundredths(Number(hundredths > limit ? limit : hundredths < -limit ? -limit : hundredths))
}
