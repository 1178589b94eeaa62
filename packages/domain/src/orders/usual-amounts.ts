import { isAmount, toHundredths } from '../kernel'
import { amountsByCurrency } from './amounts-by-currency'
import { orderKind } from './order-kind'
import type { OrderRow } from './order-row.schema'
import { lastOrders } from './order-to-repeat'
import type { RequestType } from './request-type'

/** What the last orders of a type came to, major units of one currency. */
export interface UsualAmounts {
  readonly lowest: number
  readonly highest: number
  /** How many orders that says: 1 to 4. */
  readonly orders: number
}

const LAST_ORDERS = 4
/** So many times the highest usual amount is likely a slip of the finger. */
const FAR_ABOVE = 10

/**
 * The range of the last four orders of a type that request an amount in a currency, cancelled ones left out; none where
 * there was no such order. (ORD-158)
 *
 * @param isoCode ISO 4217 code of the currency.
 */
export const usualAmounts = (
  orders: readonly OrderRow[],
  type: RequestType,
  isoCode: string,
): UsualAmounts | undefined => {
  const amounts = lastOrders(orders)
    .filter((row) => orderKind(row) === type)
    .flatMap((row) => amountsByCurrency(row).filter((sum) => sum.isoCode === isoCode && sum.amount > 0))
    .slice(0, LAST_ORDERS)
    .map(({ amount }) => amount)
  if (amounts.length === 0) return undefined
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts), orders: amounts.length }
}

/**
 * Whether an amount is so far above the usual ones that it is worth a question: over ten times the highest, exclusive. It
 * never refuses. Without usual amounts nothing is far above them. (ORD-159)
 *
 * @param amount major units.
 */
export const isFarAboveUsual = (
  amount: number,
  usual: Pick<UsualAmounts, 'highest'> | undefined,
): boolean => {
  if (usual === undefined || !isAmount(usual.highest)) return false
  return isAmount(amount) && toHundredths(amount) > toHundredths(usual.highest) * FAR_ABOVE
}
