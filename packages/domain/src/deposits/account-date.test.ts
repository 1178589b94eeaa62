import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { suggestionsOf } from '../kernel'
import { anyInstant, anyZone, stepBeyond } from '../kernel/testing'
import { accountDateIssues, accountDateRange } from '.'

const clock = { now: new Date('2026-11-21T09:30:05+01:00'), timeZone: 'Europe/Madrid' }

describe('account date', () => {
  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['2026-02-29', 'date'],
    ['21/11/2026', 'date'],
    ['2026-11-10', 'date-range'],
    ['2026-11-11', undefined],
    ['2026-12-01', undefined],
    ['2026-12-02', 'date-range'],
  ])('[DPS-23] the account date "%s" has the issue %s', (accountDate, rule) => {
    expect(accountDateIssues(accountDate, clock).map((issue) => [issue.path, issue.rule])).toEqual(
      rule === undefined ? [] : [['accountDate', rule]],
    )
  })

  it('[DPS-23] the validation issue of an invalid account date contains the first and the last valid day', () => {
    expect(accountDateIssues('2026-12-24', clock)).toEqual([
      {
        rule: 'date-range',
        key: 'validation.messages.date-range',
        path: 'accountDate',
        params: {
          earliestDay: '2026-11-11',
          latestDay: '2026-12-01',
          earliest: '11/11/2026',
          latest: '01/12/2026',
        },
      },
    ])
  })

  it('[DPS-23] an account date may be up to ten calendar days before or after today, in every time zone', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, timeZone) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(timeZone)
          .toPlainDate()
        expect(accountDateRange({ now, timeZone })).toEqual({
          earliest: today.subtract({ days: 10 }).toString(),
          today: today.toString(),
          latest: today.add({ days: 10 }).toString(),
        })
      }),
    )
  })

  it('[DPS-23] the first and the last day in the validation issue of an invalid account date are valid, but the days before and after them are not', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, fc.integer({ min: -4_000, max: 4_000 }), (now, timeZone, shift) => {
        const at = { now, timeZone }
        const { earliest, latest, today } = accountDateRange(at)
        const day = Temporal.PlainDate.from(today).add({ days: shift }).toString()
        const [issue] = accountDateIssues(day, at)
        expect(issue === undefined).toBe(Math.abs(shift) <= 10)
        if (issue === undefined) return
        const suggestions = suggestionsOf(issue)
        expect(suggestions.map(({ value }) => value)).toEqual([earliest, latest])
        for (const suggestion of suggestions) {
          expect(accountDateIssues(String(suggestion.value), at)).toEqual([])
          expect(accountDateIssues(String(stepBeyond(suggestion)), at)).toEqual([issue])
        }
      }),
    )
  })
})
