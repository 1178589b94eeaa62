import { calendarDayOf, formatDateTime, formatDay, formatTime, parseInstant } from '@remesa/domain/kernel'
import type { OrderRow } from '@remesa/domain/orders'
import type { Translate } from '../i18n'

type OrderTimes = Pick<
  OrderRow,
  'requestedTime' | 'requestInitialTime' | 'requestFinalTime' | 'plannedInitialTime' | 'plannedFinalTime'
> &
  Pick<OrderRow, 'realInitialTime' | 'realFinalTime'>

/**
 * One or two instants as people read them: `21/11/2026 09:00`, `21/11/2026 09:00-11:00`, or both in full when they fall
 * on different days of `timeZone`. `undefined` when neither is a readable instant.
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

/** When the service is wanted: the requested range, else the time of the request itself. */
export const requestedText = (order: OrderTimes, timeZone: string): string | undefined =>
  order.requestInitialTime === null
    ? formatSpan(order.requestedTime, null, timeZone)
    : formatSpan(order.requestInitialTime, order.requestFinalTime, timeZone)

/** When the crew is planned to come. */
export const plannedText = (order: OrderTimes, timeZone: string): string | undefined =>
  formatSpan(order.plannedInitialTime, order.plannedFinalTime, timeZone)

/** When the service was completed: the end where it is known, else the start. */
export const completedText = (order: OrderTimes, timeZone: string): string | undefined =>
  formatSpan(order.realFinalTime ?? order.realInitialTime, null, timeZone)

/** Where and how a moment is shown. */
export interface MomentStyle {
  readonly t: Translate
  readonly timeZone: string
  /** Whether hours are shown. Countries without intervals agree on a day only. */
  readonly withHours: boolean
}

/** A day, or with hours a day `between` two of them. `undefined` when neither end is a readable instant. */
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
