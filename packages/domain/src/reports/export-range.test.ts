import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { suggestionsOf } from '../kernel'
import { anyDay, stepBeyond } from '../kernel/testing'
import { adjustRange, type DateRange, exportRange, reportMessageKeys, validateExportRange } from '.'
import { anyExportBounds } from './testing'

const bounds = exportRange({ now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' })
const shortly = (range: DateRange) =>
  validateExportRange(range, bounds).map(({ path, rule }) => `${path} ${rule}`)
const isWithin = (day: string, { from, to }: DateRange) => from <= day && day <= to
const anyTypedDay = fc.oneof(anyDay, fc.constantFrom('', ' ', '2026-02-29', '21/11/2026', 'x'))

/** The range of an export: two days near the accepted bounds, in any order. Some of the days are incomplete. */
const anyDraft = anyExportBounds.chain(({ bounds: allowed }) => {
  const near = fc
    .integer({ min: -3, max: 93 })
    .map((shift) => Temporal.PlainDate.from(allowed.from).add({ days: shift }).toString())
  const anyEnd = fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: anyTypedDay })
  return fc.record({
    range: fc.record({ from: anyEnd, to: anyEnd }),
    changed: fc.constantFrom('from' as const, 'to' as const),
    bounds: fc.constant(allowed),
  })
})

describe('the range of an export', () => {
  it('[RPT-30] the range of an export begins 90 days before today and ends today', () => {
    expect(bounds).toEqual({ from: '2026-08-23', to: '2026-11-21' })
  })

  it('[RPT-30] the 90 days of an export are calendar days in the time zone of the export', () => {
    fc.assert(
      fc.property(anyExportBounds, ({ now, timeZone, bounds: range }) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(timeZone)
          .toPlainDate()
        expect(range).toEqual({ from: today.subtract({ days: 90 }).toString(), to: today.toString() })
        expect(validateExportRange(range, range)).toEqual([])
      }),
    )
  })
})

describe('a first day after the last day', () => {
  it.each([
    ['from', '2026-11-05', '2026-11-01', '2026-11-05', '2026-11-05'],
    ['to', '2026-11-05', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['from', '2026-11-01', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['from', '2026-11-01', '2026-11-05', '2026-11-01', '2026-11-05'],
    ['from', '2026-12-24', '2026-11-05', '2026-12-24', '2026-11-21'],
    ['to', '2026-11-05', '2026-01-01', '2026-08-23', '2026-01-01'],
    ['from', '2027-01-01', '2027-01-01', '2027-01-01', '2027-01-01'],
    ['from', '2026-11-05', '', '2026-11-05', ''],
    ['to', 'x', '2026-11-05', 'x', '2026-11-05'],
  ] as const)(
    '[RPT-31] after a change of the day `%s`, the range %s to %s of an export becomes %s to %s',
    (changed, from, to, newFrom, newTo) => {
      expect(adjustRange({ from, to }, changed, bounds)).toEqual({ from: newFrom, to: newTo })
    },
  )

  it('[RPT-31] if the user changes one day of an export’s range, this day is kept, and the day at the opposite end moves only as far as needed', () => {
    fc.assert(
      fc.property(anyDraft, ({ range, changed, bounds: allowed }) => {
        const adjusted = adjustRange(range, changed, allowed)
        const other = changed === 'from' ? 'to' : 'from'
        expect(adjusted[changed]).toBe(range[changed])
        expect(adjustRange(adjusted, changed, allowed)).toEqual(adjusted)
        if (adjusted[other] !== range[other]) {
          expect(range.from > range.to).toBe(true)
          expect(isWithin(adjusted[other], allowed)).toBe(true)
        }
        const issues = validateExportRange(range, allowed)
        if (isWithin(range[changed], allowed) && issues.every(({ rule }) => rule === 'date-range')) {
          expect(adjusted.from <= adjusted.to).toBe(true)
        }
      }),
    )
  })
})

describe('accepted ranges', () => {
  it.each([
    ['2026-08-23', '2026-11-21', []],
    ['2026-11-21', '2026-11-21', []],
    ['2026-08-22', '2026-11-21', ['from date-range']],
    ['2026-08-23', '2026-11-22', ['to date-range']],
    ['2026-11-22', '2026-11-21', ['from date-range']],
    ['2026-11-05', '2026-11-04', ['to date-range']],
    ['', '', ['from required', 'to required']],
    [' ', '2026-11-21', ['from required']],
    ['2026-02-29', '21/11/2026', ['from date', 'to date']],
  ])('[RPT-32] the range %s to %s of an export has the issues %j', (from, to, expected) => {
    expect(shortly({ from, to })).toEqual(expected)
  })

  it('[RPT-32] the validation issues of an export’s range contain the first and the last accepted day', () => {
    const both = validateExportRange({ from: '2027-01-01', to: '2027-01-01' }, bounds)
    const params = {
      earliestDay: '2026-08-23',
      latestDay: '2026-11-21',
      earliest: '23/08/2026',
      latest: '21/11/2026',
    }
    const facts = { rule: 'date-range', key: 'validation.messages.date-range', params }
    expect(both).toEqual([
      { ...facts, path: 'from' },
      { ...facts, path: 'to' },
    ])
    const [end] = validateExportRange({ from: '2026-11-05', to: '2026-11-04' }, bounds)
    expect(end?.params).toEqual({ ...params, earliestDay: '2026-11-05', earliest: '05/11/2026' })
  })

  it('[RPT-32] the range of an export is accepted if and only if both days are within the bounds and in order', () => {
    fc.assert(
      fc.property(anyDraft, ({ range, bounds: allowed }) => {
        const issues = validateExportRange(range, allowed)
        const isFine = isWithin(range.from, allowed) && isWithin(range.to, allowed) && range.from <= range.to
        const isWhole = issues.every(({ rule }) => rule === 'date-range')
        if (isWhole) expect(issues.length === 0).toBe(isFine)
        const shared = ['required'].map((rule) => `validation.messages.${rule}`)
        for (const { key } of issues) expect([...shared, ...reportMessageKeys]).toContain(key)
      }),
    )
  })

  it('[RPT-32] the days that the validation issues of an export’s range suggest are accepted, and the days just beyond them are refused', () => {
    fc.assert(
      fc.property(anyDraft, ({ range, bounds: allowed }) => {
        for (const issue of validateExportRange(range, allowed)) {
          const issuesWith = (day: unknown) =>
            validateExportRange({ ...range, [issue.path]: String(day) }, allowed).filter(
              ({ path }) => path === issue.path,
            )
          const suggestions = suggestionsOf(issue)
          expect(suggestions).toHaveLength(issue.rule === 'date-range' ? 2 : 0)
          for (const suggestion of suggestions) {
            expect(issuesWith(suggestion.value)).toEqual([])
            expect(issuesWith(stepBeyond(suggestion))).toEqual([issue])
          }
        }
      }),
    )
  })
})
