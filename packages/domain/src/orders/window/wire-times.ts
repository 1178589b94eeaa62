import { type CalendarDay, instantOf, startOfDay, toOffsetIso } from '../../kernel'
import type { ServiceWindowDraft } from './validate-service-window'

/**
 * The date and times in the form in which they are sent. The service day is its first instant; if times are requested,
 * start and end are instants of that day. All are ISO 8601 with the offset of `timeZone`. (ORD-73)
 */
export const wireTimes = (
  { serviceDate, from, until }: ServiceWindowDraft,
  { allowInterval, timeZone }: { readonly allowInterval: boolean; readonly timeZone: string },
): { serviceDate: string; requestInitialTime?: string; requestFinalTime?: string } => {
  const at = (day: CalendarDay, time: string) => toOffsetIso(instantOf(day, time, timeZone), timeZone)
  const day = toOffsetIso(startOfDay(serviceDate, timeZone), timeZone)
  if (!allowInterval) return { serviceDate: day }
  return {
    serviceDate: day,
    requestInitialTime: at(serviceDate, from),
    requestFinalTime: at(serviceDate, until),
  }
}
