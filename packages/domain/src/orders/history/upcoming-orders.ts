import { addDays, calendarDayOf, startOfDay } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { LocatedOrder } from '../order/located-order.schema'
import { isOrderServicePoint } from '../order/order-service-points'
import { CANCELLED_STATUS, DONE_STATUS, ON_THE_WAY_STATUS } from '../order/order-status'

/** The search condition for upcoming orders, as data from which a back end can build a database query. */
export interface UpcomingCondition {
  /** The first instant of today. An order is upcoming if it starts at this instant or later, or if it has no start. */
  readonly startsFrom: Date
  /** The status of cancelled orders, which are never upcoming. */
  readonly exceptStatus: string
}

/**
 * The search condition for the orders in the lists `today` and `next` of `classifyOrders`. Back ends need the condition
 * because they can't load all orders. (ORD-150)
 *
 * @param timeZone IANA name of the time zone in which days begin and end.
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

/** The names of the lists of past orders and of cancelled orders at several points. */
export const pastLists = ['previous', 'cancelled'] as const
/** The name of a list of past orders or of cancelled orders at several points. */
export type PastList = (typeof pastLists)[number]

/**
 * The search condition for the orders in the list `previous` or `cancelled` of `classifyOrders`. Back ends need the
 * condition because they can't load all orders. Orders in `cancelled` have one status. Orders in `previous` have a
 * different status and start before today. (ORD-194)
 *
 * @param timeZone IANA name of the time zone in which days begin and end.
 */
export const pastCondition = (
  list: PastList,
  clock: { readonly now: Date; readonly timeZone: string },
): { readonly onlyStatus: string } | { readonly startsBefore: Date; readonly exceptStatus: string } => {
  const { startsFrom, exceptStatus } = upcomingCondition(clock)
  return list === 'cancelled' ? { onlyStatus: exceptStatus } : { startsBefore: startsFrom, exceptStatus }
}

/**
 * The search condition for visits that have not ended, as data from which a back end can build a database query. Its
 * instants separate visits of today from later visits.
 */
export interface OpenVisitsCondition {
  /** The statuses of ended orders. An order with a real end has ended too, whatever its status. */
  readonly endedStatuses: readonly string[]
  /** The status of an order whose crew is on the way. */
  readonly onTheWayStatus: string
  /** The first instant of today, inclusive. */
  readonly todayFrom: Date
  /** The first instant of tomorrow. A visit counts as later if it starts at this instant or after, or has no start. */
  readonly laterFrom: Date
}

/**
 * The search condition for visits that are on the way, visits of today and later visits. Back ends need the condition
 * because they can't load all orders. (ORD-171)
 *
 * @param timeZone IANA name of the time zone in which days begin and end.
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

/** The orders in a list over all points of a user: the orders at active points that can have orders. (ORD-153) */
export const ordersAtPoints = (
  orders: readonly LocatedOrder[],
  points: readonly ServicePoint[],
): readonly LocatedOrder[] => {
  const shown = new Set(
    points.filter((point) => point.active && isOrderServicePoint(point)).map(({ id }) => id),
  )
  return orders.filter(({ servicePoint }) => shown.has(servicePoint.id))
}
