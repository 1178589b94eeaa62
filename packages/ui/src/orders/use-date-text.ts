import { type CalendarDay, calendarDayOf, formatTime } from '@remesa/domain/kernel'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** Returns a function that formats a day in a short format, in the language of the page: `Tue 24 Nov`. */
export const useDateText = (): ((day: CalendarDay) => string) => {
  const { locale } = useIntl()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      // A day has no time zone, so the instant that is formatted is noon in UTC.
      timeZone: 'UTC',
    })
    // Commas and the Portuguese "de" are removed, because the columns are narrow.
    return (day) => format.format(new Date(`${day}T12:00:00Z`)).replaceAll(/,| de(?= )/g, '')
  }, [locale])
}

/** Returns a function that formats an instant in a short format, in an IANA time zone: `Tue 24 Nov, 10:00`. */
export const useInstantText = (timeZone: string): ((instant: Date) => string) => {
  const dateText = useDateText()
  return (instant) => `${dateText(calendarDayOf(instant, timeZone))}, ${formatTime(instant, timeZone)}`
}
