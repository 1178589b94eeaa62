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

/** Pieces of one note or coin, with their number. */
export interface DenominationLine {
  readonly denomination: Denomination
  /** Number of pieces of the note or coin. */
  readonly quantity: number
}

/** Packs of one kind, with their number. */
export interface PackLine {
  readonly pack: Pack
  /** Number of packs. */
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

/** An order limit that a delivery exceeds. All amounts are in major units of the currency `isoCode`. */
export interface ExceededLimit {
  readonly isoCode: string
  readonly limit: number
  readonly total: number
  readonly excess: number
}

/**
 * The total of a delivery in the currency `isoCode`, in major units: loose notes and coins plus packs. The default
 * currency is the chosen currency of the delivery. A line counts as 0 if its quantity is not a whole number of 1 or
 * more. A total above the largest calculable amount is replaced with this amount, which no order may reach.
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

/** The totals of a delivery in every currency, the chosen currency first; totals of zero are omitted. (ORD-80) */
export const compositionTotals = (
  composition: Composition,
): readonly { readonly isoCode: string; readonly amount: number }[] =>
  currenciesOf(composition)
    .map((isoCode) => ({ isoCode, amount: compositionTotal(composition, isoCode) }))
    .filter(({ amount }) => amount > 0)

/**
 * The order limits that a delivery exceeds. A total may be equal to its limit. A total in a currency without a limit
 * may have any size. (ORD-81)
 */
export const exceededLimits = (
  composition: Composition,
  limits: readonly OrderLimit[],
): readonly ExceededLimit[] =>
  limits.flatMap(({ isoCode, amount: limit }) => {
    // No total is higher than the largest calculable amount, so a limit above this amount can't be exceeded.
    if (!isAmount(limit)) return []
    const total = compositionTotal(composition, isoCode)
    const excess = addAmounts(total, -limit)
    return excess > 0 ? [{ isoCode, limit, total, excess }] : []
  })

/**
 * The number of whole pieces that make up an amount, and the remainder, calculated in hundredths. Amounts are in major
 * units. The number of pieces in a negative amount is 0. (ORD-84)
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
 * The value of a number of pieces of one denomination, in major units. The result is at most the largest calculable
 * amount. (ORD-96)
 */
export const lineAmount = (value: number, quantity: number): number =>
  majorUnits(times(BigInt(toHundredths(value)), quantity))

/**
 * The currency of the first denomination in a pack that has a value; `undefined` if no denomination in the pack has a
 * value.
 */
export const packCurrency = ({ denominations }: Pack): string | undefined =>
  denominations.find(({ value, quantity }) => value * quantity > 0)?.currencyIsoCode

/** The currencies in a delivery, each once, the chosen currency first. */
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
