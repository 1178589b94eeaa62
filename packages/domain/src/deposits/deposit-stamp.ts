import { type CalendarDay, formatDay, isValidDay, wallClockOf } from '../kernel'

/** Local date and time in a request body, as `dd/MM/yyyy` and `HH:mm:ss`. */
export interface WireStamp {
  readonly date: string
  readonly time: string
}

/** The local date and time of an instant in a time zone, without fractions of a second. (DPS-33) */
export const wireStampOf = (instant: Date, timeZone: string): WireStamp => {
  const { day, time, second } = wallClockOf(instant, timeZone)
  return { date: formatDay(day), time: `${time}:${String(second).padStart(2, '0')}` }
}

/** Whether a text is an existing calendar day in the format `dd/MM/yyyy`. (DPS-33) */
export const isWireDay = (date: string): boolean =>
  date.split('/').length === 3 && isValidDay(dayOfWire(date))

/** Whether a text is a time on a 24-hour clock in the format `HH:mm:ss`. (DPS-33) */
export const isWireTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)

/** The calendar day of a text in the format `dd/MM/yyyy`, which `isWireDay` must have accepted. (DPS-33) */
export const dayOfWire = (date: string): CalendarDay => date.split('/').toReversed().join('-')

/**
 * The session id of a deposit: the local time of the first attempt to send it (`yyyyMMddHHmmss`), the device and the
 * word CASHIN, without separators. The id is the same at every attempt. (DPS-32)
 * @param at Instant of the first attempt to send the deposit, also in later attempts.
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
