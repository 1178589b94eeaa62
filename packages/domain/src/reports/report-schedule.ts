import * as z from 'zod/mini'
import {
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

/** When a weekly report is made: a day of the week (1 is Monday, 7 Sunday) and a time, both in a zone. */
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
 * A report that is made every week: `ACTIVE`, `PAUSED`, or `STOPPED` because the right to the report was taken away. `state`
 * may hold a code that is not known yet. (RPT-60)
 */
export const ReportSchedule = named<ReportSchedule>().object({
  id: z.int(),
  type: z.string(),
  weekday,
  time,
  timeZone,
  state: z.string(),
  /** When the right to the report was found to be gone. */
  stoppedAt: absentAsNull(Instant),
})
export interface ReportSchedule extends FieldsOf<typeof ReportSchedule> {}

/** What is proposed: Monday at six in the morning. (RPT-60) */
export const proposedWeeklyTime = { weekday: 1, time: '06:00' } as const

/**
 * The next instants at which a report is made, the earliest first, all later than `after`. A time that the clock skips moves
 * on by the gap, one that comes twice is its first coming. (RPT-61)
 */
export const nextRuns = (
  weekly: WeeklyTime,
  { after, count }: { readonly after: Date; readonly count: number },
): readonly Date[] => {
  const today = calendarDayOf(after, weekly.timeZone)
  const first = addDays(today, (weekly.weekday - weekdayOf(today) + 7) % 7)
  const runs = Array.from({ length: count + 1 }, (_, week) =>
    instantOf(addDays(first, week * 7), weekly.time, weekly.timeZone),
  )
  return runs.filter((run) => run.getTime() > after.getTime()).slice(0, count)
}

const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
