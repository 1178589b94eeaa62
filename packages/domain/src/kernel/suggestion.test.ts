import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addAmounts,
  check,
  issue,
  type RuleName,
  type RuleParams,
  type Suggestion,
  suggestionsOf,
} from './index'
import { anyInstant, anyTime, anyZone, stepBeyond } from './testing'

/** The value of a field for a suggestion. For a suggested length it is a text with this number of characters. */
const fieldValue = (kind: Suggestion['kind'], value: string | number): unknown =>
  kind === 'length' ? '🪙'.repeat(Number(value)) : value

/**
 * Checks the suggestions for a refused value: the rule must accept each suggestion, and refuse the value one step
 * beyond it.
 */
const expectPromiseKept = <R extends RuleName>(
  rule: R,
  refused: unknown,
  params: RuleParams[R],
  step?: number,
): readonly Suggestion[] => {
  const found = check(rule, 'field', refused, params)
  const suggestions = found === undefined ? [] : suggestionsOf(found, step === undefined ? {} : { step })
  for (const suggestion of suggestions) {
    const { kind, value } = suggestion
    expect(check(rule, 'field', fieldValue(kind, value), params)).toBeUndefined()
    const beyond = stepBeyond(suggestion, step)
    // The rule for the minimum length accepts an empty text, because an empty text counts as absent.
    if (beyond !== undefined && !(kind === 'length' && beyond === 0)) {
      expect(check(rule, 'field', fieldValue(kind, beyond), params)).toBeDefined()
    }
  }
  return suggestions
}

const hundredths = (max: number) => fc.integer({ min: -max, max }).map((number) => number / 100)
const anyLength = fc.integer({ min: 1, max: 40 })
const anyHours = fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)

describe('suggestions', () => {
  it('[KRN-36] the suggestion of an issue is the lowest or the highest value that the rule of the issue accepts', () => {
    expect(suggestionsOf(issue('between', 'q', { min: 1, max: 9 }))).toEqual([
      { kind: 'number', bound: 'least', value: 1 },
      { kind: 'number', bound: 'most', value: 9 },
    ])
    expect(suggestionsOf(issue('min', 'q', { length: 3 }))).toEqual([
      { kind: 'length', bound: 'least', value: 3 },
    ])
    expect(suggestionsOf(issue('max', 'q', { length: 3 }))).toEqual([
      { kind: 'length', bound: 'most', value: 3 },
    ])
    expect(suggestionsOf(issue('digits', 'q', { length: 3 }))).toEqual([
      { kind: 'length', bound: 'least', value: 3 },
      { kind: 'length', bound: 'most', value: 3 },
    ])
    expect(suggestionsOf(issue('min-hour', 'from', { hour: 8 }))).toEqual([
      { kind: 'time', bound: 'least', value: '08:00' },
    ])
    expect(suggestionsOf(issue('max-hour', 'until', { hour: 18 }))).toEqual([
      { kind: 'time', bound: 'most', value: '18:00' },
    ])
    expect(suggestionsOf(issue('max-hour', 'until', { hour: 24 }))).toEqual([
      { kind: 'time', bound: 'most', value: '23:59' },
    ])
    expect(suggestionsOf(issue('min-interval-hours', 'until', { start: '10:30', hours: 1.5 }))).toEqual([
      { kind: 'time', bound: 'least', value: '12:00' },
    ])
  })

  it('[KRN-36] the suggestion for a number that must exceed a limit is the next multiple of the step of the field, by default 0.01', () => {
    const above = (limit: number, step?: number) =>
      suggestionsOf(issue('gt', 'a', { limit }), step === undefined ? {} : { step }).map(({ value }) => value)
    expect([above(0), above(99.99), above(0, 1), above(0.5, 1), above(-0.005), above(0.004)]).toEqual([
      [0.01],
      [100],
      [1],
      [1],
      [0],
      [0.01],
    ])
    expect([above(Number.POSITIVE_INFINITY), above(9_999_999_999_999.99)]).toEqual([[], []])
  })

  it('[KRN-36] if an issue contains machine-readable dates or times, the suggested values are these dates or times', () => {
    const of = (params: Record<string, string | number>) => suggestionsOf({ rule: 'min-hour', params })
    expect(of({ hour: 8, earliest: '09:10' })).toEqual([{ kind: 'time', bound: 'least', value: '09:10' }])
    expect(of({ earliest: '21/11/2026', earliestDay: '2026-11-21' })).toEqual([
      { kind: 'day', bound: 'least', value: '2026-11-21' },
    ])
    expect(of({ latestDay: '2026-11-21', earliestDay: '2026-11-01', earliestTime: '09:00' })).toEqual([
      { kind: 'moment', bound: 'least', value: '2026-11-01T09:00' },
      { kind: 'day', bound: 'most', value: '2026-11-21' },
    ])
    expect(of({ latest: '2026-11-21T09:30:00Z' })).toEqual([
      { kind: 'instant', bound: 'most', value: '2026-11-21T09:30:00Z' },
    ])
  })

  it('[KRN-36] an issue without usable limits has no suggestion', () => {
    const silent = [
      issue('required', 'a'),
      issue('email', 'a'),
      { rule: 'min', params: { length: 'three' } },
      { rule: 'gt', params: {} },
      issue('min-hour', 'a', { hour: 25 }),
      issue('min-hour', 'a', { hour: -1 }),
      issue('min-interval-hours', 'a', { start: '23:00', hours: 2 }),
      issue('min-interval-hours', 'a', { hours: 2 }),
      { rule: 'min-date', params: { earliest: '21/11/2026' } },
      { rule: 'between', params: { min: 'x', max: Number.NaN } },
    ]
    expect(silent.map((found) => suggestionsOf(found))).toEqual(silent.map(() => []))
  })
})

describe('suggestions of each shared rule', () => {
  it('[KRN-36] [VAL-3] [VAL-4] if an issue suggests a length for a text, the rule of the issue accepts this length', () => {
    fc.assert(
      fc.property(anyLength, (length) => {
        // A text of one character is too short only if the required length is above 1.
        if (length > 1) expect(expectPromiseKept('min', 'x', { length })).toHaveLength(1)
        expect(expectPromiseKept('max', 'x'.repeat(length + 1), { length })).toHaveLength(1)
      }),
    )
  })

  it('[KRN-36] [VAL-13] if an issue suggests a number of digits for a text, the rule of the issue accepts this number of digits', () => {
    fc.assert(
      fc.property(anyLength, (length) => {
        const found = check('digits', 'field', '', { length }) ?? check('digits', 'field', 'x', { length })
        const accepted = (found === undefined ? [] : suggestionsOf(found)).map(({ value }) => value)
        expect(accepted).toEqual([length, length])
        expect(check('digits', 'field', '7'.repeat(length), { length })).toBeUndefined()
        expect(check('digits', 'field', '7'.repeat(length + 1), { length })).toBeDefined()
      }),
    )
  })

  it('[KRN-36] [VAL-5] [VAL-6] [VAL-7] [VAL-21] if an issue suggests a number, the rule of the issue accepts this number', () => {
    fc.assert(
      fc.property(hundredths(1e9), hundredths(1e9), (one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)]
        expect(expectPromiseKept('min_value', min - 1, { min })).toHaveLength(1)
        expect(expectPromiseKept('max_value', max + 1, { max })).toHaveLength(1)
        expect(expectPromiseKept('between', max + 1, { min, max })).toHaveLength(2)
        expect(expectPromiseKept('gt', min, { limit: min })).toHaveLength(1)
      }),
    )
  })

  it('[KRN-36] [VAL-21] if an issue suggests a whole number above a limit, the rule of the issue accepts this number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 1_000 }), (limit) => {
        const [least] = expectPromiseKept('gt', limit, { limit }, 1)
        expect(least?.value).toBe(addAmounts(limit, 1))
      }),
    )
  })

  it('[KRN-36] [VAL-19] [VAL-20] if an issue suggests an hour of the day, the rule of the issue accepts this hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 23 }), (hour) => {
        expect(expectPromiseKept('min-hour', '00:59', { hour })).toHaveLength(1)
        expect(expectPromiseKept('max-hour', '23:59', { hour })).toHaveLength(1)
      }),
    )
  })

  it('[KRN-36] [VAL-17] if an issue suggests another end of an interval, the rule of the issue accepts this end', () => {
    fc.assert(
      fc.property(anyTime, anyHours, (start, hours) => {
        const minutes = Temporal.PlainTime.from(start).since('00:00').total('minutes') + hours * 60
        const suggestions = expectPromiseKept('min-interval-hours', '00:00', { start, hours })
        const isRefused = hours > 0 || start !== '00:00'
        expect(suggestions).toHaveLength(isRefused && minutes < 1_440 ? 1 : 0)
      }),
    )
  })

  it('[KRN-36] [VAL-22] if an issue suggests a pickup day, the rule of the issue accepts this day', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, timeZone) => {
        const params = { startTime: '00:00', endTime: '24:00', now, timeZone }
        expect(expectPromiseKept('invalid-date-pickup', '1970-01-01', params)).toHaveLength(1)
      }),
    )
  })

  it('[KRN-36] [VAL-18] if an issue suggests a moment, the rule of the issue accepts this moment, even at a change of the clock', () => {
    const nearChange = fc
      .tuple(anyZone, fc.integer({ min: 2019, max: 2027 }), fc.boolean(), fc.integer({ min: -200, max: 200 }))
      .map(([timeZone, year, second, minutes]) => {
        const from = Temporal.ZonedDateTime.from(`${year}-01-01T00:00[${timeZone}]`)
        const first = from.getTimeZoneTransition('next')
        const change = (second ? first?.getTimeZoneTransition('next') : first) ?? from
        return { now: new Date(change.epochMilliseconds + minutes * 60_000 + 1), timeZone }
      })
    fc.assert(
      fc.property(nearChange, fc.integer({ min: 0, max: 6 }), ({ now, timeZone }, hours) => {
        const params = { day: '1970-01-01', hours, now, timeZone }
        const found = check('min-starting-interval', 'from', '00:00', params)
        const [earliest] = found === undefined ? [] : suggestionsOf(found)
        if (earliest === undefined) return expect.fail('nothing is promised')
        const passes = (moment: string) => {
          const [day = '', time = ''] = moment.split('T')
          return check('min-starting-interval', 'from', time, { ...params, day }) === undefined
        }
        expect(passes(String(earliest.value))).toBe(true)
        // The last minute before the earliest accepted minute. Minutes that the clock skips don't count.
        let before = Temporal.PlainDateTime.from(String(earliest.value))
        do before = before.subtract({ minutes: 1 })
        while (!before.toZonedDateTime(timeZone).toPlainDateTime().equals(before))
        expect(passes(before.toString({ smallestUnit: 'minute' }))).toBe(false)
      }),
    )
  })

  it('[KRN-36] [VAL-18] if the clock repeats an hour, no suggested moment is in the repetition, because its text would mean the first occurrence of the hour', () => {
    // 02:30 occurs at 00:30 UTC and again at 01:30 UTC; a text with this time is read as the first occurrence.
    const params = {
      day: '2026-10-25',
      hours: 1,
      now: new Date('2026-10-25T00:30:00Z'),
      timeZone: 'Europe/Madrid',
    }
    const found = check('min-starting-interval', 'from', '02:30', params)
    expect(found?.params).toEqual({
      hours: 1,
      earliestDay: '2026-10-25',
      earliestTime: '03:00',
      earliest: '25/10/2026 03:00',
    })
  })
})

describe('one step beyond', () => {
  it('[KRN-36] a suggested value and the next value beyond it differ by one unit, such as one day or one minute', () => {
    const beyond = (kind: string, bound: string, value: string | number) =>
      stepBeyond({ kind, bound, value } as Suggestion)
    expect([
      beyond('number', 'least', 1),
      beyond('number', 'most', 0.1),
      beyond('length', 'least', 3),
      beyond('length', 'most', 3),
      beyond('day', 'least', '2026-03-01'),
      beyond('day', 'most', '2026-12-31'),
      beyond('time', 'least', '10:00'),
      beyond('time', 'most', '10:59'),
      beyond('moment', 'least', '2026-11-21T00:00'),
      beyond('moment', 'most', '2026-11-21T23:59'),
      beyond('moment', 'least', '2026-11-21T10:00'),
      beyond('instant', 'most', '2026-11-21T09:30:00Z'),
    ]).toEqual([
      0.99,
      0.11,
      2,
      4,
      '2026-02-28',
      '2027-01-01',
      '09:59',
      '11:00',
      '2026-11-20T23:59',
      '2026-11-22T00:00',
      '2026-11-21T09:59',
      '2026-11-21T09:30:00.001Z',
    ])
    expect([beyond('time', 'least', '00:00'), beyond('time', 'most', '23:59')]).toEqual([
      undefined,
      undefined,
    ])
  })
})
