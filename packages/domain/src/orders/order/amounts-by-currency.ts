import { addAmounts, isAmount } from '../../kernel'
import type { RequestedAmount } from './order-row.schema'

/** An amount in major units of one currency. */
export interface CurrencyAmount {
  readonly isoCode: string
  readonly symbol: string
  /** The amount in major units, with at most two decimals. */
  readonly amount: number
}

/**
 * The requested amounts of an order, summed by currency in hundredths. The currencies are in the order in which they
 * first appear. The list is empty if the order has no amount. A sum beyond the largest amount is approximate, but it
 * can be shown. (ORD-9)
 */
export const amountsByCurrency = (row: {
  readonly requestedAmounts: readonly Pick<
    RequestedAmount,
    'currencyIsoCode' | 'currencySymbol' | 'totalAmount'
  >[]
}): readonly CurrencyAmount[] => {
  const sums = new Map<string, CurrencyAmount>()
  for (const { currencyIsoCode: isoCode, currencySymbol: symbol, totalAmount } of row.requestedAmounts) {
    const known = sums.get(isoCode) ?? { isoCode, symbol, amount: 0 }
    sums.set(isoCode, { ...known, amount: shownSum(known.amount, totalAmount) })
  }
  return [...sums.values()]
}

/** A sum for display. Within the bounds of amounts the sum is exact; beyond them it is approximate. */
export const shownSum = (a: number, b: number): number => {
  if ([a, b, a + b].every(isAmount)) return addAmounts(a, b)
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, a + b))
}
