import type { CalendarDay } from '../kernel'

/** The number of months from January of year 0 to the month of a day. */
export const monthNumber = (day: CalendarDay): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/**
 * The first day of the month that is `count` months after the month of a day. It may be outside the years 0001 to 9999.
 */
export const firstOfMonthAfter = (day: CalendarDay, count: number): CalendarDay => {
  const month = monthNumber(day) + count
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  return `${year}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}-01`
}

/** The last day of the month that contains a day. */
export const lastDayOfMonth = (day: CalendarDay): CalendarDay => {
  const beyond = new Date(`${day.slice(0, 8)}28T00:00:00Z`)
  beyond.setUTCDate(28 + 4)
  return `${day.slice(0, 8)}${28 + 4 - beyond.getUTCDate()}`
}
