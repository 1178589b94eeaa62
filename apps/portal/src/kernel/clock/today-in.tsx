import { calendarDayOf } from '@remesa/domain/kernel'
import { TodayContext } from '@remesa/ui/kernel'
import { type ReactNode, useCallback } from 'react'
import { useClock } from './use-now'

/** Sets the time zone in which calendars and short dates of its children determine the current day. */
export function TodayIn({ timeZone, children }: { readonly timeZone: string; readonly children: ReactNode }) {
  const clock = useClock()
  const today = useCallback(() => calendarDayOf(clock(), timeZone), [clock, timeZone])
  return <TodayContext value={today}>{children}</TodayContext>
}
