import * as z from 'zod/mini'
import {
  absentAsNull,
  addDays,
  type CalendarDay,
  calendarDayOf,
  daysBetween,
  err,
  type FieldsOf,
  Instant,
  instantOf,
  isValidDay,
  isValidTime,
  isValidZone,
  named,
  ok,
  parseInstant,
  type Result,
  type WallTime,
  wallClockOf,
} from '../kernel'
import { owner } from './report-record.schema'
import { type ReportType, reportTypes } from './report-type'

/** The time of a weekly report: a day of the week (1 is Monday, 7 Sunday) and a time of day, both in a zone. */
export interface WeeklyTime {
  readonly weekday: number
  readonly time: WallTime
  /** IANA name. */
  readonly timeZone: string
}

const weekday = z.int().check(z.minimum(1), z.maximum(7))
const time = z.string().check(z.refine(isValidTime))
const timeZone = z.string().check(z.maxLength(64), z.refine(isValidZone))

/** Requests a weekly report with the filters of an existing one. (RPT-60) */
export const ReportScheduleRequest = named<ReportScheduleRequest>().strictObject({ weekday, time, timeZone })
export interface ReportScheduleRequest extends FieldsOf<typeof ReportScheduleRequest> {}

/**
 * A weekly report: `ACTIVE`, `PAUSED`, `STOPPED` because the right to the report was taken away, or `FAILED` because
 * three requests in a row failed. `state` may be an unknown code; day, time and zone are as stored. (RPT-60, RPT-63)
 */
export const ReportSchedule = named<ReportSchedule>().object({
  id: z.int(),
  type: z.string(),
  weekday: z.int(),
  time: z.string(),
  timeZone: z.string(),
  state: z.string(),
  /** The instant at which the schedule was stopped or failed. */
  stoppedAt: absentAsNull(Instant),
  /** The user, for viewers who see the reports of others. */
  user: absentAsNull(owner),
})
export interface ReportSchedule extends FieldsOf<typeof ReportSchedule> {}

/** Whether a schedule creates no more reports although its user has not paused it. (RPT-62, RPT-63) */
export const hasStopped = ({ state }: Pick<ReportSchedule, 'state'>): boolean =>
  state === 'STOPPED' || state === 'FAILED'

/** The default time: Monday at six in the morning. (RPT-60) */
export const proposedWeeklyTime = { weekday: 1, time: '06:00' } as const

/**
 * The next instants of a weekly report, the earliest first, all later than `after`; empty for an invalid day,
 * time or zone. A time that the clock skips moves by the gap; of a time that occurs twice the first counts.
 * (RPT-61)
 */
export const nextRuns = (
  weekly: WeeklyTime,
  { after, count }: { readonly after: Date; readonly count: number },
): readonly Date[] => {
  if (!ReportScheduleRequest.safeParse(timeOf(weekly)).success) return []
  const today = calendarDayOf(after, weekly.timeZone)
  const first = addDays(today, (weekly.weekday - weekdayOf(today) + 7) % 7)
  const runs = Array.from({ length: count + 1 }, (_, week) =>
    instantOf(addDays(first, week * 7), weekly.time, weekly.timeZone),
  )
  return runs.filter((run) => run.getTime() > after.getTime()).slice(0, count)
}

const timeOf = ({ weekday, time, timeZone }: WeeklyTime): WeeklyTime => ({ weekday, time, timeZone })

const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The days between the request of a weekly report and one of its runs, by the calendar of a zone. */
export interface RunMove {
  readonly from: Date
  readonly to: Date
  /** IANA name. */
  readonly timeZone: string
}

type StoredRequest = Readonly<Record<string, unknown>>

/**
 * The request of a run: its instants, which the type declares, are moved by the days between, with the same
 * times of day; all other values are unchanged. The error is that an instant would leave the years 0001 to
 * 9999. (RPT-62)
 */
export const movedReportRequest = (
  type: ReportType,
  request: StoredRequest,
  move: RunMove,
): Result<StoredRequest, 'out-of-calendar'> => {
  const paths = reportTypes.find(({ code }) => code === type)?.instants ?? []
  return paths.reduce<Result<StoredRequest, 'out-of-calendar'>>(
    (moved, path) => (moved.ok ? withMoved(moved.value, path, move) : moved),
    ok(request),
  )
}

const withMoved = (
  holder: StoredRequest,
  [name = '', ...rest]: readonly string[],
  move: RunMove,
): Result<StoredRequest, 'out-of-calendar'> => {
  const value = holder[name]
  if (rest.length > 0 && (typeof value !== 'object' || value === null)) return ok(holder)
  const moved = rest.length === 0 ? movedInstant(value, move) : withMoved({ ...Object(value) }, rest, move)
  return moved.ok ? ok({ ...holder, [name]: moved.value }) : moved
}

const DAY_MS = 86_400_000

/** The moved instant. A text that is no instant is unchanged: the back end refuses it when the report is created. */
const movedInstant = (
  value: unknown,
  { from, to, timeZone }: RunMove,
): Result<unknown, 'out-of-calendar'> => {
  const instant = typeof value === 'string' ? parseInstant(value) : undefined
  if (instant?.ok !== true) return ok(value)
  const { day, time } = wallClockOf(instant.value, timeZone)
  if (!isValidDay(day)) return err('out-of-calendar')
  const days = daysBetween(calendarDayOf(from, timeZone), calendarDayOf(to, timeZone))
  const movedDay = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
  if (!isValidDay(movedDay)) return err('out-of-calendar')
  const withinMinute = instant.value.getTime() % 60_000
  const moved = new Date(instantOf(movedDay, time, timeZone).getTime() + withinMinute).toISOString()
  return parseInstant(moved).ok ? ok(moved) : err('out-of-calendar')
}
