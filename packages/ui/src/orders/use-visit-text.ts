import { calendarDayOf, parseInstant } from '@remesa/domain/kernel'
import { visitHours } from '@remesa/domain/orders'
import { useT } from '../i18n'
import { hoursText, isWholeDay } from './order-times'
import { useDateText } from './use-date-text'

/**
 * Returns a function for the text of a visit's time (requested, planned or actual) in an IANA time zone: `Sun 22 Nov,
 * 10:30–11:00`.
 */
export const useVisitText = (timeZone: string): ((order: Parameters<typeof visitHours>[0]) => string) => {
  const t = useT()
  const dateText = useDateText()
  return (order) => {
    const hours = visitHours(order)
    const from = parseInstant(hours.from ?? '')
    if (!from.ok) return t('orders.day.none')
    const day = calendarDayOf(from.value, timeZone)
    const text = isWholeDay(hours, timeZone) ? undefined : hoursText(hours, day, timeZone)
    return [dateText(day), text].filter((part) => part !== undefined).join(', ')
  }
}
