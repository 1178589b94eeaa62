import { type CalendarDay, calendarDayOf } from '@remesa/domain/kernel'
import { createContext, use } from 'react'

/**
 * The function that returns the current day for a form, in the time zone of the form's subject. The application
 * provides it; by default it is the current day in UTC.
 */
export const TodayContext = createContext<() => CalendarDay>(() => calendarDayOf(new Date(), 'UTC'))

/** The current day, for calendars and for days that are typed in a short format. */
export const useToday = (): (() => CalendarDay) => use(TodayContext)
