import {
  type CalendarDay,
  calendarDayOf,
  formatDateTime,
  formatDay,
  formatTime,
  parseInstant,
} from '@remesa/domain/kernel'
import { rowTimes, type WireSpan } from '@remesa/domain/orders'
import type { Translate } from '../i18n'

type OrderTimes = Parameters<typeof rowTimes>[0]

/**
 * One or two instants, formatted: `21/11/2026 09:00` or `21/11/2026 09:00-11:00`. Two instants on different days in
 * `timeZone` are both shown in full. `undefined` if there is no valid instant.
 */
export const formatSpan = (
  start: string | null,
  end: string | null,
  timeZone: string,
): string | undefined => {
  const [from, until] = [instantOrNothing(start), instantOrNothing(end)]
  const first = from ?? until
  if (first === undefined) return undefined
  const text = formatDateTime(first, timeZone)
  if (from === undefined || until === undefined || until.getTime() <= from.getTime()) return text
  return calendarDayOf(from, timeZone) === calendarDayOf(until, timeZone)
    ? `${text}\u2013${formatTime(until, timeZone)}`
    : `${text} \u2013 ${formatDateTime(until, timeZone)}`
}

/** A number of minutes as hours and minutes for messages, for example 117 minutes as 1 hour and 57 minutes. */
export const hoursAndMinutes = (minutes: number) => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
})

/**
 * Whether a requested span is a day without hours, as in some countries. Such a span begins at midnight and has no
 * end.
 */
export const isWholeDay = ({ from, until }: WireSpan, timeZone: string): boolean => {
  const start = instantOrNothing(from)
  return start !== undefined && until === null && formatTime(start, timeZone) === '00:00'
}

/**
 * The hours of a span for a row that already shows its day: `09:00–11:00`. An instant on another day also has its
 * date: `24/11 09:00`. `undefined` if there is no valid instant.
 */
export const hoursText = (
  { from, until }: WireSpan,
  day: CalendarDay | undefined,
  timeZone: string,
): string | undefined => {
  const [start, end] = [instantOrNothing(from), instantOrNothing(until)]
  const first = start ?? end
  if (first === undefined) return undefined
  const text = timeBeside(first, day, timeZone)
  if (start === undefined || end === undefined || end.getTime() <= start.getTime()) return text
  const firstDay = calendarDayOf(first, timeZone)
  return calendarDayOf(end, timeZone) === firstDay
    ? `${text}\u2013${formatTime(end, timeZone)}`
    : `${text} \u2013 ${timeBeside(end, firstDay, timeZone)}`
}

const timeBeside = (instant: Date, day: CalendarDay | undefined, timeZone: string): string => {
  const own = calendarDayOf(instant, timeZone)
  const time = formatTime(instant, timeZone)
  return own === day ? time : `${formatDay(own).slice(0, 5)} ${time}`
}

/** The requested time of an order. Midnight without an end is shown as a day, because some countries have no hours. */
export const requestedText = (order: OrderTimes, timeZone: string): string | undefined => {
  const span = rowTimes(order).requested
  const start = instantOrNothing(span.from)
  return start !== undefined && isWholeDay(span, timeZone)
    ? formatDay(calendarDayOf(start, timeZone))
    : formatSpan(span.from, span.until, timeZone)
}

/** The time at which an order was completed. */
export const completedText = (order: OrderTimes, timeZone: string): string | undefined =>
  formatSpan(rowTimes(order).completed, null, timeZone)

/** The format and the time zone in which a span is shown. */
export interface MomentStyle {
  readonly t: Translate
  readonly timeZone: string
  /** Whether hours are shown. Orders have only days in countries without time intervals. */
  readonly withHours: boolean
}

/**
 * The text of a span: with hours its start and its end, as far as they are known; without hours only its day.
 * `undefined` if there is no valid instant.
 */
export const momentText = (
  start: string | null,
  end: string | null,
  { t, timeZone, withHours }: MomentStyle,
): string | undefined => {
  const [from, until] = [instantOrNothing(start), instantOrNothing(end)]
  const first = from ?? until
  if (first === undefined) return undefined
  const day = calendarDayOf(first, timeZone)
  if (!withHours) return formatDay(day)
  const isRange = from !== undefined && until !== undefined && until.getTime() > from.getTime()
  if (!isRange || calendarDayOf(until, timeZone) !== day) return formatSpan(start, end, timeZone)
  return t('orders.detail.between', {
    day: formatDay(day),
    from: formatTime(from, timeZone),
    until: formatTime(until, timeZone),
  })
}

const instantOrNothing = (iso: string | null): Date | undefined => {
  if (iso === null) return undefined
  const parsed = parseInstant(iso)
  return parsed.ok ? parsed.value : undefined
}
