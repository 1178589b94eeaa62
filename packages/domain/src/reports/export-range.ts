import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  compareDays,
  formatDay,
  type Issue,
  issue,
  isValidDay,
} from '../kernel'

/** The highest number of calendar days before today that an export can include. */
export const EXPORT_REACH_DAYS = 90

/**
 * The first and the last day of a range, both inclusive. In a form that is being filled in, a day may be empty or
 * incomplete.
 */
export interface DateRange {
  readonly from: CalendarDay
  readonly to: CalendarDay
}

/**
 * The days that an export can include, which are also the default range: from 90 calendar days before today to today,
 * in a time zone. (RPT-30)
 */
export const exportRange = ({
  now,
  timeZone,
}: {
  readonly now: Date
  /** IANA name of the time zone in which the days are counted. */
  readonly timeZone: string
}): DateRange => {
  const today = calendarDayOf(now, timeZone)
  return { from: addDays(today, -EXPORT_REACH_DAYS), to: today }
}

/**
 * The range after the user changed one of its days. If the first day is after the last day, the day that was not
 * changed becomes equal to the changed day, within the bounds. The changed day is never corrected. While one of the
 * days is incomplete, nothing is corrected. (RPT-31)
 */
export const adjustRange = (range: DateRange, changed: keyof DateRange, bounds: DateRange): DateRange => {
  const { from, to } = range
  if (!isValidDay(from) || !isValidDay(to) || compareDays(from, to) <= 0) return range
  return changed === 'from' ? { from, to: clamped(from, bounds) } : { from: clamped(to, bounds), to }
}

/**
 * Every validation issue of a range of days. Both days are required and must be within the bounds, and the last day
 * must not be before the first. The issue `date-range` contains the first and the last accepted day. (RPT-32)
 */
export const validateExportRange = ({ from, to }: DateRange, bounds: DateRange): readonly Issue[] => {
  const begin = endIssues('from', from, bounds)
  const earliest = begin.length === 0 ? from : bounds.from
  return [...begin, ...endIssues('to', to, { from: earliest, to: bounds.to })]
}

const endIssues = (path: keyof DateRange, day: string, bounds: DateRange): readonly Issue[] => {
  if (day.trim() === '') return [issue('required', path)]
  if (!isValidDay(day)) return [issue('date', path)]
  if (clamped(day, bounds) === day) return []
  return [
    issue('date-range', path, {
      earliestDay: bounds.from,
      latestDay: bounds.to,
      earliest: formatDay(bounds.from),
      latest: formatDay(bounds.to),
    }),
  ]
}

const clamped = (day: CalendarDay, { from, to }: DateRange): CalendarDay => {
  if (compareDays(day, from) < 0) return from
  return compareDays(day, to) > 0 ? to : day
}
