import { addDays, type CalendarDay, instantOf, type WallTime } from '@remesa/domain/kernel'

/** An order as an entry of the user's calendar. */
export interface CalendarEntry {
  /** The order's id. If the file is imported again, the calendar replaces the entry with this id. */
  readonly id: string
  /** Host name of the portal, which makes the id of the entry unique worldwide. */
  readonly host: string
  readonly day: CalendarDay
  /** The hours of the order; `undefined` for an order that takes the whole day. */
  readonly hours: { readonly from: WallTime; readonly until: WallTime } | undefined
  /** IANA time zone of the day and the hours. */
  readonly timeZone: string
  readonly title: string
  readonly place: string
  readonly text: string
  readonly now: Date
}

const LINE_OCTETS = 75

/** A calendar file (RFC 5545) with one entry. Times are in UTC. An order without hours takes the whole day. */
export const calendarFile = (entry: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Remesa//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(`${entry.id}@${entry.host}`)}`,
    `DTSTAMP:${stamp(entry.now)}`,
    ...span(entry),
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const span = ({ day, hours, timeZone }: CalendarEntry): readonly string[] => {
  if (hours === undefined) {
    return [`DTSTART;VALUE=DATE:${packed(day)}`, `DTEND;VALUE=DATE:${packed(addDays(day, 1))}`]
  }
  const at = (time: WallTime) => stamp(instantOf(day, time, timeZone))
  return [`DTSTART:${at(hours.from)}`, `DTEND:${at(hours.until)}`]
}

const packed = (day: CalendarDay): string => day.replaceAll('-', '')

/** An instant in the format of calendar files, for example `20261124T080000Z`. */
const stamp = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/**
 * Splits a line of more than 75 octets into shorter lines. Each line after the first begins with a blank. No
 * character is split.
 */
const folded = (line: string): string => {
  const encoder = new TextEncoder()
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}
