import { type CalendarDay, instantOf, startOfDay, toOffsetIso } from '../../kernel'
import type { ServiceWindowDraft } from './validate-service-window'

/**
 * Date and times as they are sent: the service day as its first instant and, if times are requested, start
 * and end on the day, all as ISO 8601 with the offset of `timeZone`. (ORD-73)
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
