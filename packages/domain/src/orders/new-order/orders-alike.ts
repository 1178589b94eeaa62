import { type CalendarDay, minutesOfTime, type WallTime } from '../../kernel'
import { orderDay } from '../order/order-days'
import { orderKind } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { CANCELLED_STATUS } from '../order/order-status'
import type { DatedRequestType } from '../order/request-type'
import { requestedHours } from './offered-hours'

/** The type, day and hours of an order that the user is about to send. */
export interface PlannedVisit {
  readonly type: DatedRequestType
  readonly day: CalendarDay
  /** The requested hours; `undefined` if the country does not ask for hours. */
  readonly hours: { readonly from: WallTime; readonly until: WallTime } | undefined
}

/**
 * The existing orders at a service point that a new order may repeat by mistake. Such an order was not cancelled and
 * has the same type and day as the new order. The requested hours of the two orders overlap. If one of the two orders
 * has no hours, only their days are compared. (ORD-181)
 *
 * @param timeZone IANA name of the time zone of the point.
 */
export const ordersAlike = <Row extends OrderRow>(
  rows: readonly Row[],
  { type, day, hours }: PlannedVisit,
  timeZone: string,
): readonly Row[] =>
  rows.filter((row) => {
    if (row.serviceStatusCode === CANCELLED_STATUS || orderKind(row) !== type) return false
    const standing = requestedHours(row, timeZone)
    if (orderDay(row, timeZone) !== day) return false
    if (hours === undefined || standing === undefined) return true
    return (
      minutesOfTime(standing.from) < minutesOfTime(hours.until) &&
      minutesOfTime(hours.from) < minutesOfTime(standing.until)
    )
  })
