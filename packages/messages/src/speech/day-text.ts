import { type CalendarDay, formatDay, type Locale } from '@remesa/domain/kernel'

/** A day in a sentence, in the usual format of the language: `26.11.2026` in German, `26/11/2026` in all others. */
export const dayText = (day: CalendarDay, locale: Locale): string =>
  locale === 'de' ? formatDay(day).replaceAll('/', '.') : formatDay(day)
