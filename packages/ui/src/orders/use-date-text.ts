import { type CalendarDay, calendarDayOf, formatTime } from '@remesa/domain/kernel'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** Writes a day in short in the language of the page: `Tue 24 Nov`. */
export const useDateText = (): ((day: CalendarDay) => string) => {
  const { locale } = useIntl()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      // A day has no zone: noon of it is on that day in UTC.
      timeZone: 'UTC',
    })
    // Neither commas nor the "de" of Portuguese: it stands in narrow columns.
    return (day) => format.format(new Date(`${day}T12:00:00Z`)).replaceAll(/,| de(?= )/g, '')
  }, [locale])
}

/** Writes an instant in short, in an IANA zone: `Tue 24 Nov, 10:00`. */
export const useInstantText = (timeZone: string): ((instant: Date) => string) => {
  const dateText = useDateText()
  return (instant) => `${dateText(calendarDayOf(instant, timeZone))}, ${formatTime(instant, timeZone)}`
}
