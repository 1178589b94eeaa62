import type { CountryConfig } from '../../country'
import { addDays, calendarDayOf, startOfDay, toOffsetIso } from '../../kernel'
import type { DateRange } from '../../reports'
import { type OrderTimes, orderStart, orderTimeZone, type Zoned } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { CANCELLED_STATUS } from '../order/order-status'

/** The four lists of the order history. Each order is in exactly one list. */
export interface ClassifiedOrders<Row> {
  readonly today: readonly Row[]
  readonly next: readonly Row[]
  readonly previous: readonly Row[]
  readonly cancelled: readonly Row[]
}

/** The first and the last instant of an order history, both inclusive, as ISO 8601 with offset. */
export interface HistoryWindow {
  readonly lowerLimitSearch: string
  readonly upperLimitSearch: string
}

type ClassifiableRow = OrderTimes & Zoned & Pick<OrderRow, 'serviceStatusCode'>

/**
 * The orders of a history, divided into four lists by the day on which they start. The days are days in the time zone
 * of the order's service point, or in `timeZone` if the order contains no service point. An order that starts on the
 * current day is in `today`. An order that starts earlier is in `previous`. An order that starts later or has no start
 * is in `next`. Cancelled orders are in `cancelled`.
 *
 * The lists `today` and `next` begin with the earliest start, the lists `previous` and `cancelled` with the latest.
 * Orders without a start come last, and orders with the same start stay in their sequence. (ORD-6, ORD-7)
 *
 * @param timeZone IANA name of the time zone whose days apply to orders that contain no service point.
 *
 * @example
 * ```ts
 * const { today, next } = classifyOrders([order], { now: new Date(), timeZone: 'Europe/Madrid' })
 * next[0]?.serviceId === order.serviceId // true: it begins tomorrow or later
 * today.length // 0
 * ```
 */
export const classifyOrders = <Row extends ClassifiableRow>(
  rows: readonly Row[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): ClassifiedOrders<Row> => {
  const todays = new Map<string, Today>()
  const todayIn = (zone: string): Today => {
    const today = todays.get(zone) ?? todayAt(now, zone)
    todays.set(zone, today)
    return today
  }
  const lists: { readonly [L in keyof ClassifiedOrders<Row>]: Started<Row>[] } = {
    today: [],
    next: [],
    previous: [],
    cancelled: [],
  }
  for (const row of rows) {
    const start = orderStart(row)?.getTime()
    lists[listOf(row, start, todayIn(orderTimeZone(row, timeZone)))].push({ row, start })
  }
  return {
    today: sorted(lists.today, 1),
    next: sorted(lists.next, 1),
    previous: sorted(lists.previous, -1),
    cancelled: sorted(lists.cancelled, -1),
  }
}

/**
 * The first and the last instant of an order history, both inclusive. The history begins with the first second of the
 * day `PreviousDays` before today. It ends with the last second of the day `NextDays` after today. Both instants are
 * ISO 8601 with the offset of `timeZone` at that second. (ORD-8)
 */
export const historyWindow = (
  config: { readonly Orders: Pick<CountryConfig['Orders'], 'Filter'> },
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): HistoryWindow => {
  const { PreviousDays, NextDays } = config.Orders.Filter
  const today = calendarDayOf(now, timeZone)
  return windowOfDays({ from: addDays(today, -PreviousDays), to: addDays(today, NextDays) }, timeZone)
}

/**
 * The first second of the day `from` and the last second of the day `to`. Both are ISO 8601 with the offset of
 * `timeZone` at that second. (ORD-8, ORD-165)
 */
export const windowOfDays = ({ from, to }: DateRange, timeZone: string): HistoryWindow => {
  const afterUpper = startOfDay(addDays(to, 1), timeZone)
  return {
    lowerLimitSearch: toOffsetIso(startOfDay(from, timeZone), timeZone),
    upperLimitSearch: toOffsetIso(new Date(afterUpper.getTime() - 1_000), timeZone),
  }
}

interface Started<Row> {
  readonly row: Row
  readonly start: number | undefined
}

/** The first instants of today and tomorrow in a time zone, in epoch milliseconds. */
interface Today {
  readonly midnight: number
  readonly nextMidnight: number
}

const todayAt = (now: Date, timeZone: string): Today => {
  const day = calendarDayOf(now, timeZone)
  return {
    midnight: startOfDay(day, timeZone).getTime(),
    nextMidnight: startOfDay(addDays(day, 1), timeZone).getTime(),
  }
}

const listOf = (
  row: ClassifiableRow,
  start: number | undefined,
  { midnight, nextMidnight }: Today,
): keyof ClassifiedOrders<unknown> => {
  if (row.serviceStatusCode === CANCELLED_STATUS) return 'cancelled'
  if (start === undefined || start >= nextMidnight) return 'next'
  return start >= midnight ? 'today' : 'previous'
}

const sorted = <Row>(list: readonly Started<Row>[], direction: 1 | -1): readonly Row[] => {
  // An order without a start comes last in either sort direction. For two orders without a start, the difference is
  // NaN, which `sort` treats as equal.
  const rank = ({ start }: Started<Row>) =>
    start === undefined ? Number.POSITIVE_INFINITY : direction * start
  return list.toSorted((a, b) => rank(a) - rank(b)).map(({ row }) => row)
}
