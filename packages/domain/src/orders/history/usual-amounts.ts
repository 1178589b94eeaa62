import { type CalendarDay, isAmount, toHundredths } from '../../kernel'
import { amountsByCurrency } from '../order/amounts-by-currency'
import { orderDay } from '../order/order-days'
import { orderKind } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import type { RequestType } from '../order/request-type'
import { lastOrders } from './order-to-repeat'

/** Usual amounts in the last orders of one order type, in major units of one currency. */
export interface UsualAmounts {
  /** The highest of the amounts of the last four orders. */
  readonly highest: number
  /** The amount of the last order that was sent. */
  readonly last: number
  /** The day on which the last sent order starts; `undefined` if this order has no start. */
  readonly lastDay: CalendarDay | undefined
}

const LAST_ORDERS = 4
/** An amount that is more than this many times the highest usual amount is probably a typing error. */
const FAR_ABOVE = 10

/**
 * The usual amounts for an order type and a currency. They come from the last four orders that have an amount in the
 * currency and were not cancelled. The result is `undefined` if there is no such order. (ORD-158)
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
 * Whether the portal asks the user to confirm an amount, because the amount is more than ten times the highest usual
 * amount. The user may send the amount nevertheless. Without usual amounts the result is `false`. (ORD-159)
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
