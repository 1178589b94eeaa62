import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDayOf } from '../kernel'
import { anyHostileText, anyInstant, anyZone } from '../kernel/testing'
import { exportRange, reportDays, reportFileName } from '../reports'
import {
  buildDepositsReport,
  DepositsReportRequest,
  depositsReportDays,
  proposedDepositDays,
  validateDepositsReport,
} from '.'

const clock = { now: new Date('2026-11-23T09:30:00Z'), timeZone: 'Europe/Madrid' }
const week = { from: '2026-11-16', to: '2026-11-22' }

describe('the report of deposits', () => {
  it('[DPS-60] a report of deposits begins with the first second of its first day and ends with the last second of its last day', () => {
    expect(buildDepositsReport(3, { from: '2026-10-24', to: '2026-10-25' }, clock)).toEqual({
      servicePoint: 3,
      dateFrom: '2026-10-24T00:00:00+02:00',
      dateTo: '2026-10-25T23:59:59+01:00',
      timeZone: 'Europe/Madrid',
    })
  })

  it('[DPS-60] the form of a report of deposits proposes the day in the list, or all days if a report can’t contain that day', () => {
    const bounds = exportRange(clock)
    expect(proposedDepositDays('2026-11-20', clock)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
    for (const day of ['', '2026-08-24', '2026-11-24', '2026-02-30'])
      expect(proposedDepositDays(day, clock)).toEqual(bounds)
  })

  it('[DPS-60] [DPS-61] the request for a report of deposits with proposed days is valid, and has exactly these days', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyZone,
        fc.integer({ min: -5, max: 95 }),
        fc.constantFrom(null, 3),
        (now, timeZone, back, servicePoint) => {
          const today = calendarDayOf(now, timeZone)
          const days = proposedDepositDays(addDays(today, -back), { now, timeZone })
          const body = buildDepositsReport(servicePoint, days, { timeZone })
          expect(DepositsReportRequest.parse(body)).toEqual(body)
          expect(validateDepositsReport(body, now)).toEqual([])
          expect(depositsReportDays(body)).toEqual(days)
        },
      ),
    )
  })

  it('[DPS-61] a report of deposits is refused with an issue at the path of the first wrong value in the request', () => {
    const body = buildDepositsReport(null, week, clock)
    const paths = (changes: Partial<DepositsReportRequest>) =>
      validateDepositsReport({ ...body, ...changes }, clock.now).map(({ path, rule }) => [path, rule])
    expect(paths({})).toEqual([])
    expect(paths({ timeZone: 'Mars/Olympus' })).toEqual([['timeZone', 'invalid']])
    expect(paths({ dateFrom: '2026-08-24T23:59:59+02:00' })).toEqual([['dateFrom', 'date-range']])
    expect(paths({ dateTo: '2026-11-24T00:00:00+01:00' })).toEqual([['dateTo', 'date-range']])
    expect(paths({ dateTo: '2026-11-15T00:00:00+01:00' })).toEqual([['dateTo', 'date-range']])
    fc.assert(
      fc.property(anyHostileText, (text) => {
        fc.pre(Number.isNaN(Date.parse(text)))
        expect(paths({ dateFrom: text })).toEqual([['dateFrom', 'date']])
        expect(paths({ dateTo: text })).toEqual([['dateTo', 'date']])
        expect(depositsReportDays({ ...body, dateTo: text })).toBeUndefined()
      }),
    )
  })

  it('[RPT-9] the file name of a report of deposits contains the service point and the days of the report', () => {
    const facts = { type: 'DEPOSITS', request: buildDepositsReport(3, week, clock), ...clock }
    expect(reportDays(facts)).toEqual(week)
    expect(reportFileName({ ...facts, name: 'Deposits', place: 'Abando', createdAt: clock.now })).toBe(
      'deposits-abando-2026-11-16_2026-11-22.xlsx',
    )
  })
})
