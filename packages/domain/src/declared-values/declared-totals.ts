import { fromHundredths, MAX_HUNDREDTHS, toHundredths } from '../kernel'
import { commodityTypes, PACK_COMMODITY_CODE } from './commodity-types'
import type { DeclaredPacksTicket, DeclaredValuesTicket } from './declared-values.schema'

/** What is declared of one kind of money in one currency. */
export interface DeclaredTotal {
  readonly commodityCode: string
  /** ISO 4217. */
  readonly currencyCode: string
  /** Major units. */
  readonly amount: number
}

/** How many packs of one kind are declared. */
export interface DeclaredPackTotal {
  readonly commodityCode: typeof PACK_COMMODITY_CODE
  readonly packCode: string
  /** ISO 4217. */
  readonly currencyCode: string
  /** Packs. */
  readonly quantity: number
}

/**
 * Values of sets summed by commodity and currency in hundredths: commodities in the order of `commodityTypes`, those
 * that are not known behind them, otherwise in the order of their first appearance. What goes beyond the largest amount
 * that can be calculated with stays there. (DCV-70)
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

/** Packs of sets counted by pack and currency, in the order of their first appearance. (DCV-71) */
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
