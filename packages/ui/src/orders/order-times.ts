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
 * One or two instants, formatted: `21/11/2026 09:00`, `21/11/2026 09:00-11:00`, or both in full if they are on
 * different days of `timeZone`. `undefined` if neither is a valid instant.
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

/**
 * The hours of a span beside the heading of its day: `09:00–11:00`. Another day is named before its hours:
 * `24/11 09:00`. `''` for a day without hours, which is what some countries have; `undefined` for no valid instant.
 */
export const hoursText = (
  { from, until }: WireSpan,
  day: CalendarDay | undefined,
  timeZone: string,
): string | undefined => {
  const [start, end] = [instantOrNothing(from), instantOrNothing(until)]
  const first = start ?? end
  if (first === undefined) return undefined
  const firstDay = calendarDayOf(first, timeZone)
  const dayText = firstDay === day ? '' : `${formatDay(firstDay).slice(0, 5)} `
  if (end === undefined && formatTime(first, timeZone) === '00:00') return dayText.trim()
  const text = `${dayText}${formatTime(first, timeZone)}`
  if (start === undefined || end === undefined || end.getTime() <= start.getTime()) return text
  return calendarDayOf(end, timeZone) === firstDay
    ? `${text}\u2013${formatTime(end, timeZone)}`
    : `${text} \u2013 ${formatDay(calendarDayOf(end, timeZone)).slice(0, 5)} ${formatTime(end, timeZone)}`
}

/** The requested time of the service. Midnight without an end is a day: some countries have no hours. */
export const requestedText = (order: OrderTimes, timeZone: string): string | undefined => {
  const { from, until } = rowTimes(order).requested
  const start = instantOrNothing(from)
  const isDay = start !== undefined && until === null && formatTime(start, timeZone) === '00:00'
  return isDay ? formatDay(calendarDayOf(start, timeZone)) : formatSpan(from, until, timeZone)
}

/** The crew's planned time of arrival. */
export const plannedText = (order: OrderTimes, timeZone: string): string | undefined =>
  spanText(rowTimes(order).planned, timeZone)

/** When the service was completed. */
export const completedText = (order: OrderTimes, timeZone: string): string | undefined =>
  formatSpan(rowTimes(order).completed, null, timeZone)

const spanText = ({ from, until }: WireSpan, timeZone: string): string | undefined =>
  formatSpan(from, until, timeZone)

/** Format and time zone of a moment. */
export interface MomentStyle {
  readonly t: Translate
  readonly timeZone: string
  /** Whether hours are shown. Countries without intervals have days only. */
  readonly withHours: boolean
}

/** A day, or with hours a day `between` two of them. `undefined` if neither end is a valid instant. */
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
