import { type CalendarDay, calendarDayOf } from '@remesa/domain/kernel'
import { createContext, use } from 'react'

/**
 * The current day of a form: by the host's clock, in the time zone of the form's subject. Without a host it is the
 * current day in UTC, which is the same in every browser.
 */
export const TodayContext = createContext<() => CalendarDay>(() => calendarDayOf(new Date(), 'UTC'))

/** The current day, for calendars and days typed in short. */
export const useToday = (): (() => CalendarDay) => use(TodayContext)
