import { type CalendarDay, isAmount, toHundredths } from '../../kernel'
import { amountsByCurrency } from '../order/amounts-by-currency'
import { orderDay } from '../order/order-days'
import { orderKind } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import type { RequestType } from '../order/request-type'
import { lastOrders } from './order-to-repeat'

/** The amounts of the last orders of a type, in major units of one currency. */
export interface UsualAmounts {
  /** The highest amount of the last four orders. */
  readonly highest: number
  /** The amount of the order that was sent last. */
  readonly last: number
  /** The day on which the order that was sent last starts; `undefined` without a start. */
  readonly lastDay: CalendarDay | undefined
}

const LAST_ORDERS = 4
/** An amount this many times the highest usual one is likely a typing error. */
const FAR_ABOVE = 10

/**
 * The amounts of the last four orders of a type with an amount in this currency, cancelled orders left out;
 * `undefined` without such an order. (ORD-158)
 *
 * @param isoCode ISO 4217 code of the currency.
 * @param timeZone IANA name of the zone in which days are read.
 */
export const usualAmounts = (
  orders: readonly OrderRow[],
  type: RequestType,
  isoCode: string,
  timeZone: string,
): UsualAmounts | undefined => {
  const sums = lastOrders(orders)
    .filter((row) => orderKind(row) === type)
    .flatMap((row) =>
      amountsByCurrency(row)
        .filter((sum) => sum.isoCode === isoCode && sum.amount > 0)
        .map(({ amount }) => ({ amount, row })),
    )
    .slice(0, LAST_ORDERS)
  const [last] = sums
  if (last === undefined) return undefined
  return {
    highest: Math.max(...sums.map(({ amount }) => amount)),
    last: last.amount,
    lastDay: orderDay(last.row, timeZone),
  }
}

/**
 * Whether an amount is so far above the usual ones that the user is asked: more than ten times the highest.
 * The amount is never refused. Without usual amounts the answer is no. (ORD-159)
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
