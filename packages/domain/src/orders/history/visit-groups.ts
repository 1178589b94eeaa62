import type { CalendarDay } from '../../kernel'
import { amountsByCurrency, type CurrencyAmount } from '../order/amounts-by-currency'
import { latenessOf } from '../order/lateness'
import type { LocatedOrder } from '../order/located-order.schema'
import { orderDay } from '../order/order-days'
import { orderKind, orderStart, type Zoned } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { CANCELLED_STATUS, ON_THE_WAY_STATUS, STOPPED_STATUS } from '../order/order-status'
import type { RequestType } from '../order/request-type'
import { classifyOrders } from './classify-orders'
import { isDone } from './todays-visits'
import type { VisitGroup } from './visits'

type GroupedRow = Zoned &
  Pick<
    OrderRow,
    'serviceStatusCode' | 'plannedInitialTime' | 'plannedFinalTime' | 'realInitialTime' | 'realFinalTime'
  >

interface Clock {
  readonly now: Date
  /** IANA name of the time zone whose days apply to orders that contain no service point. */
  readonly timeZone: string
}

/** The group of the visit of an order; `undefined` for a cancelled order, which has no visit. (ORD-190) */
export const visitGroup = (row: GroupedRow, clock: Clock): VisitGroup | undefined => {
  if (row.serviceStatusCode === CANCELLED_STATUS) return undefined
  if (isDone(row)) return 'done'
  if (latenessOf(row, clock) !== undefined) return 'late'
  if (row.serviceStatusCode === STOPPED_STATUS) return 'stopped'
  const isUnderWay = row.serviceStatusCode === ON_THE_WAY_STATUS || row.realInitialTime !== null
  return isUnderWay ? 'on-the-way' : 'to-come'
}

/** The orders in each group of visits. */
export type GroupedVisits<Row> = Readonly<Record<VisitGroup, readonly Row[]>>

/** The orders in each group of visits, in the order of `rows`. Cancelled orders are omitted. (ORD-190) */
export const groupVisits = <Row extends GroupedRow>(
  rows: readonly Row[],
  clock: Clock,
): GroupedVisits<Row> => {
  const groups: Record<VisitGroup, Row[]> = {
    late: [],
    stopped: [],
    'on-the-way': [],
    'to-come': [],
    done: [],
  }
  for (const row of rows) {
    const group = visitGroup(row, clock)
    if (group !== undefined) groups[group].push(row)
  }
  return groups
}

/** The number of visits today and their requested amounts, over several points. */
export interface TodaysTotals {
  readonly visits: number
  /** The number of visits today in each group; the numbers add up to `visits`. */
  readonly counts: Readonly<Record<VisitGroup, number>>
  /** The requested amounts of all visits today, summed by currency. */
  readonly amounts: readonly CurrencyAmount[]
}

/**
 * The totals of the visits today, over several points. The time zone of a point decides which visits to the point are
 * today. (ORD-190, ORD-191)
 */
export const todaysTotals = (
  rows: readonly (GroupedRow & Pick<OrderRow, 'requestInitialTime' | 'requestedAmounts'>)[],
  clock: Clock,
): TodaysTotals => {
  const { today } = classifyOrders(rows, clock)
  const groups = groupVisits(today, clock)
  return {
    visits: today.length,
    counts: {
      late: groups.late.length,
      stopped: groups.stopped.length,
      'on-the-way': groups['on-the-way'].length,
      'to-come': groups['to-come'].length,
      done: groups.done.length,
    },
    amounts: amountsByCurrency({
      requestedAmounts: today.flatMap(({ requestedAmounts }) => requestedAmounts),
    }),
  }
}

/** The filters of a list of orders at several points; a filter that is `undefined` excludes no order. */
export interface OrdersNarrowing {
  readonly kind?: RequestType | undefined
  readonly group?: VisitGroup | undefined
  /** Id of a client; only orders of this client are listed. */
  readonly client?: number | undefined
  /** Id of a service point; only orders at this point are listed. */
  readonly point?: number | undefined
  /** A day; only orders that start on this day in the time zone of their service point are listed. */
  readonly day?: CalendarDay | undefined
}

/** The orders that match all chosen filters, in the order of `rows`. (ORD-192) */
export const narrowOrders = (
  rows: readonly LocatedOrder[],
  { kind, group, client, point, day }: OrdersNarrowing,
  clock: Clock,
): readonly LocatedOrder[] =>
  rows.filter(
    (row) =>
      (kind === undefined || orderKind(row) === kind) &&
      (group === undefined || visitGroup(row, clock) === group) &&
      (client === undefined || row.servicePoint.subclient.client.id === client) &&
      (point === undefined || row.servicePoint.id === point) &&
      (day === undefined || orderDay(row, clock.timeZone) === day),
  )

/**
 * Orders sorted by day; orders without a day come last. Orders on the same day are sorted by the name of their point,
 * then by the id of the point. Orders at the same point stay in their sequence. (ORD-193)
 *
 * @param compare Comparison of two names; pass the `compare` of a collator for the reader's language.
 */
export const orderByPoint = (
  rows: readonly LocatedOrder[],
  { timeZone, compare }: { readonly timeZone: string; readonly compare: (a: string, b: string) => number },
): readonly LocatedOrder[] => {
  const days = new Map<string, number>()
  const ranked = rows.map((row) => {
    const day = orderDay(row, timeZone) ?? ''
    if (!days.has(day)) days.set(day, days.size)
    return { row, rank: days.get(day) ?? 0 }
  })
  return ranked
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        compare(a.row.servicePoint.description, b.row.servicePoint.description) ||
        a.row.servicePoint.id - b.row.servicePoint.id,
    )
    .map(({ row }) => row)
}

/**
 * Whether a list of upcoming orders, sorted by start, contains all orders of today. It does if the last order in the
 * list has no start, or starts after today in the time zones of all points, including its own. (ORD-191)
 *
 * @param zones IANA names of the time zones of the points.
 */
export const holdsAllOfToday = (
  rows: readonly LocatedOrder[],
  { now, zones }: { readonly now: Date; readonly zones: readonly string[] },
): boolean => {
  const last = rows.at(-1)
  if (last === undefined) return false
  if (orderStart(last) === undefined) return true
  const { servicePoint: _, ...anywhere } = last
  return zones.every((timeZone) => classifyOrders([anywhere], { now, timeZone }).next.length > 0)
}
