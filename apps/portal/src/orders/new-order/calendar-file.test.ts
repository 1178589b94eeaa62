import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file'

const entry: CalendarEntry = {
  id: '17',
  host: 'portal.example',
  day: '2026-11-24',
  hours: { from: '09:00', until: '11:00' },
  timeZone: 'Europe/Madrid',
  title: 'Pickup 10193',
  place: 'Gran Vía 12, Bilbao',
  text: '2.500,50 €; ring twice\nBack door',
  now: new Date('2026-11-22T08:47:05.123Z'),
}

/** The lines of a calendar file as a calendar program reads them, after folded lines were joined. */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file of an order', () => {
  it('the calendar file of an order contains the order’s hours in UTC, the time of creation, and an id with the portal’s host', () => {
    expect(linesOf(calendarFile(entry))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Remesa//Orders//EN',
      'BEGIN:VEVENT',
      'UID:17@portal.example',
      'DTSTAMP:20261122T084705Z',
      'DTSTART:20261124T080000Z',
      'DTEND:20261124T100000Z',
      'SUMMARY:Pickup 10193',
      String.raw`LOCATION:Gran Vía 12\, Bilbao`,
      String.raw`DESCRIPTION:2.500\,50 €\; ring twice\nBack door`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('the event in the calendar file of an order lasts the whole day if orders of the country have no hours', () => {
    const lines = linesOf(calendarFile({ ...entry, day: '2026-12-31', hours: undefined }))
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  })

  it('a calendar file splits every text into lines of at most 75 octets, and no part of the text is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const file = calendarFile({ ...entry, text })
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
        const [described = ''] = linesOf(file).filter((line) => line.startsWith('DESCRIPTION:'))
        const read = described
          .slice('DESCRIPTION:'.length)
          .replaceAll(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))
        expect(read).toBe(text.replaceAll(/\r\n|\r/g, '\n'))
      }),
    )
  })
})
