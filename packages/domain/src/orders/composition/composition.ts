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
  /** Number of pieces of the note or coin. */
  readonly quantity: number
}

/** A number of packs of one kind. */
export interface PackLine {
  readonly pack: Pack
  /** Number of packs of this kind. */
  readonly quantity: number
}

/** The contents of a delivery: loose notes and coins of one currency, and packs of any currency. */
export interface Composition {
  readonly currencyId: string
  /** ISO 4217 code of `currencyId`; empty while no currency is chosen. */
  readonly currencyIsoCode: string
  readonly denominations: readonly DenominationLine[]
  readonly packs: readonly PackLine[]
}

/** An order limit that the contents of a delivery exceed. All amounts are in major units of `isoCode`. */
export interface ExceededLimit {
  readonly isoCode: string
  readonly limit: number
  readonly total: number
  readonly excess: number
}

/**
 * The total of a delivery's contents in one currency, in major units: the loose notes and coins of that currency, and
 * the value of packs in it. Without `isoCode`, the currency is the chosen one. A line whose quantity is not a whole
 * number of 1 or more counts as 0. The total is at most the largest calculable amount, which exceeds every amount that
 * an order may have. (ORD-80)
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

/**
 * The totals of a delivery's contents in every currency, the chosen currency first; totals of zero are left out.
 * (ORD-80)
 */
export const compositionTotals = (
  composition: Composition,
): readonly { readonly isoCode: string; readonly amount: number }[] =>
  currenciesOf(composition)
    .map((isoCode) => ({ isoCode, amount: compositionTotal(composition, isoCode) }))
    .filter(({ amount }) => amount > 0)

/**
 * The order limits that the contents of a delivery exceed. A total may be equal to its limit, and a currency without a
 * limit may have any total. (ORD-81)
 */
export const exceededLimits = (
  composition: Composition,
  limits: readonly OrderLimit[],
): readonly ExceededLimit[] =>
  limits.flatMap(({ isoCode, amount: limit }) => {
    // Totals are at most the largest calculable amount, so no total exceeds a higher limit.
    if (!isAmount(limit)) return []
    const total = compositionTotal(composition, isoCode)
    const excess = addAmounts(total, -limit)
    return excess > 0 ? [{ isoCode, limit, total, excess }] : []
  })

/**
 * The number of whole pieces that an amount pays for, and the remainder, calculated in hundredths. Amounts are in major
 * units; for an amount below 0 the number is 0. (ORD-84)
 */
export const quantityFromAmount = (
  amount: number,
  denomination: Pick<Denomination, 'value'>,
): { readonly quantity: number; readonly remainder: number } => {
  const quantity = Math.max(0, divideWhole(amount, denomination.value))
  const remainder = addAmounts(amount, -multiplyAmount(denomination.value, quantity))
  return { quantity, remainder: Math.max(0, remainder) }
}

/**
 * The value of a number of pieces of one denomination, in major units. It is at most the highest calculable amount.
 * (ORD-96)
 */
export const lineAmount = (value: number, quantity: number): number =>
  majorUnits(times(BigInt(toHundredths(value)), quantity))

/** The currency of the first part of a pack that has a value; `undefined` for a pack whose parts have no value. */
export const packCurrency = ({ denominations }: Pack): string | undefined =>
  denominations.find(({ value, quantity }) => value * quantity > 0)?.currencyIsoCode

/** Every currency of a delivery's contents once, the chosen currency first. */
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
