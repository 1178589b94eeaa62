import type { CountryConfig } from '../country'
import { addDays, calendarDayOf, startOfDay, toOffsetIso } from '../kernel'
import { type OrderTimes, orderStart } from './order-kind'
import type { OrderRow } from './order-row.schema'
import { CANCELLED_STATUS } from './order-status'

/** The four lists of the history. Every row is in exactly one. */
export interface ClassifiedOrders<Row> {
  readonly today: readonly Row[]
  readonly next: readonly Row[]
  readonly previous: readonly Row[]
  readonly cancelled: readonly Row[]
}

/** First and last instant of a history, both inclusive, ISO 8601 with offset. */
export interface HistoryWindow {
  readonly lowerLimitSearch: string
  readonly upperLimitSearch: string
}

type ClassifiableRow = OrderTimes & Pick<OrderRow, 'serviceStatusCode'>

/**
 * Splits orders by the days of `timeZone`: a start in [midnight, next midnight) is today's, an earlier one previous, a
 * later one or none at all next. Cancelled orders are apart whenever they start. Today and next begin with the earliest
 * start, previous and cancelled with the latest; orders without a start come last, equal ones stay in order.
 * (ORD-6, ORD-7)
 *
 * @param timeZone IANA name of the zone whose midnights count.
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
  const day = calendarDayOf(now, timeZone)
  const midnight = startOfDay(day, timeZone).getTime()
  const nextMidnight = startOfDay(addDays(day, 1), timeZone).getTime()
  const lists: { readonly [L in keyof ClassifiedOrders<Row>]: Started<Row>[] } = {
    today: [],
    next: [],
    previous: [],
    cancelled: [],
  }
  for (const row of rows) {
    const start = orderStart(row)?.getTime()
    lists[listOf(row, start, midnight, nextMidnight)].push({ row, start })
  }
  return {
    today: sorted(lists.today, 1),
    next: sorted(lists.next, 1),
    previous: sorted(lists.previous, -1),
    cancelled: sorted(lists.cancelled, -1),
  }
}

/**
 * The limits of a history search, both inclusive: from the first second of the day `PreviousDays` before today to the
 * last second of the day `NextDays` after it, as ISO 8601 with the offset that `timeZone` has then. (ORD-8)
 */
export const historyWindow = (
  config: { readonly Orders: Pick<CountryConfig['Orders'], 'Filter'> },
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): HistoryWindow => {
  const { PreviousDays, NextDays } = config.Orders.Filter
  const today = calendarDayOf(now, timeZone)
  const lower = startOfDay(addDays(today, -PreviousDays), timeZone)
  const afterUpper = startOfDay(addDays(today, NextDays + 1), timeZone)
  return {
    lowerLimitSearch: toOffsetIso(lower, timeZone),
    upperLimitSearch: toOffsetIso(new Date(afterUpper.getTime() - 1_000), timeZone),
  }
}

interface Started<Row> {
  readonly row: Row
  readonly start: number | undefined
}

const listOf = (
  row: ClassifiableRow,
  start: number | undefined,
  midnight: number,
  nextMidnight: number,
): keyof ClassifiedOrders<unknown> => {
  if (row.serviceStatusCode === CANCELLED_STATUS) return 'cancelled'
  if (start === undefined || start >= nextMidnight) return 'next'
  return start >= midnight ? 'today' : 'previous'
}

const sorted = <Row>(list: readonly Started<Row>[], direction: 1 | -1): readonly Row[] => {
  // Without a start an order comes last whichever way the others go; two of them differ by NaN, which sorts as equal.
  const rank = ({ start }: Started<Row>) =>
    start === undefined ? Number.POSITIVE_INFINITY : direction * start
  return list.toSorted((a, b) => rank(a) - rank(b)).map(({ row }) => row)
}
