import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDayOf,
  compareDays,
  END_OF_DAY,
  formatDateTime,
  formatDay,
  formatTime,
  instantOf,
  isValidDay,
  isValidTime,
  isValidZone,
  isWithinDailyWindow,
  minutesOfTime,
  parseInstant,
  startOfDay,
  timeOfMinutes,
  toOffsetIso,
  wallClockOf,
  wallTimeOf,
} from './index'
import { daysBetween } from './zoned-time'
import { anyDay, anyInstant, anyTime, anyZone, hostZones, zones } from './zoned-time.arbitraries'

const hostZone = process.env['TZ']
afterEach(() => {
  if (hostZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = hostZone
})

const startByTemporal = (day: string, zone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString({ smallestUnit: 'second' })

const iso = (instant: Date): string => instant.toISOString().replace('.000Z', 'Z')

/** The days within two days of a clock change. On these days, a midnight is most likely to be calculated wrongly. */
const daysRoundChanges = (zone: string): readonly string[] => {
  const days: string[] = []
  let change = Temporal.Instant.from('2020-01-01T00:00Z')
    .toZonedDateTimeISO(zone)
    .getTimeZoneTransition('next')
  while (change !== null && change.year < 2028) {
    for (const shift of [-1, 0, 1]) days.push(change.toPlainDate().add({ days: shift }).toString())
    change = change.getTimeZoneTransition('next')
  }
  return days
}

describe.each(hostZones)('on a machine in %s', (host) => {
  beforeEach(() => {
    process.env['TZ'] = host
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(host)
  })

  it('[KRN-15] in each of 24 time zones, a day near a clock change begins at the instant that the library Temporal gives', () => {
    for (const zone of zones) {
      for (const day of daysRoundChanges(zone)) {
        const [found, expected] = [iso(startOfDay(day, zone)), startByTemporal(day, zone)]
        if (found !== expected) expect.fail(`${day} in ${zone} begins ${expected}, not ${found}`)
      }
    }
  })

  it('[KRN-15] every day begins at the instant that the library Temporal gives for the time zone', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        expect(iso(startOfDay(day, zone))).toBe(startByTemporal(day, zone))
      }),
    )
  })

  it('[KRN-14] a time on a date is converted to the instant that the library Temporal gives, even if the clock skips or repeats it', () => {
    fc.assert(
      fc.property(anyDay, anyTime, anyZone, (day, time, zone) => {
        const expected = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).toInstant()
        expect(instantOf(day, time, zone).getTime()).toBe(expected.epochMilliseconds)
      }),
    )
  })

  it('[KRN-13] [KRN-18] an instant is converted to the time, the date and the offset of a time zone', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
        const { day, time, second } = wallClockOf(instant, zone)
        expect(`${day}T${time}`).toBe(
          expected.toPlainDateTime().toString({ smallestUnit: 'minute', roundingMode: 'floor' }),
        )
        expect(second).toBe(expected.second)
        expect(toOffsetIso(instant, zone)).toBe(
          expected.toString({ smallestUnit: 'second', timeZoneName: 'never', roundingMode: 'floor' }),
        )
      }),
    )
  })

  it('[KRN-12] an instant that was written as a text is read as the same instant, to the second', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const whole = new Date(Math.floor(instant.getTime() / 1_000) * 1_000)
        expect(parseInstant(toOffsetIso(instant, zone))).toEqual({ ok: true, value: whole })
      }),
    )
  })

  it('[KRN-12] a text is read as the same instant that the library Temporal reads from it', () => {
    process.env['TZ'] = host
    const offset = fc.oneof(
      fc.constant('Z'),
      fc.tuple(fc.constantFrom('+', '-'), anyTime).map(([sign, time]) => `${sign}${time}`),
    )
    const fraction = fc.stringMatching(/^(\.\d{1,9})?$/)
    fc.assert(
      fc.property(anyDay, anyTime, fraction, offset, (day, time, decimals, zone) => {
        const text = `${day}T${time}:59${decimals}${zone}`
        expect(parseInstant(text)).toEqual({
          ok: true,
          value: new Date(Temporal.Instant.from(text).epochMilliseconds),
        })
      }),
    )
  })
})

describe('midnights that are skipped or occur twice', () => {
  it.each([
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', 'the clock jumps from 24:00 to 01:00'],
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00Z', 'the clock jumps from 24:00 to 01:00'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z', 'the clock jumps from 24:00 to 01:00'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 'the clock jumps from 24:00 to 01:00'],
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00Z', 'the clock jumps from 24:00 to 01:00'],
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00Z', 'the hour from 00:00 comes twice'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 'the hour from 00:00 comes twice'],
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00Z', 'the hour before midnight comes twice'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 'the whole day is left out'],
    ['America/Toronto', '1919-03-31', '1919-03-31T04:30:00Z', 'the clock jumps from 23:30 to 00:30'],
  ])('[KRN-15] the day in the time zone %s on %s begins at %s, because %s', (zone, day, expected) => {
    expect(iso(startOfDay(day, zone))).toBe(expected)
  })

  it('[KRN-15] each day begins after the day before, and every earlier instant is on an earlier day', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        fc.pre(!(zone === 'Pacific/Apia' && day >= '2011-12-29' && day <= '2011-12-30'))
        fc.pre(!(zone === 'Pacific/Kiritimati' && day >= '1994-12-30' && day <= '1995-01-01'))
        const start = startOfDay(day, zone)
        expect(calendarDayOf(start, zone)).toBe(day)
        expect(calendarDayOf(new Date(start.getTime() - 1), zone) < day).toBe(true)
        expect(startOfDay(addDays(day, 1), zone).getTime()).toBeGreaterThan(start.getTime())
      }),
    )
  })

  it('[KRN-15] the day of an instant begins at that instant or earlier', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const day = calendarDayOf(instant, zone)
        const start = startOfDay(day, zone)
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(calendarDayOf(start, zone)).toBe(day)
      }),
    )
  })

  it('[KRN-14] a time that the clock skips is moved by the length of the gap, and a time that occurs twice means its first occurrence', () => {
    expect(iso(instantOf('2026-03-29', '02:30', 'Europe/Madrid'))).toBe('2026-03-29T01:30:00Z')
    expect(wallTimeOf(instantOf('2026-03-29', '02:30', 'Europe/Madrid'), 'Europe/Madrid')).toBe('03:30')
    expect(iso(instantOf('2026-10-25', '02:30', 'Europe/Madrid'))).toBe('2026-10-25T00:30:00Z')
    expect(iso(instantOf('2026-10-04', '02:15', 'Australia/Lord_Howe'))).toBe('2026-10-03T15:45:00Z')
  })
})

describe('days, times and zones', () => {
  it('[KRN-10] only calendar days that exist are valid', () => {
    const days = ['2024-02-29', '0001-01-01', '9999-12-31', '2000-02-29']
    const others = [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '0000-01-01',
    ]
    const forms = ['2026-1-1', '01/01/2026', '', '2026-01-01T00:00', ' 2026-01-01', '+12026-01-01']
    expect(days.filter((day) => !isValidDay(day))).toEqual([])
    expect([...others, ...forms].filter(isValidDay)).toEqual([])
  })

  it('[KRN-10] only times of a 24-hour clock are valid', () => {
    expect(['00:00', '23:59', '09:05'].filter((time) => !isValidTime(time))).toEqual([])
    expect(['24:00', '9:05', '12:60', '12:5', '12:05:00', ''].filter(isValidTime)).toEqual([])
  })

  it('[KRN-11] a time zone is identified by its IANA name, and an offset is refused as a time zone', () => {
    expect(zones.filter((zone) => !isValidZone(zone))).toEqual([])
    expect(['', '+01:00', 'Mars/Olympus', 'Europe', 'constructor'].filter(isValidZone)).toEqual([])
    expect(['-03', 'Mars+01:00', '+01:00x', 'x-0300', 'UTC+01:00'].filter(isValidZone)).toEqual([])
    expect(['Etc/GMT+10', 'America/Port-au-Prince'].filter(isValidZone)).toHaveLength(2)
  })

  it.each([
    ['2026-11-21T09:30:00', 'format'],
    ['2026-11-21', 'format'],
    ['21/11/2026 09:30', 'format'],
    ['2026-11-21 09:30:00Z', 'format'],
    ['2026-11-21T24:00:00Z', 'format'],
    ['2026-11-21T09:60:00Z', 'format'],
    ['2026-11-21T09:30:00+24:00', 'format'],
    ['2026-11-21T09:30:00+0100', 'format'],
    ['2026-02-30T09:30:00Z', 'date'],
    ['', 'format'],
  ])('[KRN-12] the instant "%s" is refused because its %s is invalid', (text, reason) => {
    expect(parseInstant(text)).toEqual({ ok: false, error: reason })
  })

  it.each([
    ['2004-11-04T23:59:59.9999999+00:00', '2004-11-04T23:59:59.999Z'],
    ['2026-11-21T23:59:59.000999999Z', '2026-11-21T23:59:59.000Z'],
  ])('[KRN-12] fractions of a millisecond are cut off from an instant and not rounded: %s', (text, cut) => {
    expect(parseInstant(text)).toEqual({ ok: true, value: new Date(cut) })
  })

  it('[KRN-15] a day begins at the end of the skipped hour if the change to daylight saving time skips midnight', () => {
    // In Toronto, the clock jumped from 23:30 on 30 March 1919 to 00:30 on 31 March, so this day has no midnight.
    expect(iso(startOfDay('1919-03-31', 'America/Toronto'))).toBe(
      startByTemporal('1919-03-31', 'America/Toronto'),
    )
  })

  it('[KRN-12] an instant without seconds is accepted', () => {
    expect(parseInstant('2026-11-21T09:30+01:00')).toEqual({
      ok: true,
      value: new Date('2026-11-21T08:30:00Z'),
    })
  })

  it('[KRN-16] days are added and counted as calendar days, not as periods of 24 hours', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4_000, max: 4_000 }), (day, count) => {
        const moved = addDays(day, count)
        expect(moved).toBe(Temporal.PlainDate.from(day).add({ days: count }).toString())
        expect(daysBetween(day, moved)).toBe(count + 0)
        expect(Math.sign(compareDays(day, moved))).toBe(Math.sign(-count) + 0)
        expect(addDays(moved, -count)).toBe(day)
      }),
    )
  })

  it('[KRN-16] the addition of days throws an error if the result is outside the calendar or the first day does not exist', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError)
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })

  it('[KRN-17] a time is converted to minutes since midnight and back', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(timeOfMinutes(minutesOfTime(time))).toBe(time)
      }),
    )
    expect(minutesOfTime('09:30')).toBe(570)
    expect(() => timeOfMinutes(1_440)).toThrow(RangeError)
    expect(() => timeOfMinutes(0.5)).toThrow(RangeError)
    expect(() => minutesOfTime('9:30')).toThrow(RangeError)
  })

  it('[KRN-18] an instant is written with the offset of the zone at that instant', () => {
    expect(toOffsetIso(new Date('2026-11-21T08:30:00.999Z'), 'Europe/Madrid')).toBe(
      '2026-11-21T09:30:00+01:00',
    )
    expect(toOffsetIso(new Date('2026-07-01T00:00:00Z'), 'America/St_Johns')).toBe(
      '2026-06-30T21:30:00-02:30',
    )
    expect(toOffsetIso(new Date('2026-07-01T00:00:00Z'), 'UTC')).toBe('2026-07-01T00:00:00+00:00')
  })

  it('[KRN-19] days are shown as dd/MM/yyyy and times as HH:mm', () => {
    const instant = new Date('2026-01-05T23:07:59Z')
    expect(formatDay('2026-01-05')).toBe('05/01/2026')
    expect(formatTime(instant, 'Europe/Madrid')).toBe('00:07')
    expect(formatDateTime(instant, 'Europe/Madrid')).toBe('06/01/2026 00:07')
  })

  it('[KRN-20] the start of a daily time window belongs to the window, and its end does not', () => {
    const inside = (time: string) => isWithinDailyWindow(time, '15:00', '18:00')
    expect(['14:59', '15:00', '17:59', '18:00'].map(inside)).toEqual([false, true, true, false])
  })

  it('[KRN-20] a daily time window that ends before its start continues past midnight, and a window with equal start and end is empty', () => {
    const inside = (time: string) => isWithinDailyWindow(time, '22:00', '06:00')
    expect(['21:59', '22:00', '23:59', '00:00', '05:59', '06:00'].map(inside)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    fc.assert(
      fc.property(anyTime, anyTime, (time, end) => {
        expect(isWithinDailyWindow(time, end, end)).toBe(false)
      }),
    )
  })

  it('[KRN-20] a daily time window until 24:00 ends with the day, and a window from 00:00 to 24:00 is the whole day', () => {
    const evening = (time: string) => isWithinDailyWindow(time, '22:00', END_OF_DAY)
    expect(['21:59', '22:00', '23:59', '00:00'].map(evening)).toEqual([false, true, true, false])
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(isWithinDailyWindow(time, '00:00', END_OF_DAY)).toBe(true)
      }),
    )
  })

  it('[KRN-20] every time is either in a daily time window or in the window from its end to its start', () => {
    fc.assert(
      fc.property(anyTime, anyTime, anyTime, (time, start, end) => {
        fc.pre(start !== end)
        expect(isWithinDailyWindow(time, start, end)).toBe(!isWithinDailyWindow(time, end, start))
      }),
    )
  })

  it('functions for dates and times throw an error for an unknown time zone, an invalid date or an invalid time', () => {
    expect(() => calendarDayOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError)
    expect(() => wallTimeOf(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
    expect(() => instantOf('2026-01-01', '25:00', 'UTC')).toThrow(RangeError)
  })
})
