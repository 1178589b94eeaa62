import { type CalendarDay, calendarDayOf } from '@remesa/domain/kernel'

/** Today in the time zone of the browser. */
export const localToday = (): CalendarDay =>
  calendarDayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
