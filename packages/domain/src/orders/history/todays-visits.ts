import { latenessOf } from '../order/lateness'
import { instantOrNone, type Zoned } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { DONE_STATUS, ON_THE_WAY_STATUS, STOPPED_STATUS } from '../order/order-status'
import { classifyOrders } from './classify-orders'
import { type RowTimes, rowTimes, type WireSpan } from './orders-page'

/**
 * The certainty of the hours of a visit. `done` means that the hours are past, `firm` that they are planned,
 * `requested` that they are only requested, and `none` that the visit has no hours.
 */
export type HourCertainty = 'done' | 'firm' | 'requested' | 'none'

/** The hours of a visit as the back end sends them, with their certainty. */
export interface VisitHours extends WireSpan {
  readonly certainty: HourCertainty
}

/** The visit of a crew to the service point for one order. */
export interface Visit<Row> {
  readonly row: Row
  readonly hours: VisitHours
}

/** The visits of today at a service point, and the next visit. */
export interface TodaysVisits<Row> {
  /** The visits of today sorted by hour, but late visits first and done visits last. */
  readonly visits: readonly Visit<Row>[]
  /** The next visit of today. If there is none, it is the next visit of the first later day that has a visit. */
  readonly next: Visit<Row> | undefined
  readonly isNextToday: boolean
  /** The number of late visits today. */
  readonly late: number
  /**
   * The number of whole minutes until the next visit, rounded up, from 1 to 120. It is `undefined` if the visit begins
   * later than in 120 minutes, or if its hour has begun.
   */
  readonly minutesUntilNext: number | undefined
}

type VisitRow = RowTimes & Zoned & Pick<OrderRow, 'serviceId' | 'serviceStatusCode'>

const MINUTE = 60_000
/**
 * The number of minutes before a visit during which the portal shows the remaining time ("in 43 min") instead of the
 * hour.
 */
const ANNOUNCED_MINUTES = 120

/**
 * The hours of a visit. A done visit has its real hours. Any other visit has its planned hours, otherwise its requested
 * hours, otherwise the hours at which the crew came. (ORD-143)
 */
export const visitHours = (row: RowTimes & Pick<OrderRow, 'serviceStatusCode'>): VisitHours => {
  const { planned, completed } = rowTimes(row)
  if (isDone(row) && completed !== null) return { from: completed, until: null, certainty: 'done' }
  if (planned.from !== null) return { ...planned, certainty: 'firm' }
  if (row.requestInitialTime !== null) {
    return { from: row.requestInitialTime, until: row.requestFinalTime, certainty: 'requested' }
  }
  return { from: completed, until: null, certainty: completed === null ? 'none' : 'firm' }
}

/**
 * The visits of today sorted by hour, without cancelled orders. Late visits come first and done visits last. At the
 * same hour, planned hours precede requested hours, and then visits are sorted by service id, so that the order of
 * `rows` does not matter.
 *
 * Visits that are late, done or stopped are never the next visit. Of all other visits today, a visit on the way is
 * preferred, then a visit whose hours are not past. If there is none, a later visit is next. (ORD-143 to ORD-145)
 */
export const visitsOfToday = <Row extends VisitRow>(
  rows: readonly Row[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): TodaysVisits<Row> => {
  const { today, next: later } = classifyOrders(rows, { now, timeZone })
  const isLate = (row: Row) => latenessOf(row, { now, timeZone }) !== undefined
  const [late, inTime] = [byHour(today.filter(isLate)), byHour(today.filter((row) => !isLate(row)))]
  const visits = [...late, ...inTime]
  const open = inTime.filter(({ row }) => isToCome(row))
  const ofToday =
    open.find(({ row }) => row.serviceStatusCode === ON_THE_WAY_STATUS) ??
    open.find((visit) => !isOver(visit, now)) ??
    open[0]
  const ofLater = byHour(later).find(({ row, hours }) => isToCome(row) && hours.certainty !== 'none')
  const next = ofToday ?? ofLater
  return {
    visits,
    next,
    isNextToday: ofToday !== undefined,
    late: late.length,
    minutesUntilNext: next === undefined ? undefined : minutesUntil(next, now),
  }
}

/** Whether the visit of an order is over: the order is done, or the crew has left. */
export const isDone = ({
  serviceStatusCode,
  realFinalTime,
}: Pick<OrderRow, 'serviceStatusCode' | 'realFinalTime'>): boolean =>
  serviceStatusCode === DONE_STATUS || realFinalTime !== null

const isToCome = (row: Pick<OrderRow, 'serviceStatusCode' | 'realFinalTime'>): boolean =>
  !isDone(row) && row.serviceStatusCode !== STOPPED_STATUS

const isOver = ({ hours }: Visit<unknown>, now: Date): boolean =>
  instantAt(hours.until ?? hours.from) < now.getTime()

const instantAt = (iso: string | null): number => instantOrNone(iso)?.getTime() ?? Number.POSITIVE_INFINITY

const minutesUntil = ({ hours }: Visit<unknown>, now: Date): number | undefined => {
  const minutes = Math.ceil((instantAt(hours.from) - now.getTime()) / MINUTE)
  return minutes >= 1 && minutes <= ANNOUNCED_MINUTES ? minutes : undefined
}

const certaintyRank: Readonly<Record<HourCertainty, number>> = { firm: 0, requested: 1, none: 2, done: 3 }

const byHour = <Row extends VisitRow>(rows: readonly Row[]): readonly Visit<Row>[] =>
  rows
    .map((row) => {
      const hours = visitHours(row)
      return { row, hours, at: instantAt(hours.from) }
    })
    .toSorted(
      (a, b) =>
        Number(isDone(a.row)) - Number(isDone(b.row)) ||
        ascending(a.at, b.at) ||
        certaintyRank[a.hours.certainty] - certaintyRank[b.hours.certainty] ||
        ascending(a.row.serviceId ?? '', b.row.serviceId ?? ''),
    )
    .map(({ row, hours }) => ({ row, hours }))

const ascending = <T extends number | string>(a: T, b: T): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}
