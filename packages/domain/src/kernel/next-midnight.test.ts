import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextMidnight, startOfDay } from './index'
import { anyInstant, anyZone, hostZones, zones } from './testing'

const hostZone = process.env['TZ']
const setHost = (zone: string | undefined) => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
}
afterEach(() => setHost(hostZone))

const iso = (instant: Date): string => instant.toISOString().replace('.000Z', 'Z')
const dayAt = (time: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate().toString()

const firstDay = Temporal.PlainDate.from('2024-01-01')
const dayCount = firstDay.until('2028-01-01').days
/**
 * Every midnight of four years in every time zone. The library Temporal calculates them once, because they are the same
 * on every machine.
 */
const midnights = new Map(
  zones.map((zone) => [
    zone,
    Array.from({ length: dayCount + 1 }, (_, index) => {
      const day = firstDay.add({ days: index })
      return { day: day.toString(), start: day.toZonedDateTime(zone).epochMilliseconds }
    }),
  ]),
)

describe.each(hostZones)('on a machine in %s', (host) => {
  beforeEach(() => setHost(host))

  it('[KRN-15] [KRN-21] in each of 24 time zones, every midnight of four years is found from the midnight before it', () => {
    for (const [zone, days] of midnights) {
      for (const [index, { day, start }] of days.entries()) {
        if (startOfDay(day, zone).getTime() !== start) expect.fail(`${day} in ${zone}`)
        const next = days[index + 1]
        if (next !== undefined && nextMidnight(new Date(start), zone).getTime() !== next.start)
          expect.fail(`after ${day} in ${zone}`)
      }
    }
  }, 60_000)

  it('[KRN-21] the next midnight is the first instant at which the day changes', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, zone) => {
        const next = nextMidnight(now, zone).getTime()
        expect(next).toBeGreaterThan(now.getTime())
        expect(dayAt(next, zone) > dayAt(now.getTime(), zone)).toBe(true)
        expect(dayAt(next - 1, zone)).toBe(dayAt(now.getTime(), zone))
      }),
    )
  })
})

describe('the next midnight', () => {
  it('[KRN-21] an instant that is itself a midnight is followed by the midnight one day later', () => {
    expect(iso(nextMidnight(new Date('2026-11-21T23:00:00Z'), 'Europe/Madrid'))).toBe('2026-11-22T23:00:00Z')
    expect(iso(nextMidnight(new Date('2026-11-21T22:59:59.999Z'), 'Europe/Madrid'))).toBe(
      '2026-11-21T23:00:00Z',
    )
  })

  it('[KRN-21] the next midnight is the first instant after the skipped hour if the clock skips midnight', () => {
    expect(iso(nextMidnight(new Date('2026-09-05T20:00:00Z'), 'America/Santiago'))).toBe(
      '2026-09-06T04:00:00Z',
    )
  })

  it('[KRN-21] after the clock was put back across midnight, the next midnight is the second midnight of that day', () => {
    // At 00:01 on 7 November 2010, the clock of St John's went back to 23:01 of the day before.
    expect(iso(nextMidnight(new Date('2010-11-07T02:00:00Z'), 'America/St_Johns'))).toBe(
      '2010-11-07T02:30:00Z',
    )
    expect(iso(nextMidnight(new Date('2010-11-07T02:45:00Z'), 'America/St_Johns'))).toBe(
      '2010-11-07T03:30:00Z',
    )
  })
})
