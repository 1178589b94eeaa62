import { type CalendarDay, calendarDayOf } from '@remesa/domain/kernel'

/** Today on the calendar of whoever looks at the screen. */
export const localToday = (): CalendarDay =>
  calendarDayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
