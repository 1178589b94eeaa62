import { addDays, type CalendarDay, calendarDayOf, instantOf, toOffsetIso } from '@remesa/domain/kernel'
import { contractExamples } from './examples'

/** The day on which the examples are written to happen, a Monday, and the zone of their hours. */
const writtenOn: CalendarDay = '2026-11-23'
const zone = 'Europe/Madrid'
const dayMs = 86_400_000
const week = 7

const dates = /(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)(Z|\+01:00))?/g

/**
 * The examples as if they were written on another day: what lies ahead stays ahead, what is over stays over, every day
 * keeps its weekday and every hour is that of the clock.
 */
export const examplesOn = (now: Date): typeof contractExamples => {
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
  // Texts alone are other ones: the form stays what its type says.
  return JSON.parse(moved(JSON.stringify(contractExamples)))
}
