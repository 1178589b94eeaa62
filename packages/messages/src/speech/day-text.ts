import { type CalendarDay, formatDay, type Locale } from '@remesa/domain/kernel'

/** A day in a sentence as people of a language write it: `26.11.2026` in German, `26/11/2026` elsewhere. */
export const dayText = (day: CalendarDay, locale: Locale): string =>
  locale === 'de' ? formatDay(day).replaceAll('/', '.') : formatDay(day)
