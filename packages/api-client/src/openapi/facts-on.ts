import { addDays, type CalendarDay, calendarDayOf, instantOf, toOffsetIso } from '@remesa/domain/kernel'
import { contractFacts } from './facts'

/** The day for which the examples were written, a Monday, and the time zone of their times. */
const writtenOn: CalendarDay = '2026-11-23'
const zone = 'Europe/Madrid'
const dayMs = 86_400_000
const week = 7

const dates = /(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)(Z|\+01:00))?/g

/**
 * The documentation of the calls with the dates in its examples moved to another day. Future dates stay in the future
 * and past dates in the past, with the same weekdays and times of day.
 */
export const factsOn = (now: Date): typeof contractFacts => {
  const days = (Date.parse(calendarDayOf(now, zone)) - Date.parse(writtenOn)) / dayMs
  const back = Math.floor(days / week) * week
  const ahead = Math.ceil(days / week) * week
  const moved = (text: string): string =>
    text.replaceAll(dates, (_, day: string, time?: string, rest = '', offset = '') => {
      const at = addDays(day, day > writtenOn ? ahead : back)
      if (time === undefined) return at
      if (offset === 'Z') return `${at}T${time}${rest}Z`
      return `${at}T${time}${rest}${toOffsetIso(instantOf(at, time, zone), zone).slice(-6)}`
    })
  // Only the contents of texts are replaced, so the value has the same type as before.
  return JSON.parse(moved(JSON.stringify(contractFacts)))
}
