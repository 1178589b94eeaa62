import { type CalendarDay, formatDay, isValidDay, wallClockOf } from '../kernel'

/** Local date and time in a body, as `dd/MM/yyyy` and `HH:mm:ss`. */
export interface WireStamp {
  readonly date: string
  readonly time: string
}

/** The local date and time of an instant in a time zone, without fractions of a second. (DPS-33) */
export const wireStampOf = (instant: Date, timeZone: string): WireStamp => {
  const { day, time, second } = wallClockOf(instant, timeZone)
  return { date: formatDay(day), time: `${time}:${String(second).padStart(2, '0')}` }
}

/** Whether a text is an existing day, `dd/MM/yyyy`. (DPS-33) */
export const isWireDay = (date: string): boolean =>
  date.split('/').length === 3 && isValidDay(dayOfWire(date))

/** Whether a text is a time on a 24-hour clock, `HH:mm:ss`. (DPS-33) */
export const isWireTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)

/** The calendar day of a `dd/MM/yyyy` text that `isWireDay` has accepted. (DPS-33) */
export const dayOfWire = (date: string): CalendarDay => date.split('/').toReversed().join('-')

/**
 * The id of a deposit, which is the same for each attempt to send it: the local time of its first attempt
 * (`yyyyMMddHHmmss`), the device and the word CASHIN, without separators. (DPS-32)
 * @param at Instant of the first attempt to send the deposit; every later attempt passes the same instant.
 */
export const depositSessionId = ({
  at,
  deviceId,
  timeZone,
}: {
  readonly at: Date
  readonly deviceId: string
  readonly timeZone: string
}): string => {
  const { date, time } = wireStampOf(at, timeZone)
  return `${dayOfWire(date).replaceAll('-', '')}${time.replaceAll(':', '')}${deviceId}CASHIN`
}
