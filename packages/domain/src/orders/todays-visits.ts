import { classifyOrders } from './classify-orders'
import { instantOrNone } from './order-kind'
import type { OrderRow } from './order-row.schema'
import { type RowTimes, rowTimes, type WireSpan } from './orders-page'

/** How sure the hours of a visit are: it is over, its hours are planned, they are requested, there are none. */
export type HourCertainty = 'done' | 'firm' | 'requested' | 'none'

/** The hours of a visit, as they are on the wire. */
export interface VisitHours extends WireSpan {
  readonly certainty: HourCertainty
}

/** One order as a visit of the crew. */
export interface Visit<Row> {
  readonly row: Row
  readonly hours: VisitHours
}

/** The visits of today, and which one comes next. */
export interface TodaysVisits<Row> {
  /** Today's visits by their hour, those that are done last. */
  readonly visits: readonly Visit<Row>[]
  /** The next visit: of today, else of the first later day that has one. */
  readonly next: Visit<Row> | undefined
  readonly isNextToday: boolean
  /** Whole minutes until the next visit, rounded up, 1 to 120; `undefined` before that and once its hour has begun. */
  readonly minutesUntilNext: number | undefined
}

type VisitRow = RowTimes & Pick<OrderRow, 'serviceId' | 'serviceStatusCode'>

const MINUTE = 60_000
/** From here on "in 43 min" says more than the hour itself. */
const ANNOUNCED_MINUTES = 120

/**
 * The hours of a visit: of one that is done when it was, else those that are planned, else those that are requested,
 * else when the crew came. (ORD-143)
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
 * Today's visits by hour, a firm hour before a requested one, done ones last; cancelled orders are none. Next is the first
 * that is neither done nor over, else the first that is not done, else the first of a later day. Rows of the same hour go
 * by their service id, so that the order in which they come never matters. (ORD-143, ORD-144)
 */
export const visitsOfToday = <Row extends VisitRow>(
  rows: readonly Row[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): TodaysVisits<Row> => {
  const { today, next: later } = classifyOrders(rows, { now, timeZone })
  const visits = byHour(today)
  const open = visits.filter(({ row }) => !isDone(row))
  const ofToday = open.find((visit) => !isOver(visit, now)) ?? open[0]
  const ofLater = byHour(later).find(({ row, hours }) => !isDone(row) && hours.certainty !== 'none')
  const next = ofToday ?? ofLater
  return {
    visits,
    next,
    isNextToday: ofToday !== undefined,
    minutesUntilNext: next === undefined ? undefined : minutesUntil(next, now),
  }
}

const isDone = ({
  serviceStatusCode,
  realFinalTime,
}: Pick<OrderRow, 'serviceStatusCode' | 'realFinalTime'>): boolean =>
  serviceStatusCode === 'DONE' || realFinalTime !== null

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
