import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { type AnyIssue, minutesOfTime, suggestionsOf, timeOfMinutes } from '../../kernel'
import { anyZone } from '../../kernel/zoned-time.arbitraries'
import { type ServiceWindowRules, serviceWindowRules, validateServiceWindow } from '..'
import {
  anyOrderHours,
  anyPickupWindow,
  anyStepTime,
  configWith,
  hoursWith,
  pointWith,
} from '../orders.arbitraries'
import { earliestStart } from './service-window'

const timeZone = 'Europe/Madrid'
const clock = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone }
const rulesWith = (parts: Partial<ServiceWindowRules> = {}): ServiceWindowRules => ({
  ...hoursWith(),
  earliestDate: '2026-11-21',
  defaultDate: '2026-11-22',
  reasons: [],
  help: [],
  ...parts,
})
const draft = { serviceDate: '2026-11-24', from: '09:00', until: '13:00' }
const issuesOf = (
  changed: Partial<typeof draft>,
  parts: Partial<ServiceWindowRules> = {},
): readonly AnyIssue[] => validateServiceWindow({ ...draft, ...changed }, rulesWith(parts), clock)
const shortly = (issues: ReturnType<typeof issuesOf>) => issues.map(({ path, rule }) => `${path} ${rule}`)

describe('service date', () => {
  it('[ORD-60] the service date of an order is required', () => {
    expect(issuesOf({ serviceDate: '' })).toEqual([
      { rule: 'required', key: 'validation.messages.required', path: 'serviceDate', params: {} },
    ])
  })

  it.each(['2026-02-30', '24/11/2026', 'tomorrow', '2026-11-24T00:00:00Z'])(
    '[ORD-60] the service date "%s" is refused because it is not a valid date',
    (serviceDate) => {
      expect(shortly(issuesOf({ serviceDate }))).toEqual(['serviceDate date'])
    },
  )

  it('[ORD-61] the service date of an order may be the earliest date, and the validation issue of an earlier date contains the earliest date', () => {
    expect(issuesOf({ serviceDate: '2026-11-21', from: '11:00' })).toEqual([])
    expect(issuesOf({ serviceDate: '2026-11-20' }, { allowInterval: false })).toEqual([
      {
        rule: 'min-date',
        key: 'validation.messages.min-date',
        path: 'serviceDate',
        params: { earliest: '21/11/2026', earliestDay: '2026-11-21' },
      },
    ])
  })

  it('[ORD-61] the validation issue of a service date that is too early has the rule that forbids the days before the earliest date', () => {
    const rules = serviceWindowRules('pickup', {
      config: configWith({
        Pickup: { ForbiddenNextDay: { Enabled: true, StartTime: '9', EndTime: '12' } },
      }),
      servicePoint: pointWith(),
      countryCode: 'PE',
      ...clock,
    })
    expect(validateServiceWindow({ ...draft, serviceDate: '2026-11-22' }, rules, clock)).toEqual([
      {
        rule: 'invalid-date-pickup',
        key: 'validation.messages.invalid-date-pickup',
        path: 'serviceDate',
        params: { start: '09:00', end: '12:00', earliest: '23/11/2026', earliestDay: '2026-11-23' },
      },
    ])
  })
})

describe('start', () => {
  it('[ORD-62] the start of an order is required and must be a time', () => {
    expect(shortly(issuesOf({ from: '' }))).toEqual(['from required'])
    expect(shortly(issuesOf({ from: '25:00' }))).toEqual(['from time'])
  })

  it('[ORD-62] the start of an order may be the minimum hour; an earlier start is refused, and the issue contains the minimum hour', () => {
    expect(issuesOf({ from: '08:00' })).toEqual([])
    expect(issuesOf({ from: '07:50' })).toEqual([
      {
        rule: 'min-hour',
        key: 'validation.messages.min-hour',
        path: 'from',
        params: { hour: 8, earliest: '08:00' },
      },
    ])
  })

  it('[ORD-62] the start of an order is ignored if the country asks for no times', () => {
    expect(issuesOf({ from: '', until: '07:00' }, { allowInterval: false })).toEqual([])
  })

  it('[ORD-63] the start of an order may be the instant at which the notice period ends', () => {
    expect(issuesOf({ serviceDate: '2026-11-21', from: '10:30' })).toEqual([])
    expect(issuesOf({ serviceDate: '2026-11-21', from: '10:20' })).toMatchObject([
      {
        rule: 'min-starting-interval',
        path: 'from',
        params: { hours: 1, earliestDay: '2026-11-21', earliestTime: '10:30', earliest: '21/11/2026 10:30' },
      },
    ])
  })

  it('[ORD-63] the start of an order is refused exactly if the library Temporal finds it before the end of the notice period', () => {
    const anyCase = fc.record({
      timeZone: anyZone,
      day: fc.constantFrom(
        '2026-03-29',
        '2026-10-25',
        '2026-04-05',
        '2026-09-06',
        '2026-11-21',
        '2026-04-24',
      ),
      from: anyStepTime,
      hours: fc.constantFrom(0, 0.5, 1, 3, 24),
      shift: fc.integer({ min: -1_440, max: 1_440 }),
    })
    fc.assert(
      fc.property(anyCase, ({ timeZone: zone, day, from, hours, shift }) => {
        const start = Temporal.PlainDateTime.from(`${day}T${from}`).toZonedDateTime(zone)
        const now = new Date(start.epochMilliseconds - hours * 3_600_000 + shift * 60_000)
        const rules = rulesWith({ startingIntervalHours: hours, earliestDate: '1970-01-01' })
        const found = validateServiceWindow({ ...draft, serviceDate: day, from }, rules, {
          now,
          timeZone: zone,
        })
        expect(found.some(({ rule }) => rule === 'min-starting-interval')).toBe(shift > 0)
      }),
    )
  })

  it('[ORD-63] the start that a validation issue of an order suggests is accepted, and the start one time step earlier is refused', () => {
    fc.assert(
      fc.property(anyPickupWindow, anyStepTime, (window, from) => {
        const rules = serviceWindowRules('pickup', window)
        const refusedAt = (time: string): readonly AnyIssue[] =>
          validateServiceWindow(
            { serviceDate: rules.earliestDate, from: time, until: '' },
            rules,
            window,
          ).filter(({ path }) => path === 'from')
        for (const { params } of refusedAt(from)) {
          const earliest = String(params['earliestTime'] ?? params['earliest'])
          expect(refusedAt(earliest)).toEqual([])
          const before = minutesOfTime(earliest) - 10
          if (before < 0) continue
          const skipped = Temporal.PlainDateTime.from(`${rules.earliestDate}T${timeOfMinutes(before)}`)
          const exists = skipped.toZonedDateTime(window.timeZone).toPlainDateTime().equals(skipped)
          if (exists) expect(refusedAt(timeOfMinutes(before))).not.toEqual([])
        }
      }),
    )
  })
})

describe('end', () => {
  it('[ORD-64] the end of an order is required and must be a time', () => {
    expect(shortly(issuesOf({ until: '' }))).toEqual(['until required'])
    expect(shortly(issuesOf({ until: '9' }))).toEqual(['until time'])
  })

  it('[ORD-64] the end of an order may be the maximum hour; a later end is refused, and the issue contains the maximum hour', () => {
    expect(issuesOf({ until: '18:00' })).toEqual([])
    expect(issuesOf({ until: '18:10' })).toEqual([
      {
        rule: 'max-hour',
        key: 'validation.messages.max-hour',
        path: 'until',
        params: { hour: 18, latest: '18:00' },
      },
    ])
  })

  it('[ORD-64] the end of an order may be at any time if the maximum hour is midnight', () => {
    expect(issuesOf({ until: '23:59' }, { maximumHour: 24 })).toEqual([])
  })
})

describe('minimum range', () => {
  it('[ORD-65] the hours of an order may be exactly as long as the minimum range; if they are shorter, start and end have an issue', () => {
    expect(issuesOf({ from: '11:00' })).toEqual([])
    expect(issuesOf({ from: '11:10' })).toEqual([
      {
        rule: 'min-interval-hours',
        key: 'validation.messages.min-interval-hours',
        path: 'from',
        params: { hours: 2, start: '11:10', latest: '11:00' },
      },
      {
        rule: 'min-interval-hours',
        key: 'validation.messages.min-interval-hours',
        path: 'until',
        params: { hours: 2, start: '11:10', earliest: '13:10' },
      },
    ])
  })

  it.each([
    ['the start if a later end would be after hours', '17:00', '17:30', ['from min-interval-hours']],
    ['the end if an earlier start would be before hours', '08:00', '09:00', ['until min-interval-hours']],
    [
      'both fields if the end is before the start',
      '15:00',
      '12:00',
      ['from min-interval-hours', 'until min-interval-hours'],
    ],
  ])(
    '[ORD-65] if the hours of an order are shorter than the minimum range, the issue is at %s',
    (_, from, until, expected) => {
      expect(shortly(issuesOf({ from, until }))).toEqual(expected)
    },
  )

  it('[ORD-65] if the opening hours are shorter than the minimum range, the validation issue of hours that are too short suggests no value', () => {
    const found = issuesOf({}, { minimumRangeHours: 12 })
    expect(shortly(found)).toEqual(['until min-interval-hours'])
    expect(found.flatMap((issue) => suggestionsOf(issue))).toEqual([])
  })

  it('[ORD-62] [ORD-65] the times of an order must be within the opening hours even if the date is invalid', () => {
    const found = issuesOf({ serviceDate: 'soon', from: '07:00', until: '08:30' })
    expect(found.map(({ path, rule, params }) => [path, rule, params['earliest']])).toEqual([
      ['serviceDate', 'date', undefined],
      ['from', 'min-hour', '08:00'],
      ['until', 'min-interval-hours', '09:00'],
    ])
  })

  it('[ORD-65] the validation issue of hours that are too short suggests no start before the end of the notice period', () => {
    const found = issuesOf({ serviceDate: '2026-11-21', from: '10:40', until: '12:00' })
    expect(found.map(({ path, params }) => [path, params['earliest']])).toEqual([['until', '12:40']])
  })

  it('[ORD-65] the hours of an order are refused as too short exactly if the library Temporal finds them shorter than the minimum range', () => {
    fc.assert(
      fc.property(anyStepTime, anyStepTime, anyOrderHours, (from, until, { MinimumRangeInHours: hours }) => {
        const span = Temporal.PlainTime.from(from).until(until).total('hours')
        const found = issuesOf({ from, until }, { minimumRangeHours: hours })
        expect(found.some(({ rule }) => rule === 'min-interval-hours')).toBe(span < hours)
      }),
    )
  })

  it('[ORD-65] if the hours of an order are too short, the validation issue contains the latest start and the earliest end that make the hours long enough', () => {
    const steps = Array.from({ length: 144 }, (_, step) => step * 10)
    fc.assert(
      fc.property(anyOrderHours, anyStepTime, anyStepTime, (hours, from, until) => {
        const config = configWith({ Pickup: hours })
        const rules = serviceWindowRules('pickup', {
          ...clock,
          config,
          servicePoint: pointWith(),
          countryCode: 'ES',
        })
        const serviceDate = rules.defaultDate
        const found = validateServiceWindow({ serviceDate, from, until }, rules, clock).filter(
          (issue) => issue.rule === 'min-interval-hours',
        )
        if (found.length === 0) return
        const first = minutesOfTime(earliestStart(serviceDate, rules, clock) ?? '')
        const range = rules.minimumRangeHours * 60
        const startsFor = (end: number) => steps.filter((start) => start >= first && end - start >= range)
        const endsFor = (start: number) =>
          steps.filter((end) => end <= rules.maximumHour * 60 && end - start >= range)
        const starts = startsFor(minutesOfTime(until))
        const ends = endsFor(minutesOfTime(from))
        const needsBoth = starts.length === 0 && ends.length === 0
        const latest = (
          needsBoth ? startsFor(steps.findLast((end) => end <= rules.maximumHour * 60) ?? 0) : starts
        ).at(-1)
        const earliest = (needsBoth ? endsFor(first) : ends)[0]
        expect(found.map(({ path, params }) => [path, params.latest ?? params.earliest])).toEqual([
          ...(latest === undefined ? [] : [['from', timeOfMinutes(latest)]]),
          ...(earliest === undefined ? [] : [['until', timeOfMinutes(earliest)]]),
        ])
      }),
    )
  })

  it('[ORD-65] if the opening hours last until midnight, the latest start of an order is the minimum range before 23:50', () => {
    const parts = { minimumHour: 14, maximumHour: 24, minimumRangeHours: 3.5 }
    const short = issuesOf({ from: '20:30', until: '00:00' }, parts).filter(({ path }) => path === 'from')
    expect(short.map(({ params }) => params['latest'])).toEqual(['20:20'])
  })

  it('[ORD-65] if the start of an order is too late and its end too early, the issues contain the latest start and the earliest end', () => {
    const parts = { minimumHour: 8, maximumHour: 18, minimumRangeHours: 4 }
    const found = issuesOf({ from: '20:00', until: '06:00' }, parts)
    const short = found.filter(({ rule }) => rule === 'min-interval-hours')
    expect(short.map(({ path, params }) => [path, params['latest'] ?? params['earliest']])).toEqual([
      ['from', '14:00'],
      ['until', '12:00'],
    ])
  })
})
