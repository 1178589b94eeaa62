import { type CalendarDay, calendarDayOf } from '../../kernel'
import { orderDay } from '../order/order-days'
import type { OrderRow } from '../order/order-row.schema'
import { CANCELLED_STATUS, DONE_STATUS, ON_THE_WAY_STATUS } from '../order/order-status'

/** The open orders of a service point, divided by the day on which a user will close the point. */
export interface OrdersOfClosing<Row> {
  /** The open orders that the closing affects, because they would take place after it. */
  readonly concerned: readonly Row[]
  /** The number of open orders that take place before the closing. */
  readonly earlier: number
}

type ClosingRow = Pick<
  OrderRow,
  'serviceStatusCode' | 'realInitialTime' | 'realFinalTime' | 'plannedInitialTime' | 'requestInitialTime'
>

/**
 * The open orders (ORD-171) of a service point that will be closed, divided by the day of the closing. The closing
 * affects orders on that day or later, orders without a day, and orders whose crew is on the way. (REC-106)
 *
 * @param timeZone IANA name of the time zone of the service point.
 */
export const ordersOfClosing = <Row extends ClosingRow>(
  rows: readonly Row[],
  { from, now, timeZone }: { readonly from: CalendarDay; readonly now: Date; readonly timeZone: string },
): OrdersOfClosing<Row> => {
  const today = calendarDayOf(now, timeZone)
  const open = rows.filter((row) => {
    if ([DONE_STATUS, CANCELLED_STATUS].includes(row.serviceStatusCode) || row.realFinalTime !== null)
      return false
    const day = orderDay(row, timeZone)
    return row.serviceStatusCode === ON_THE_WAY_STATUS || day === undefined || day >= today
  })
  const concerned = open.filter((row) => {
    const day = orderDay(row, timeZone)
    return row.serviceStatusCode === ON_THE_WAY_STATUS || day === undefined || day >= from
  })
  return { concerned, earlier: open.length - concerned.length }
}

/** The groups of visits by their progress, the most urgent group first. (ORD-190) */
export const visitGroups = ['late', 'stopped', 'on-the-way', 'to-come', 'done'] as const
/** The group of a visit by its progress. (ORD-190) */
export type VisitGroup = (typeof visitGroups)[number]
