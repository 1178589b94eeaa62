import { type CalendarDay, instantOf, startOfDay, toOffsetIso } from '../../kernel'
import type { ServiceWindowDraft } from './validate-service-window'

/**
 * The date and times of an order as the body of the call contains them. The service date is the first instant of the
 * day. If the country asks for times, start and end are instants on that day. All instants are ISO 8601 with the offset
 * of `timeZone`. (ORD-73)
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
