import { foldedText } from './folded-text'
import { err, ok, type Result } from './result'
import { addDays, type CalendarDay, daysBetween, isValidDay } from './zoned-time'

/**
 * The reason why a typed day is refused. `empty` means that there is no text, `format` that the text does not have the
 * form of a day, and `date` that the day does not exist.
 */
export type TypedDayRefusal = 'empty' | 'format' | 'date'

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const WHOLE = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/
const PACKED = /^(\d{2})(\d{2})(\d{4})$/
// The separator at the end is optional. German users write a dot after day and month, and other users type the
// separator before the year.
const OF_MONTH = /^(\d{1,2})[/.\- ](\d{1,2})[/.-]?$/
const OF_DAY = /^(\d{1,2})[/.-]?$/
const STEP = /^\+(\d{1,4})$/

/** The last day of the calendar. A filter that ends on this day has no end, because there is no next day. */
export const LAST_DAY: CalendarDay = '9999-12-31'
/** The words for today, tomorrow and the day after tomorrow in every language, in their folded form (`foldedText`). */
const STEP_WORDS = [
  ['hoy', 'today', 'heute', 'hoje'],
  ['manana', 'tomorrow', 'morgen', 'amanha'],
  ['pasado manana', 'ubermorgen', 'uebermorgen', 'depois de amanha'],
]
/** The words for the days of the week in every language, from Sunday on, in their folded form (`foldedText`). */
const WEEKDAY_WORDS = [
  ['domingo', 'sunday', 'sonntag'],
  ['lunes', 'monday', 'montag', 'segunda'],
  ['martes', 'tuesday', 'dienstag', 'terca'],
  ['miercoles', 'wednesday', 'mittwoch', 'quarta'],
  ['jueves', 'thursday', 'donnerstag', 'quinta'],
  ['viernes', 'friday', 'freitag', 'sexta'],
  ['sabado', 'saturday', 'samstag', 'sonnabend'],
]
/** The highest number of years until the next 29 February: 2096 and 2104 are leap years, but 2100 is not. */
const YEARS_AHEAD = 8
/** The highest number of months until the next month that has a day with a given number, such as 31. */
const MONTHS_AHEAD = 2

/**
 * The day that a typed text means. The day is before the month: `24/11/2026`, `24.11.26` or `24112026`; the ISO format
 * is accepted too. A year of two digits is in the 2000s.
 *
 * If `today` is passed, shorter texts are accepted. A text without a year means the nearest matching day from today on:
 * `24/11` is the next 24 November, and `5` is the next 5th of a month. `+1` means tomorrow, and a word such as `mañana`
 * or `Freitag` means the nearest day with this name. If `today` is not passed, these texts are refused as `format`.
 * (KRN-22, KRN-23)
 */
export const readTypedDay = (text: string, today?: CalendarDay): Result<CalendarDay, TypedDayRefusal> => {
  const typed = text.trim()
  if (typed === '') return err('empty')
  const whole = wholeDay(typed)
  if (whole !== undefined) return existing([whole])
  return today === undefined ? err('format') : dayAhead(typed, today)
}

/** The format of the days in a file; each letter stands for one digit. */
export type DayForm = 'yyyy-mm-dd' | 'dd/mm/yyyy' | 'dd.mm.yyyy' | 'dd-mm-yyyy' | 'mm/dd/yyyy'

/**
 * The day of a text that a program wrote in a given format. Texts in other formats are refused, so that day and month
 * are never confused. (KRN-24)
 * @example
 * ```ts
 * readDayAs('03/04/2026', 'dd/mm/yyyy') // { ok: true, value: '2026-04-03' }
 * readDayAs('3/4/26', 'dd/mm/yyyy') // { ok: false, error: 'format' }
 * ```
 */
export const readDayAs = (text: string, form: DayForm): Result<CalendarDay, TypedDayRefusal> => {
  const typed = text.trim()
  if (typed === '') return err('empty')
  if (typed.replaceAll(/\d/g, '0') !== form.replaceAll(/\w/g, '0')) return err('format')
  const part = (letter: string) => [...form].map((each, at) => (each === letter ? typed[at] : '')).join('')
  return existing([`${part('y')}-${part('m')}-${part('d')}`])
}

const wholeDay = (typed: string): CalendarDay | undefined => {
  if (ISO.test(typed)) return typed
  const [, day, month, year] = WHOLE.exec(typed) ?? PACKED.exec(typed) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  return isoOf(year.length === 2 ? `20${year}` : year, month, day)
}

const dayAhead = (typed: string, today: CalendarDay): Result<CalendarDay, TypedDayRefusal> => {
  const step = STEP.exec(typed)?.[1]
  if (step !== undefined) {
    return Number(step) > daysBetween(today, LAST_DAY) ? err('date') : ok(addDays(today, Number(step)))
  }
  const ahead = stepOf(foldedText(typed), today)
  if (ahead !== undefined)
    return ahead > daysBetween(today, LAST_DAY) ? err('date') : ok(addDays(today, ahead))
  const year = Number(today.slice(0, 4))
  const [, day, month] = OF_MONTH.exec(typed) ?? OF_DAY.exec(typed) ?? []
  if (day === undefined) return err('format')
  const candidates =
    month === undefined
      ? range(MONTHS_AHEAD).map((ahead) => {
          const months = Number(today.slice(5, 7)) - 1 + ahead
          return isoOf(year + Math.floor(months / 12), (months % 12) + 1, day)
        })
      : range(YEARS_AHEAD).map((ahead) => isoOf(year + ahead, month, day))
  return existing(candidates.filter((candidate) => candidate >= today))
}

/**
 * The number of days from today to the day that a word means. A day of the week means the nearest day with this name,
 * which may be today.
 */
const stepOf = (word: string, today: CalendarDay): number | undefined => {
  const step = STEP_WORDS.findIndex((words) => words.includes(word))
  if (step !== -1) return step
  const weekday = WEEKDAY_WORDS.findIndex((words) => words.includes(word.replace(/[- ]feira$/, '')))
  return weekday === -1 ? undefined : (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7
}

const range = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, at) => at)

const existing = (candidates: readonly string[]): Result<CalendarDay, TypedDayRefusal> => {
  const day = candidates.find(isValidDay)
  return day === undefined ? err('date') : ok(day)
}

const isoOf = (year: number | string, month: number | string, day: string): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-')
