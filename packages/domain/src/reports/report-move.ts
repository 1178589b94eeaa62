import {
  type CalendarDay,
  calendarDayOf,
  daysBetween,
  err,
  instantOf,
  isValidDay,
  ok,
  parseInstant,
  type Result,
  wallClockOf,
} from '../kernel'
import { firstOfMonthAfter, lastDayOfMonth, monthNumber } from './months'
import { reportDays } from './report-file-name'
import { type ReportType, reportTypes } from './report-type'

/**
 * The instant at which a scheduled report was first requested, the instant of one of its runs, and the time zone for
 * both.
 */
export interface RunMove {
  readonly from: Date
  readonly to: Date
  /** IANA name of the time zone in which days are counted. */
  readonly timeZone: string
  /** The rhythm in which the report is created: daily, weekly or monthly. */
  readonly rhythm: string
}

type StoredRequest = Readonly<Record<string, unknown>>

/** A function that returns a moved day, which may be outside the years 0001 to 9999. */
type Shift = (day: CalendarDay) => CalendarDay

/**
 * The request of one run of a scheduled report. Each instant of the first request is moved by the number of days
 * between that request and the run, and keeps its time of day. All other values are unchanged. A monthly report about
 * whole months is moved by months. The result is an error if an instant would be outside the years 0001 to 9999.
 * (RPT-62, RPT-66)
 */
export const movedReportRequest = (
  type: ReportType,
  request: StoredRequest,
  move: RunMove,
): Result<StoredRequest, 'out-of-calendar'> => {
  const paths = reportTypes.find(({ code }) => code === type)?.instants ?? []
  const shift = coversWholeMonths(type, request, move) ? byMonths(move) : byDays(move)
  return paths.reduce<Result<StoredRequest, 'out-of-calendar'>>(
    (moved, path) => (moved.ok ? withMoved(moved.value, path, { ...move, shift }) : moved),
    ok(request),
  )
}

const coversWholeMonths = (
  type: ReportType,
  request: StoredRequest,
  { rhythm, timeZone }: RunMove,
): boolean => {
  if (rhythm !== 'MONTHLY') return false
  const days = reportDays({ type, request, timeZone })
  return (
    days !== undefined &&
    isValidDay(days.from) &&
    isValidDay(days.to) &&
    days.from.endsWith('-01') &&
    days.to === lastDayOfMonth(days.to)
  )
}

const DAY_MS = 86_400_000

const byDays = ({ from, to, timeZone }: RunMove): Shift => {
  const days = daysBetween(calendarDayOf(from, timeZone), calendarDayOf(to, timeZone))
  return (day) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The function that moves days by whole months. The first day of a month becomes the first day of another month, and
 * any other day becomes the last day of another month.
 */
const byMonths = ({ from, to, timeZone }: RunMove): Shift => {
  const months = monthNumber(calendarDayOf(to, timeZone)) - monthNumber(calendarDayOf(from, timeZone))
  return (day) => {
    const first = firstOfMonthAfter(day, months)
    if (day.endsWith('-01') || !isValidDay(first)) return first
    return lastDayOfMonth(first)
  }
}

type Shifting = Pick<RunMove, 'timeZone'> & { readonly shift: Shift }

const withMoved = (
  holder: StoredRequest,
  [name = '', ...rest]: readonly string[],
  shifting: Shifting,
): Result<StoredRequest, 'out-of-calendar'> => {
  const value = holder[name]
  if (rest.length > 0 && (typeof value !== 'object' || value === null)) return ok(holder)
  const moved =
    rest.length === 0 ? movedInstant(value, shifting) : withMoved({ ...Object(value) }, rest, shifting)
  return moved.ok ? ok({ ...holder, [name]: moved.value }) : moved
}

/**
 * The moved instant of a value in the request. A value that is not an instant is unchanged; the back end refuses it
 * when it creates the report.
 */
const movedInstant = (value: unknown, { timeZone, shift }: Shifting): Result<unknown, 'out-of-calendar'> => {
  const instant = typeof value === 'string' ? parseInstant(value) : undefined
  if (instant?.ok !== true) return ok(value)
  const { day, time } = wallClockOf(instant.value, timeZone)
  if (!isValidDay(day)) return err('out-of-calendar')
  const movedDay = shift(day)
  if (!isValidDay(movedDay)) return err('out-of-calendar')
  const withinMinute = instant.value.getTime() % 60_000
  const moved = new Date(instantOf(movedDay, time, timeZone).getTime() + withinMinute).toISOString()
  return parseInstant(moved).ok ? ok(moved) : err('out-of-calendar')
}
