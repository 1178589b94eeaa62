import { calendarDayOf, startOfDay } from '../kernel'
import type { ServicePoint } from '../service-points'
import type { LocatedOrder } from './located-order.schema'
import { isOrderServicePoint } from './order-service-points'
import { CANCELLED_STATUS } from './order-status'

/** Which orders are to come, as data that a search can be made of. */
export interface UpcomingCondition {
  /** The first instant of today, inclusive. An order without a start is to come as well. */
  readonly startsFrom: Date
  /** The one status whose orders are not to come. */
  readonly exceptStatus: string
}

/**
 * What `classifyOrders` counts as today's and next, as a condition for searches over more orders than can be read.
 * (ORD-150)
 *
 * @param timeZone IANA name of the zone whose midnights count.
 */
export const upcomingCondition = ({
  now,
  timeZone,
}: {
  readonly now: Date
  readonly timeZone: string
}): UpcomingCondition => ({
  startsFrom: startOfDay(calendarDayOf(now, timeZone), timeZone),
  exceptStatus: CANCELLED_STATUS,
})

/** The orders that a list over the points of a user shows: those at points that take part in orders and are active. (ORD-153) */
export const ordersAtPoints = (
  orders: readonly LocatedOrder[],
  points: readonly ServicePoint[],
): readonly LocatedOrder[] => {
  const shown = new Set(
    points.filter((point) => point.active && isOrderServicePoint(point)).map(({ id }) => id),
  )
  return orders.filter(({ servicePoint }) => shown.has(servicePoint.id))
}
