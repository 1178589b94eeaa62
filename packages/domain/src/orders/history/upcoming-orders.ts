import { addDays, calendarDayOf, startOfDay } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { LocatedOrder } from '../order/located-order.schema'
import { isOrderServicePoint } from '../order/order-service-points'
import { CANCELLED_STATUS, DONE_STATUS, ON_THE_WAY_STATUS } from '../order/order-status'

/** The condition of upcoming orders, as data for a search. */
export interface UpcomingCondition {
  /** The first instant of today, inclusive. An order without a start is upcoming as well. */
  readonly startsFrom: Date
  /** The one status whose orders are not upcoming. */
  readonly exceptStatus: string
}

/**
 * The orders of today and next by `classifyOrders`, as a condition for searches over more orders than can be
 * read. (ORD-150)
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

/** The two lists of orders over several points that are not upcoming. */
export const pastLists = ['previous', 'cancelled'] as const
/** A list of orders over several points that are not upcoming. */
export type PastList = (typeof pastLists)[number]

/**
 * The orders of previous or of cancelled by `classifyOrders`, as a condition for searches over more orders than can be read:
 * those of one status alone, or those of every other that start before today. (ORD-194)
 *
 * @param timeZone IANA name of the zone whose midnights count.
 */
export const pastCondition = (
  list: PastList,
  clock: { readonly now: Date; readonly timeZone: string },
): { readonly onlyStatus: string } | { readonly startsBefore: Date; readonly exceptStatus: string } => {
  const { startsFrom, exceptStatus } = upcomingCondition(clock)
  return list === 'cancelled' ? { onlyStatus: exceptStatus } : { startsBefore: startsFrom, exceptStatus }
}

/** Which visits have yet to end and when, as data that a search can be made of. */
export interface OpenVisitsCondition {
  /** An order with one of these statuses, or with a real end, has ended. */
  readonly endedStatuses: readonly string[]
  /** The status of a visit whose crew is under way. */
  readonly onTheWayStatus: string
  /** The first instant of today, inclusive. */
  readonly todayFrom: Date
  /** The first instant of tomorrow: a visit that starts from then on, or without a start, is a later one. */
  readonly laterFrom: Date
}

/**
 * Which visits are on the way, today's and later ones, as a condition for searches over more orders than can be read. (ORD-171)
 *
 * @param timeZone IANA name of the zone whose midnights count.
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
