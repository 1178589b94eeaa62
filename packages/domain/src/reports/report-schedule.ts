import * as z from 'zod/mini'
import {
  absentAs,
  absentAsNull,
  addDays,
  type CalendarDay,
  calendarDayOf,
  type FieldsOf,
  Instant,
  instantOf,
  isValidTime,
  isValidZone,
  named,
  type WallTime,
} from '../kernel'
import { firstOfMonthAfter, lastDayOfMonth } from './months'
import { owner } from './report-record.schema'

/** The rhythms in which a scheduled report can be created. (RPT-60) */
export const scheduleRhythms = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
/** The rhythm in which a scheduled report is created: daily, weekly or monthly. */
export type ScheduleRhythm = (typeof scheduleRhythms)[number]

/** The number 31, which in place of a day means the last day of every month. */
export const LAST_DAY_OF_MONTH = 31

/** The days of a month on which a report can be created: the days that every month has, and the last day. (RPT-60) */
export const scheduleMonthDays: readonly number[] = [
  ...Array.from({ length: 28 }, (_, at) => at + 1),
  LAST_DAY_OF_MONTH,
]

/**
 * The rhythm, day and time at which a scheduled report is created. A weekday or day of the month that the rhythm does
 * not use has no effect.
 */
export interface ScheduleTime {
  readonly rhythm: string
  /** Day of the week, from 1 for Monday to 7 for Sunday. */
  readonly weekday: number
  /** Day of the month, 1 to 28, or 31 for the last day of each month. */
  readonly monthDay: number
  readonly time: WallTime
  /** IANA name of the time zone in which the day and the time are meant. */
  readonly timeZone: string
}

const weekday = z.int().check(z.minimum(1), z.maximum(7))
const monthDay = z.int().check(z.refine((day) => scheduleMonthDays.includes(day)))
const time = z.string().check(z.refine(isValidTime))
const timeZone = z.string().check(z.maxLength(64), z.refine(isValidZone))

/**
 * Body of the call that schedules a report with the filters of an existing report. If the rhythm is missing, the report
 * is created every week. (RPT-60)
 */
export const ReportScheduleRequest = named<ReportScheduleRequest>().strictObject({
  rhythm: absentAs(z.enum(scheduleRhythms), 'WEEKLY' as const),
  weekday: absentAs(weekday, 1),
  monthDay: absentAs(monthDay, 1),
  time,
  timeZone,
})
export interface ReportScheduleRequest extends FieldsOf<typeof ReportScheduleRequest> {}

/**
 * A scheduled report. Its `state` is `ACTIVE`, `PAUSED`, `STOPPED` (the user has lost the right to the report) or
 * `FAILED` (three requests in a row failed). `state` and `rhythm` may be unknown codes. Day, time and time zone are the
 * stored values, which may be invalid. (RPT-60, RPT-63)
 */
export const ReportSchedule = named<ReportSchedule>().object({
  id: z.int(),
  type: z.string(),
  rhythm: absentAs(z.string(), 'WEEKLY'),
  weekday: absentAs(z.int(), 1),
  monthDay: absentAs(z.int(), 1),
  time: z.string(),
  timeZone: z.string(),
  state: z.string(),
  /** The instant at which the schedule was stopped or failed; `null` if neither has happened. */
  stoppedAt: absentAsNull(Instant),
  /** The user who scheduled the report; sent only to viewers who see the reports of others. */
  user: absentAsNull(owner),
})
export interface ReportSchedule extends FieldsOf<typeof ReportSchedule> {}

/** Whether a scheduled report is no longer created, for another reason than a pause by its user. (RPT-62, RPT-63) */
export const hasStopped = ({ state }: Pick<ReportSchedule, 'state'>): boolean =>
  state === 'STOPPED' || state === 'FAILED'

/**
 * The default time of a scheduled report: weekly reports on Monday, monthly reports on the first day of the month, all
 * at six in the morning. (RPT-60)
 */
export const proposedScheduleTime = { rhythm: 'WEEKLY', weekday: 1, monthDay: 1, time: '06:00' } as const

/**
 * The next instants after `after` at which a scheduled report is created, the earliest first. There are none if the
 * rhythm is unknown, or the day, time or time zone is invalid. If a clock change skips the time, the report is created
 * one hour later. If the time occurs twice on a day, the first occurrence is used. (RPT-61)
 */
export const nextRuns = (
  schedule: ScheduleTime,
  { after, count }: { readonly after: Date; readonly count: number },
): readonly Date[] => {
  const { weekday, monthDay, time, timeZone } = schedule
  const read = ReportScheduleRequest.safeParse({
    rhythm: schedule.rhythm,
    weekday,
    monthDay,
    time,
    timeZone,
  })
  if (!read.success) return []
  const dayAt = days[read.data.rhythm](read.data, calendarDayOf(after, timeZone))
  const runs = Array.from({ length: count + 2 }, (_, at) => instantOf(dayAt(at), time, timeZone).getTime())
  // If a time zone skips a calendar day, the run of this day equals the run of the next day, which is listed only once.
  return runs
    .filter((run, at) => run > after.getTime() && run !== runs[at - 1])
    .slice(0, count)
    .map((run) => new Date(run))
}

/**
 * For each rhythm, the day of a run by its index `at`. Run 0 is today, the next chosen weekday (which may be today),
 * or the chosen day of the current month, which may have passed.
 */
const days: Readonly<
  Record<ScheduleRhythm, (schedule: ScheduleTime, today: CalendarDay) => (at: number) => CalendarDay>
> = {
  DAILY: (_, today) => (at) => addDays(today, at),
  WEEKLY: ({ weekday }, today) => {
    const first = addDays(today, (weekday - weekdayOf(today) + 7) % 7)
    return (at) => addDays(first, at * 7)
  },
  MONTHLY: ({ monthDay }, today) => {
    const first = `${today.slice(0, 8)}01`
    return (at) => {
      const month = firstOfMonthAfter(first, at)
      return monthDay === LAST_DAY_OF_MONTH ? lastDayOfMonth(month) : addDays(month, monthDay - 1)
    }
  },
}

const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
