import {
  addAmounts,
  divideWhole,
  fromHundredths,
  isAmount,
  MAX_HUNDREDTHS,
  multiplyAmount,
  toHundredths,
} from '../../kernel'
import type { OrderLimit } from '../../service-points'
import type { Denomination, Pack } from '../order/order-catalogue.schema'

/** A number of pieces of one note or coin. */
export interface DenominationLine {
  readonly denomination: Denomination
  /** Number of pieces. */
  readonly quantity: number
}

/** A number of packs of one kind. */
export interface PackLine {
  readonly pack: Pack
  /** Number of packs. */
  readonly quantity: number
}

/** The contents of a delivery: loose notes and coins of one currency, and packs of any. */
export interface Composition {
  readonly currencyId: string
  /** ISO 4217 code of `currencyId`; empty while no currency is chosen. */
  readonly currencyIsoCode: string
  readonly denominations: readonly DenominationLine[]
  readonly packs: readonly PackLine[]
}

/** A limit that a composition exceeds. All amounts in major units of `isoCode`. */
export interface ExceededLimit {
  readonly isoCode: string
  readonly limit: number
  readonly total: number
  readonly excess: number
}

/**
 * Total in one currency, major units: loose denominations of the currency, and the value of packs in it.
 * Without `isoCode`, the total in the chosen currency. A line whose quantity is not a whole number of 1 or
 * more counts as 0. A total beyond the calculable amounts is set to their limit, which no order may reach.
 * (ORD-80)
 */
export const compositionTotal = (
  composition: Composition,
  isoCode: string = composition.currencyIsoCode,
): number => {
  const loose = composition.currencyIsoCode === isoCode ? composition.denominations : []
  const hundredths = [
    ...loose.map(({ denomination, quantity }) => times(BigInt(toHundredths(denomination.value)), quantity)),
    ...composition.packs.map(({ pack, quantity }) => times(packHundredths(pack, isoCode), quantity)),
  ].reduce((sum, part) => sum + part, 0n)
  return majorUnits(hundredths)
}

/** Totals of every currency of the composition, the chosen currency first; totals of zero are left out. (ORD-80) */
export const compositionTotals = (
  composition: Composition,
): readonly { readonly isoCode: string; readonly amount: number }[] =>
  currenciesOf(composition)
    .map((isoCode) => ({ isoCode, amount: compositionTotal(composition, isoCode) }))
    .filter(({ amount }) => amount > 0)

/**
 * The limits that a composition exceeds. A total equal to its limit passes, and so does a currency without a
 * limit. (ORD-81)
 */
export const exceededLimits = (
  composition: Composition,
  limits: readonly OrderLimit[],
): readonly ExceededLimit[] =>
  limits.flatMap(({ isoCode, amount: limit }) => {
    // A limit above the largest calculable amount is never exceeded.
    if (!isAmount(limit)) return []
    const total = compositionTotal(composition, isoCode)
    const excess = addAmounts(total, -limit)
    return excess > 0 ? [{ isoCode, limit, total, excess }] : []
  })

/**
 * The number of whole pieces that an amount pays for, divided in hundredths, and the remainder. Both amounts
 * in major units; for an amount below 0 the number is 0. (ORD-84)
 */
export const quantityFromAmount = (
  amount: number,
  denomination: Pick<Denomination, 'value'>,
): { readonly quantity: number; readonly remainder: number } => {
  const quantity = Math.max(0, divideWhole(amount, denomination.value))
  const remainder = addAmounts(amount, -multiplyAmount(denomination.value, quantity))
  return { quantity, remainder: Math.max(0, remainder) }
}

/** The value of a quantity of one denomination, in major units, at most the highest calculable amount. (ORD-96) */
export const lineAmount = (value: number, quantity: number): number =>
  majorUnits(times(BigInt(toHundredths(value)), quantity))

/** Currency of the first part of a pack with a value; `undefined` for a pack without any. */
export const packCurrency = ({ denominations }: Pack): string | undefined =>
  denominations.find(({ value, quantity }) => value * quantity > 0)?.currencyIsoCode

/** Every currency of a composition once, the chosen one first. */
export const currenciesOf = (composition: Composition): readonly string[] =>
  [
    ...new Set([
      composition.currencyIsoCode,
      ...composition.packs.flatMap(({ pack }) => pack.denominations.map((part) => part.currencyIsoCode)),
    ]),
  ].filter((isoCode) => isoCode !== '')

const times = (hundredths: bigint, quantity: number): bigint =>
  Number.isSafeInteger(quantity) && quantity > 0 ? hundredths * BigInt(quantity) : 0n

const packHundredths = (pack: Pack, isoCode: string): bigint =>
  pack.denominations
    .filter((part) => part.currencyIsoCode === isoCode)
    .reduce((sum, part) => sum + times(BigInt(toHundredths(part.value)), part.quantity), 0n)

const majorUnits = (hundredths: bigint): number =>
  fromHundredths(Number(hundredths > BigInt(MAX_HUNDREDTHS) ? BigInt(MAX_HUNDREDTHS) : hundredths))
