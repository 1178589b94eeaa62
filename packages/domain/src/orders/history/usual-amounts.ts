import { type CalendarDay, isAmount, toHundredths } from '../../kernel'
import { amountsByCurrency } from '../order/amounts-by-currency'
import { orderDay } from '../order/order-days'
import { orderKind } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import type { RequestType } from '../order/request-type'
import { lastOrders } from './order-to-repeat'

/** The amounts of the last orders of one order type, in major units of one currency. */
export interface UsualAmounts {
  /** The highest of the amounts of the last four orders. */
  readonly highest: number
  /** The amount of the last order that was sent. */
  readonly last: number
  /** The day on which the last order that was sent starts; `undefined` if that order has no start. */
  readonly lastDay: CalendarDay | undefined
}

const LAST_ORDERS = 4
/** An amount more than this many times the highest usual amount is likely a typing error. */
const FAR_ABOVE = 10

/**
 * The amounts of the last four orders of an order type that have an amount in this currency and were not cancelled;
 * `undefined` if there is no such order. (ORD-158)
 *
 * @param isoCode ISO 4217 code of the currency.
 * @param timeZone IANA name of the time zone in which the day of the last order is calculated.
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
 * Whether an amount is more than ten times the highest usual amount, so that the portal asks the user to confirm it.
 * The amount is never refused. Without usual amounts the result is `false`. (ORD-159)
 *
 * @param amount The amount in major units.
 */
export const isFarAboveUsual = (
  amount: number,
  usual: Pick<UsualAmounts, 'highest'> | undefined,
): boolean => {
  if (usual === undefined || !isAmount(usual.highest)) return false
  return isAmount(amount) && toHundredths(amount) > toHundredths(usual.highest) * FAR_ABOVE
}
