import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDayOf, daysBetween, instantOf, wallTimeOf } from '../kernel'
import { anyDay, anyInstant, anyTime, anyZone } from '../kernel/testing'
import {
  LAST_DAY_OF_MONTH,
  movedReportRequest,
  nextRuns,
  proposedScheduleTime,
  reportDays,
  type ScheduleTime,
  scheduleMonthDays,
  scheduleRhythms,
} from '.'
import { firstOfMonthAfter, lastDayOfMonth, monthNumber } from './months'

const madrid = { ...proposedScheduleTime, timeZone: 'Europe/Madrid' }
const runsAfter = (after: string, schedule: ScheduleTime) =>
  nextRuns(schedule, { after: new Date(after), count: 3 }).map((run) => run.toISOString())

describe('the next runs of a rhythm', () => {
  it('[RPT-61] a daily report runs once a day, also on the days when the clock changes', () => {
    const daily = { ...madrid, rhythm: 'DAILY', time: '02:30' }
    // On 28/03/2027 the clock changes from 02:00 to 03:00, and on 31/10/2027 from 03:00 back to 02:00.
    expect(runsAfter('2027-03-27T12:00:00Z', daily)).toEqual([
      '2027-03-28T01:30:00.000Z',
      '2027-03-29T00:30:00.000Z',
      '2027-03-30T00:30:00.000Z',
    ])
    expect(runsAfter('2027-10-30T12:00:00Z', daily)).toEqual([
      '2027-10-31T00:30:00.000Z',
      '2027-11-01T01:30:00.000Z',
      '2027-11-02T01:30:00.000Z',
    ])
  })

  it('[RPT-61] a monthly report runs on its day of each month, or on the last day of a shorter month', () => {
    const monthly = { ...madrid, rhythm: 'MONTHLY', monthDay: LAST_DAY_OF_MONTH }
    expect(runsAfter('2027-12-31T05:00:00Z', monthly)).toEqual([
      '2028-01-31T05:00:00.000Z',
      '2028-02-29T05:00:00.000Z',
      '2028-03-31T04:00:00.000Z',
    ])
    expect(runsAfter('2026-11-28T04:59:59Z', { ...monthly, monthDay: 28 })).toEqual([
      '2026-11-28T05:00:00.000Z',
      '2026-12-28T05:00:00.000Z',
      '2027-01-28T05:00:00.000Z',
    ])
  })

  it('[RPT-61] a daily report never has two runs at the same instant, even if the calendar of its time zone skips a day', () => {
    const apia = { ...madrid, rhythm: 'DAILY', timeZone: 'Pacific/Apia' }
    const runs = nextRuns(apia, { after: new Date('2011-12-28T00:00:00Z'), count: 5 })
    expect(new Set(runs.map(Number)).size).toBe(5)
  })

  it('[RPT-61] the next runs of any report schedule are later than now, in order, and include every day of the schedule', () => {
    const anySchedule = fc.record({
      rhythm: fc.constantFrom(...scheduleRhythms),
      weekday: fc.integer({ min: 1, max: 7 }),
      monthDay: fc.constantFrom(...scheduleMonthDays),
      time: anyTime,
      timeZone: anyZone,
    })
    fc.assert(
      fc.property(anySchedule, anyInstant, (schedule, after) => {
        const { rhythm, weekday, monthDay, time, timeZone } = schedule
        const isOf = (day: string) =>
          rhythm === 'DAILY' ||
          (rhythm === 'WEEKLY'
            ? (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) === weekday
            : day ===
              (monthDay === LAST_DAY_OF_MONTH
                ? lastDayOfMonth(day)
                : `${day.slice(0, 8)}${String(monthDay).padStart(2, '0')}`))
        const runs = nextRuns(schedule, { after, count: 3 })
        const [last = after] = runs.slice(-1)
        const from = addDays(calendarDayOf(after, timeZone), -1)
        const until = daysBetween(from, calendarDayOf(last, timeZone)) + 1
        const expected = Array.from({ length: until + 1 }, (_, at) => addDays(from, at))
          .filter(isOf)
          .map((day) => instantOf(day, time, timeZone).getTime())
          .filter((run) => run > after.getTime() && run <= last.getTime())
        expect(runs.map(Number)).toEqual([...new Set(expected)])
        expect(runs).toHaveLength(3)
      }),
    )
  })

  it('[RPT-61] on the day of a clock change, a scheduled report runs at its time, or an hour later if its time is skipped', () => {
    const changes = [
      ['2027-03-28', 'Europe/Madrid'],
      ['2027-10-31', 'Europe/Madrid'],
      ['2027-03-14', 'America/New_York'],
      ['2027-11-07', 'America/New_York'],
    ] as const
    fc.assert(
      fc.property(fc.constantFrom(...changes), anyTime, ([day, timeZone], time) => {
        const daily = { ...madrid, rhythm: 'DAILY', time, timeZone }
        const after = instantOf(addDays(day, -1), time, timeZone)
        const [run = after] = nextRuns(daily, { after, count: 1 })
        expect(calendarDayOf(run, timeZone)).toBe(day)
        const hour =
          timeZone === 'Europe/Madrid' && day === '2027-03-28' ? '02' : day === '2027-03-14' ? '02' : ''
        const isSkipped = hour !== '' && time.startsWith(`${hour}:`)
        expect(wallTimeOf(run, timeZone)).toBe(isSkipped ? time.replace('02:', '03:') : time)
      }),
    )
  })
})

describe('the period of a monthly run', () => {
  const request = (from: string, to: string) => ({
    servicePoint: null,
    dateFrom: `${from}T00:00:00+02:00`,
    dateTo: `${to}T21:59:59Z`,
  })
  const days = (rhythm: string, from: string, to: string, run: string) => {
    const move = {
      rhythm,
      from: new Date('2026-11-02T10:00:00Z'),
      to: new Date(run),
      timeZone: 'Europe/Madrid',
    }
    const moved = movedReportRequest('DEPOSITS', request(from, to), move)
    return moved.ok && reportDays({ type: 'DEPOSITS', request: moved.value, timeZone: 'Europe/Madrid' })
  }

  it('[RPT-66] the period of a monthly report moves by whole months of any length, and into the next year', () => {
    expect(days('MONTHLY', '2026-10-01', '2026-10-30', '2026-12-01T05:00:00Z')).toEqual({
      from: '2026-10-30',
      to: '2026-11-28',
    })
    const october = (run: string) => {
      const whole = { dateFrom: '2026-10-01T00:00:00+02:00', dateTo: '2026-10-31T23:59:59+01:00' }
      const move = { from: new Date('2026-11-02T10:00:00Z'), to: new Date(run), timeZone: 'Europe/Madrid' }
      const moved = movedReportRequest('DEPOSITS', whole, { ...move, rhythm: 'MONTHLY' })
      return moved.ok && moved.value
    }
    expect(october('2026-12-01T05:00:00Z')).toEqual({
      dateFrom: '2026-10-31T23:00:00.000Z',
      dateTo: '2026-11-30T22:59:59.000Z',
    })
    expect(october('2027-03-01T05:00:00Z')).toEqual({
      dateFrom: '2027-01-31T23:00:00.000Z',
      dateTo: '2027-02-28T22:59:59.000Z',
    })
  })

  it('[RPT-66] each run of a monthly report moves a period of whole months to a later period with the same number of months', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyZone, fc.integer({ min: 0, max: 2 }), (asked, run, timeZone, more) => {
        const [earlier = asked, later = run] = [asked, run].toSorted()
        const first = `${earlier.slice(0, 8)}01`
        const last = lastDayOfMonth(addDays(lastDayOfMonth(first), more * 28))
        // A time zone that moved across the date line lacks a day; Kiritimati lacks the last day of 1994. Such cases
        // are skipped.
        const existing = (day: string) => calendarDayOf(instantOf(day, '12:00', timeZone), timeZone)
        fc.pre(existing(last) === last)
        const request = {
          dateFrom: instantOf(first, '12:00', timeZone).toISOString(),
          dateTo: instantOf(last, '12:00', timeZone).toISOString(),
        }
        const moved = movedReportRequest('DEPOSITS', request, {
          rhythm: 'MONTHLY',
          from: instantOf(earlier, '12:00', timeZone),
          to: instantOf(later, '12:00', timeZone),
          timeZone,
        })
        if (!moved.ok) throw new Error(moved.error)
        const covered = reportDays({ type: 'DEPOSITS', request: moved.value, timeZone })
        const lastMonth = firstOfMonthAfter(later, monthNumber(last) - monthNumber(first))
        expect(covered).toEqual({
          from: `${later.slice(0, 8)}01`,
          to: existing(lastDayOfMonth(lastMonth)),
        })
      }),
      { examples: [['1980-01-01', '1994-12-01', 'Pacific/Kiritimati', 0]] },
    )
  })

  it('[RPT-66] moving the months of a scheduled report outside the years 1 to 9999 returns an error', () => {
    const whole = { dateFrom: '9999-11-01T12:00:00Z', dateTo: '9999-12-31T12:00:00Z' }
    for (const run of ['2026-12-01T05:00:00Z', '2027-12-01T05:00:00Z'])
      expect(
        movedReportRequest('DEPOSITS', whole, {
          rhythm: 'MONTHLY',
          from: new Date('2026-11-02T10:00:00Z'),
          to: new Date(run),
          timeZone: 'UTC',
        }),
      ).toEqual({ ok: false, error: 'out-of-calendar' })
  })
})
