import { toDate } from 'date-fns-tz/toDate'
import { err, ok, type Result } from './result'

/** A day of the calendar, `yyyy-MM-dd`, years 0001 to 9999. It has no time zone. */
export type CalendarDay = string
/** A time on the clock, `HH:mm`, `00:00` to `23:59`. It has no time zone. */
export type WallTime = string
/** The local date and time in a time zone at an instant. */
export interface WallClock {
  readonly day: CalendarDay
  readonly time: WallTime
  /** 0 to 59. */
  readonly second: number
}

const MINUTE = 60_000
const DAY = 86_400_000
const DAY_MINUTES = 1_440
const DAY_FORM = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const TIME_FORM = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const INSTANT_FORM =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Whether a text is a day that exists: `2026-02-29` is refused. (KRN-10) */
export const isValidDay = (text: string): boolean => {
  if (!DAY_FORM.test(text) || text.startsWith('0000')) return false
  // Every month has the days up to 28. This shortcut saves time, because lists check a hundred thousand orders.
  if (text.slice(8) <= '28') return true
  const time = Date.parse(`${text}T00:00:00Z`)
  // Some JavaScript engines accept the 31st of a short month as the 1st of the next month, so the parsed day is
  // compared with the text.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether a text is a time on a 24-hour clock, `HH:mm`; `24:00` is refused. (KRN-10) */
export const isValidTime = (text: string): boolean => TIME_FORM.test(text)

/** Whether the runtime knows a time zone by its IANA name. Offsets such as `+01:00` are refused. (KRN-11) */
export const isValidZone = (timeZone: string): boolean => {
  if (/^[+-]/.test(timeZone)) return false
  if (offsetFormats.has(timeZone)) return true
  try {
    offsetFormatOf(timeZone)
    return true
  } catch {
    return false
  }
}

/**
 * The minutes by which the clock of a time zone is ahead of UTC at an instant; negative if the clock is behind.
 * (KRN-13)
 */
export const offsetMinutes = (instant: Date, timeZone: string): number =>
  Math.round(offsetAt(instant.getTime(), timeZone) / MINUTE)

/**
 * The instant that a text with an offset or `Z` means, or the reason why the text is refused. A text without an offset
 * is refused, because it means a different instant in each time zone. (KRN-12)
 */
export const parseInstant = (iso: string): Result<Date, 'format' | 'date'> => {
  if (!INSTANT_FORM.test(iso)) return err('format')
  if (!isValidDay(iso.slice(0, 10))) return err('date')
  // JavaScript engines parse a text without fractions of a second correctly and fast. This matters because a history
  // may have a hundred thousand such texts.
  if (!iso.includes('.')) return ok(new Date(iso))
  // Digits after the third decimal are cut off. Rounding could move the instant to the next millisecond and thus to the
  // next day.
  return ok(toDate(iso.replace(/(\.\d{3})\d+/, '$1')))
}

/** The local date and time in a time zone at an instant. (KRN-13) */
export const wallClockOf = (instant: Date, timeZone: string): WallClock => {
  const local = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16), second: Number(local.slice(17, 19)) }
}

/**
 * The local date in a time zone at an instant. (KRN-13)
 *
 * @example
 * ```ts
 * calendarDayOf(new Date('2026-11-21T23:30:00Z'), 'Europe/Madrid') // '2026-11-22'
 * ```
 */
export const calendarDayOf = (instant: Date, timeZone: string): CalendarDay =>
  wallClockOf(instant, timeZone).day

/** The local time in a time zone at an instant, `HH:mm`, without seconds. (KRN-13) */
export const wallTimeOf = (instant: Date, timeZone: string): WallTime => wallClockOf(instant, timeZone).time

/**
 * The instant at which the clock of a time zone shows a time on a day. If the clock skips the time, the result is later
 * by the length of the gap (02:30 becomes 03:30). If the time occurs twice, the result is its first occurrence.
 * (KRN-14)
 *
 * @throws RangeError for an invalid day, time or zone.
 */
export const instantOf = (day: CalendarDay, time: WallTime, timeZone: string): Date => {
  if (!isValidTime(time)) throw new RangeError(`[kernel] instantOf: "${time}" is no time`)
  const wall = dayNumber(day) * DAY + minutesOfTime(time) * MINUTE
  return new Date(firstAt(wall, timeZone) ?? wall - offsetAt(wall - DAY, timeZone))
}

/**
 * The first instant of a day in a time zone, which is not always 00:00. If the clock skips midnight, the day begins at
 * the end of the gap. If midnight occurs twice, the day begins at the first midnight. (KRN-15)
 *
 * @throws RangeError for an invalid day or zone.
 */
export const startOfDay = (day: CalendarDay, timeZone: string): Date => {
  const wall = dayNumber(day) * DAY
  return new Date(firstAt(wall, timeZone) ?? endOfGap(wall, timeZone))
}

/**
 * The next instant at which the local date in a time zone changes; lists that are grouped by day must be grouped again
 * then. The result is later than `instant` even if the clock goes back over midnight. (KRN-21)
 */
export const nextMidnight = (instant: Date, timeZone: string): Date => {
  const next = addDays(calendarDayOf(instant, timeZone), 1)
  const first = startOfDay(next, timeZone)
  if (first.getTime() > instant.getTime()) return first
  return new Date(dayNumber(next) * DAY - offsetAt(instant.getTime(), timeZone))
}

/**
 * The day `count` calendar days later, or earlier if `count` is negative. (KRN-16)
 *
 * @throws RangeError for an invalid day, or if the result is outside the years 0001 to 9999.
 */
export const addDays = (day: CalendarDay, count: number): CalendarDay => {
  const moved = new Date((dayNumber(day) + count) * DAY).toISOString().slice(0, 10)
  if (!isValidDay(moved))
    throw new RangeError(`[kernel] addDays: ${day} moved by ${count} leaves the calendar`)
  return moved
}

/** The number of days from one day to another: 1 from a day to the next day, negative if `to` is earlier. (KRN-16) */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => dayNumber(to) - dayNumber(from)

/** The order of two days: negative if `a` is earlier, 0 for the same day, positive if `b` is earlier. (KRN-16) */
export const compareDays = (a: CalendarDay, b: CalendarDay): number => daysBetween(b, a)

/** Minutes since 00:00 on the clock: `09:30` is 570. (KRN-17) */
export const minutesOfTime = (time: WallTime): number => {
  if (!isValidTime(time)) throw new RangeError(`[kernel] minutesOfTime: "${time}" is no time`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The time on the clock that is a number of minutes after 00:00; the number is from 0 to 1439. (KRN-17) */
export const timeOfMinutes = (minutes: number): WallTime => {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 1_439) {
    throw new RangeError(`[kernel] timeOfMinutes: ${minutes} is outside the day`)
  }
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/**
 * The end of a daily time window that lasts until the end of the day. It is not a time on the clock, unlike `00:00`.
 * (KRN-20)
 */
export const END_OF_DAY = '24:00'

/**
 * Whether a time is in a daily time window. The start belongs to the window, the end does not. A window whose end is
 * before its start continues past midnight (22:00 to 06:00). A window whose start and end are equal contains no time.
 * (KRN-20)
 *
 * @param end a wall time, or `END_OF_DAY`: 00:00 to 24:00 is the whole day.
 */
export const isWithinDailyWindow = (time: WallTime, start: WallTime, end: WallTime): boolean => {
  const until = end === END_OF_DAY ? DAY_MINUTES : minutesOfTime(end)
  const [at, from] = [minutesOfTime(time), minutesOfTime(start)]
  return from <= until ? from <= at && at < until : from <= at || at < until
}

/**
 * An instant as text with the offset of a time zone and without fractions of a second: `2026-11-21T09:30:00+01:00`.
 * (KRN-18)
 */
export const toOffsetIso = (instant: Date, timeZone: string): string => {
  const offset = offsetMinutes(instant, timeZone)
  const local = new Date(instant.getTime() + offset * MINUTE).toISOString().slice(0, 19)
  const size = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

/** A day in the format that people read in every language, `dd/MM/yyyy`. (KRN-19) */
export const formatDay = (day: CalendarDay): string =>
  `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** The local time of an instant in a time zone, in the format that people read, `HH:mm`. (KRN-19) */
export const formatTime = (instant: Date, timeZone: string): string => wallTimeOf(instant, timeZone)

/**
 * The local date and time of an instant in a time zone, in the format that people read, `dd/MM/yyyy HH:mm`. (KRN-19)
 */
export const formatDateTime = (instant: Date, timeZone: string): string => {
  const { day, time } = wallClockOf(instant, timeZone)
  return `${formatDay(day)} ${time}`
}

const pad = (value: number): string => String(value).padStart(2, '0')

const dayNumber = (day: CalendarDay): number => {
  if (!isValidDay(day)) throw new RangeError(`[kernel] "${day}" is no day`)
  return Date.parse(`${day}T00:00:00Z`) / DAY
}

/**
 * The milliseconds by which the clock of a time zone is ahead of UTC at an instant; negative if the clock is behind.
 */
const offsetAt = (time: number, timeZone: string): number => {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(offsetText(time, timeZone)) ?? []
  const size = (Number(hours) * 60 + Number(minutes)) * MINUTE + Number(seconds) * 1_000
  return sign === '-' ? -size : size
}

/** Cached date formats, because creating one takes a hundred times as long as using it. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>()

const offsetFormatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  return format
}

const offsetText = (time: number, timeZone: string): string => {
  try {
    return offsetFormatOf(timeZone).format(time)
  } catch {
    throw new RangeError(`[kernel] "${timeZone}" is no time zone, or the instant is invalid`)
  }
}

/**
 * The first instant at which the clock shows the local time `wall`, which is in milliseconds as if it were UTC. The
 * result is `undefined` if the clock skips this time. Only two offsets are tried: one day before and one day after.
 */
const firstAt = (wall: number, timeZone: string): number | undefined => {
  const before = wall - offsetAt(wall - DAY, timeZone)
  const after = wall - offsetAt(wall + DAY, timeZone)
  return [Math.min(before, after), Math.max(before, after)].find(
    (time) => time + offsetAt(time, timeZone) === wall,
  )
}

/**
 * The instant at which the clock change that skips `wall` ends. A binary search between the day before and `wall` finds
 * it.
 */
const endOfGap = (wall: number, timeZone: string): number => {
  let ahead = wall - DAY
  const before = offsetAt(ahead, timeZone)
  let past = wall - before
  while (past - ahead > 1) {
    const middle = Math.floor((ahead + past) / 2)
    if (offsetAt(middle, timeZone) === before) ahead = middle
    else past = middle
  }
  return past
}
