import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDayOf, wallTimeOf } from '../kernel'
import { anyInstant, anyTime, anyZone } from '../kernel/testing'
import { nextRuns, proposedWeeklyTime, ReportScheduleRequest } from '.'

const madrid = { ...proposedWeeklyTime, timeZone: 'Europe/Madrid' }
const runsAfter = (after: string, weekly = madrid) =>
  nextRuns(weekly, { after: new Date(after), count: 3 }).map((run) => run.toISOString())

describe('a report of every week', () => {
  it('[RPT-60] is proposed for Monday at six, and takes only times and zones that exist', () => {
    expect(ReportScheduleRequest.safeParse(madrid).success).toBe(true)
    for (const wrong of [{ weekday: 0 }, { weekday: 8 }, { time: '24:00' }, { timeZone: 'Mars/Olympus' }])
      expect(ReportScheduleRequest.safeParse({ ...madrid, ...wrong }).success).toBe(false)
  })

  it('[RPT-61] runs at its time of its zone, in summer as in winter', () => {
    expect(runsAfter('2026-10-17T10:00:00Z')).toEqual([
      '2026-10-19T04:00:00.000Z',
      '2026-10-26T05:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ])
  })

  it('[RPT-61] runs next week when its time of today has come', () => {
    expect(runsAfter('2026-11-23T04:59:59Z')[0]).toBe('2026-11-23T05:00:00.000Z')
    expect(runsAfter('2026-11-23T05:00:00Z')[0]).toBe('2026-11-30T05:00:00.000Z')
  })

  it('[RPT-61] of any zone and time runs later than now, within eight days, a week apart by the calendar', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyZone,
        anyTime,
        fc.integer({ min: 1, max: 7 }),
        (after, timeZone, time, weekday) => {
          const runs = nextRuns({ weekday, time, timeZone }, { after, count: 3 })
          expect(runs).toHaveLength(3)
          const [first = after] = runs
          expect(first.getTime()).toBeGreaterThan(after.getTime())
          expect(first.getTime() - after.getTime()).toBeLessThanOrEqual(8 * 86_400_000)
          for (const run of runs) {
            if (wallTimeOf(run, timeZone) !== time) continue
            const day = new Date(`${calendarDayOf(run, timeZone)}T00:00:00Z`)
            expect(day.getUTCDay() || 7).toBe(weekday)
          }
        },
      ),
    )
  })
})
