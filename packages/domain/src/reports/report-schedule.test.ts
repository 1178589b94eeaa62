import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDayOf, parseInstant, wallTimeOf } from '../kernel'
import { anyHostileText, anyInstant, anyTime, anyZone } from '../kernel/testing'
import {
  hasStopped,
  movedReportRequest,
  nextRuns,
  proposedScheduleTime,
  ReportSchedule,
  ReportScheduleRequest,
  reportTypes,
  type ScheduleTime,
} from '.'

const madrid = { ...proposedScheduleTime, timeZone: 'Europe/Madrid' }
const runsAfter = (after: string, schedule: ScheduleTime = madrid) =>
  nextRuns(schedule, { after: new Date(after), count: 3 }).map((run) => run.toISOString())

describe('a weekly report', () => {
  it('[RPT-60] the default of a weekly report is Monday at six, and only existing times and time zones are accepted', () => {
    expect(ReportScheduleRequest.safeParse(madrid).success).toBe(true)
    for (const wrong of [
      { weekday: 0 },
      { weekday: 8 },
      { monthDay: 0 },
      { monthDay: 29 },
      { monthDay: 32 },
      { rhythm: 'YEARLY' },
      { time: '24:00' },
      { timeZone: 'Mars/Olympus' },
    ])
      expect(ReportScheduleRequest.safeParse({ ...madrid, ...wrong }).success).toBe(false)
  })

  it('[RPT-60] a report schedule without a rhythm is weekly, in requests and in stored data', () => {
    const weekly = { weekday: 5, time: '06:00', timeZone: 'Europe/Madrid' }
    expect(ReportScheduleRequest.parse(weekly)).toEqual({ ...weekly, rhythm: 'WEEKLY', monthDay: 1 })
    const stored = { ...weekly, id: 1, type: 'ORDERS', state: 'ACTIVE' }
    expect(ReportSchedule.parse(stored)).toMatchObject({ ...stored, rhythm: 'WEEKLY' })
    expect(nextRuns(ReportSchedule.parse(stored), { after: move.to, count: 1 })).toHaveLength(1)
  })

  it('[RPT-61] a weekly report runs at its local time, in summer and in winter', () => {
    expect(runsAfter('2026-10-17T10:00:00Z')).toEqual([
      '2026-10-19T04:00:00.000Z',
      '2026-10-26T05:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ])
  })

  it('[RPT-61] a weekly report whose time has already passed today runs next week', () => {
    expect(runsAfter('2026-11-23T04:59:59Z')[0]).toBe('2026-11-23T05:00:00.000Z')
    expect(runsAfter('2026-11-23T05:00:00Z')[0]).toBe('2026-11-30T05:00:00.000Z')
  })

  it('[RPT-61] a weekly report runs within eight days from now, in any time zone, and further runs are a week apart', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyZone,
        anyTime,
        fc.integer({ min: 1, max: 7 }),
        (after, timeZone, time, weekday) => {
          const runs = nextRuns({ ...madrid, weekday, time, timeZone }, { after, count: 3 })
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

const move = {
  rhythm: 'WEEKLY',
  from: new Date('2026-10-19T10:00:00Z'),
  to: new Date('2026-10-26T05:00:00Z'),
  timeZone: 'Europe/Madrid',
}

/** A text that looks like an instant, or a different text. */
const anyText = fc.oneof(
  fc.constantFrom('9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '2026-10-12T00:00:00+02:00'),
  anyInstant.map((instant) => instant.toISOString()),
  anyHostileText,
)

describe('the period of a run', () => {
  it('[RPT-62] the period of a scheduled report moves with each run and keeps its times of day, even over a clock change', () => {
    const request = {
      client: 1,
      lowerLimitSearch: '2026-10-12T00:00:00+02:00',
      upperLimitSearch: '2026-10-18T23:59:59+02:00',
    }
    expect(movedReportRequest('ORDERS', request, move)).toEqual({
      ok: true,
      value: {
        client: 1,
        lowerLimitSearch: '2026-10-18T22:00:00.000Z',
        upperLimitSearch: '2026-10-25T22:59:59.000Z',
      },
    })
    expect(
      movedReportRequest(
        'EMPLOYEE_SEARCH',
        {
          employeeSearchReportFilterDTO: {
            entities: ['2026-10-12T00:00:00Z'],
            dateFrom: '2026-10-12T00:00:00Z',
          },
        },
        move,
      ),
    ).toEqual({
      ok: true,
      value: {
        employeeSearchReportFilterDTO: {
          entities: ['2026-10-12T00:00:00Z'],
          dateFrom: '2026-10-19T00:00:00.000Z',
        },
      },
    })
  })

  it('[RPT-62] a scheduled report moves only the instants that its type declares, and no other texts that look like instants', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...reportTypes),
        fc.dictionary(fc.string(), fc.oneof(anyText, fc.array(anyText), fc.dictionary(fc.string(), anyText))),
        ({ code, instants }, texts) => {
          const declared = new Set(instants.map(([name]) => name))
          const request = Object.fromEntries(Object.entries(texts).filter(([name]) => !declared.has(name)))
          expect(movedReportRequest(code, request, move)).toEqual({ ok: true, value: request })
        },
      ),
    )
  })

  it.each([
    ['9999-12-31T23:59:59Z', 'Europe/Madrid'],
    ['9999-12-31T12:00:00Z', 'Europe/Madrid'],
    ['9999-12-24T23:30:00-05:00', 'America/Lima'],
    ['0001-01-01T00:00:00Z', 'America/New_York'],
  ])(
    '[RPT-62] moving the period of a scheduled report outside the years 1 to 9999 returns an error: %s in %s',
    (lowerLimitSearch, timeZone) => {
      expect(movedReportRequest('ORDERS', { lowerLimitSearch }, { ...move, timeZone })).toEqual({
        ok: false,
        error: 'out-of-calendar',
      })
    },
  )

  it('[RPT-62] moving the period of any scheduled report returns valid instants or an error', () => {
    fc.assert(
      fc.property(anyText, anyText, anyInstant, anyInstant, anyZone, (from, to, basedOn, now, timeZone) => {
        const request = { employeeSearchReportFilterDTO: { dateFrom: from, dateTo: to } }
        const moved = movedReportRequest('EMPLOYEE_SEARCH', request, {
          ...move,
          from: basedOn,
          to: now,
          timeZone,
        })
        if (!moved.ok) {
          expect(moved.error).toBe('out-of-calendar')
          return
        }
        const dates = Object(moved.value['employeeSearchReportFilterDTO'])
        for (const [name, text] of [
          ['dateFrom', from],
          ['dateTo', to],
        ] as const)
          expect(parseInstant(dates[name]).ok).toBe(parseInstant(text).ok)
      }),
    )
  })
})

describe('a stored schedule', () => {
  it('[RPT-61] a report schedule with an invalid day, time or time zone has no next run', () => {
    fc.assert(
      fc.property(
        fc.record({
          rhythm: fc.constantFrom('WEEKLY', 'MONTHLY', 'DAILY', 'YEARLY'),
          weekday: fc.constantFrom(0, 8, Number.NaN, 1.5),
          monthDay: fc.constantFrom(0, 29, 30, 32, 1.5),
          time: anyHostileText,
          timeZone: fc.oneof(anyHostileText, fc.constant('Mars/Olympus')),
        }),
        (weekly) => {
          expect(nextRuns(weekly, { after: move.to, count: 3 })).toEqual([])
        },
      ),
    )
    expect(runsAfter('2026-11-23T05:00:00Z', { ...madrid, timeZone: 'Mars/Olympus' })).toEqual([])
  })

  it('[RPT-63] a report schedule has stopped in the states STOPPED and FAILED, but not in the state PAUSED', () => {
    const stopped = ['ACTIVE', 'PAUSED', 'STOPPED', 'FAILED', 'NEW'].filter((state) => hasStopped({ state }))
    expect(stopped).toEqual(['STOPPED', 'FAILED'])
  })
})
