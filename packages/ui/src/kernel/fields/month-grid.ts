import { addDays, type CalendarDay, compareDays, isValidDay } from '@remesa/domain/kernel'

const utc = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`)

/** The weekday of a day, from 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: CalendarDay): number => (utc(day).getUTCDay() + 6) % 7

/** The six weeks, Monday first, that contain the whole month of a day. */
export const monthGrid = (day: CalendarDay): readonly (readonly CalendarDay[])[] => {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -weekdayOf(first))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)),
  )
}

/**
 * The same day of the month, a number of months later. If the resulting month is too short, it is the last day of
 * that month.
 */
export const addMonths = (day: CalendarDay, count: number): CalendarDay => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const month = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
  const wanted = Number(day.slice(8))
  const last = [wanted, 30, 29, 28].find(
    (date) => date <= wanted && isValidDay(`${month}-${String(date).padStart(2, '0')}`),
  )
  return `${month}-${String(last ?? 28).padStart(2, '0')}`
}

/** The day to which a key moves the focus in the calendar; `undefined` for a key that does not move it. */
export const movedDay = (day: CalendarDay, key: string): CalendarDay | undefined => moves.get(key)?.(day)

const moves = new Map<string, (day: CalendarDay) => CalendarDay>([
  ['ArrowLeft', (day) => addDays(day, -1)],
  ['ArrowRight', (day) => addDays(day, 1)],
  ['ArrowUp', (day) => addDays(day, -7)],
  ['ArrowDown', (day) => addDays(day, 7)],
  ['Home', (day) => addDays(day, -weekdayOf(day))],
  ['End', (day) => addDays(day, 6 - weekdayOf(day))],
  ['PageUp', (day) => addMonths(day, -1)],
  ['PageDown', (day) => addMonths(day, 1)],
])

/** Whether a day is within two bounds, both included. A missing bound excludes nothing. */
export const isDayWithin = (
  day: CalendarDay,
  min: CalendarDay | undefined,
  max: CalendarDay | undefined,
): boolean =>
  (min === undefined || compareDays(day, min) >= 0) && (max === undefined || compareDays(day, max) <= 0)

/** The day between two bounds, both included, that is nearest to the given day. */
export const nearestWithin = (
  day: CalendarDay,
  min: CalendarDay | undefined,
  max: CalendarDay | undefined,
): CalendarDay => {
  if (min !== undefined && compareDays(day, min) < 0) return min
  return max !== undefined && compareDays(day, max) > 0 ? max : day
}

/**
 * Texts of the calendar in a language: the month with its year, the short and long weekdays from Monday, and a day in
 * full.
 */
export const calendarWords = (locale: string) => {
  const form = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: CalendarDay) => format.format(utc(day))
  }
  const [short, long] = [form({ weekday: 'short' }), form({ weekday: 'long' })]
  // The first of January 2024 was a Monday.
  const monday = '2024-01-01'
  return {
    month: form({ month: 'long', year: 'numeric' }),
    inFull: form({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(monday, index)
      return { short: short(day), long: long(day) }
    }),
  }
}
