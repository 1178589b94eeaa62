import { addDays, calendarDayOf, startOfDay } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { LocatedOrder } from '../order/located-order.schema'
import { isOrderServicePoint } from '../order/order-service-points'
import { CANCELLED_STATUS, DONE_STATUS, ON_THE_WAY_STATUS } from '../order/order-status'

/** The condition that tells which orders are upcoming, as data for a search in a database. */
export interface UpcomingCondition {
  /** The first instant of today, inclusive. An order without a start is upcoming as well. */
  readonly startsFrom: Date
  /** The order status of cancelled orders, which are not upcoming. */
  readonly exceptStatus: string
}

/**
 * The condition that selects the orders which `classifyOrders` puts in today or next. Back ends search with it, because
 * they can't load all orders. (ORD-150)
 *
 * @param timeZone IANA name of the time zone whose midnights count.
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

/** The names of the two lists of past or cancelled orders over several points. */
export const pastLists = ['previous', 'cancelled'] as const
/** The name of a list of past orders or of cancelled orders over several points. */
export type PastList = (typeof pastLists)[number]

/**
 * The condition that selects the orders which `classifyOrders` puts in previous or in cancelled. Back ends search with
 * it, because they can't load all orders. Cancelled orders are those of one status; previous orders have any other
 * status and start before today. (ORD-194)
 *
 * @param timeZone IANA name of the time zone whose midnights count.
 */
export const pastCondition = (
  list: PastList,
  clock: { readonly now: Date; readonly timeZone: string },
): { readonly onlyStatus: string } | { readonly startsBefore: Date; readonly exceptStatus: string } => {
  const { startsFrom, exceptStatus } = upcomingCondition(clock)
  return list === 'cancelled' ? { onlyStatus: exceptStatus } : { startsBefore: startsFrom, exceptStatus }
}

/**
 * The condition that tells which visits have not ended and when they take place, as data for a search in a database.
 */
export interface OpenVisitsCondition {
  /** The statuses of ended orders. An order with a real end has ended as well. */
  readonly endedStatuses: readonly string[]
  /** The order status of a visit whose crew is under way. */
  readonly onTheWayStatus: string
  /** The first instant of today, inclusive. */
  readonly todayFrom: Date
  /** The first instant of tomorrow. A visit that starts at this instant or later, or has no start, is a later visit. */
  readonly laterFrom: Date
}

/**
 * The condition that tells which visits are on the way, today's or later. Back ends search with it, because they can't
 * load all orders. (ORD-171)
 *
 * @param timeZone IANA name of the time zone whose midnights count.
 */
export const openVisitsCondition = ({
  now,
  timeZone,
}: {
  readonly now: Date
  readonly timeZone: string
}): OpenVisitsCondition => {
  const today = calendarDayOf(now, timeZone)
  return {
    endedStatuses: [DONE_STATUS, CANCELLED_STATUS],
    onTheWayStatus: ON_THE_WAY_STATUS,
    todayFrom: startOfDay(today, timeZone),
    laterFrom: startOfDay(addDays(today, 1), timeZone),
  }
}

/**
 * The orders that a list over all points of a user shows: the orders at points that take part in orders and are active.
 * (ORD-153)
 */
export const ordersAtPoints = (
  orders: readonly LocatedOrder[],
  points: readonly ServicePoint[],
): readonly LocatedOrder[] => {
  const shown = new Set(
    points.filter((point) => point.active && isOrderServicePoint(point)).map(({ id }) => id),
  )
  return orders.filter(({ servicePoint }) => shown.has(servicePoint.id))
}
