import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { check, type RuleName, type RuleParams, validationRules } from './index'
import { anyDay, anyInstant, anyTime, anyZone } from './zoned-time.arbitraries'

const accepts = <R extends RuleName>(rule: R, value: unknown, params: RuleParams[R]): boolean =>
  check(rule, 'field', value, params) === undefined

const now = new Date('2026-11-21T09:30:00Z')
const timeZone = 'Europe/Madrid'

describe('times', () => {
  it('[VAL-17] the rule `min-interval-hours` accepts an interval of the required hours, and refuses a shorter interval', () => {
    const from = (start: string | undefined, hours: number | undefined) => (end: string) =>
      accepts('min-interval-hours', end, { start, hours })
    expect(['11:59', '12:00', '09:00'].map(from('10:00', 2))).toEqual([false, true, false])
    expect(['11:29', '11:30'].map(from('10:00', 1.5))).toEqual([false, true])
    expect(check('min-interval-hours', 'until', '11:00', { start: '10:00', hours: 2 })?.params).toEqual({
      hours: 2,
      start: '10:00',
    })
  })

  it('[VAL-17] the rule `min-interval-hours` accepts any value if the start or the number of hours is missing', () => {
    expect(accepts('min-interval-hours', '10:00', { hours: 2 })).toBe(true)
    expect(accepts('min-interval-hours', '10:00', { start: '', hours: 2 })).toBe(true)
    expect(accepts('min-interval-hours', '10:00', { start: '10:00' })).toBe(true)
    expect(accepts('min-interval-hours', 'noon', { start: '10:00', hours: 0 })).toBe(false)
  })

  it('[VAL-18] the rule `min-starting-interval` compares instants in the time zone of the service point, not clock times', () => {
    const at = (time: string) =>
      accepts('min-starting-interval', time, { day: '2026-11-21', hours: 1, now, timeZone })
    expect(['11:29', '11:30', '23:59', 'noon'].map(at)).toEqual([false, true, true, false])
    expect(accepts('min-starting-interval', '00:00', { hours: 1, now, timeZone })).toBe(true)
    expect(accepts('min-starting-interval', '00:00', { day: '2026-11-21', now, timeZone })).toBe(true)
    expect(accepts('min-starting-interval', '12:00', { day: '2026-02-30', hours: 1, now, timeZone })).toBe(
      false,
    )
  })

  it('[VAL-18] [VAL-22] [VAL-23] a validation issue of a rule about times contains each suggested value in a format for people and in a format for programs', () => {
    const clock = { now, timeZone }
    expect(validationRules['min-starting-interval'].messageParams({ ...clock, hours: 1 })).toEqual({
      hours: 1,
      earliestDay: '2026-11-21',
      earliestTime: '11:30',
      earliest: '21/11/2026 11:30',
    })
    expect(validationRules['invalid-date-pickup'].messageParams(clock)).toEqual({
      earliestDay: '2026-11-23',
      earliest: '23/11/2026',
    })
  })

  it('[VAL-18] the rule `min-starting-interval` gives the same results as an independent calendar, on any day and in any time zone', () => {
    const hours = fc.integer({ min: 0, max: 96 }).map((halves) => halves / 2)
    fc.assert(
      fc.property(anyInstant, anyDay, anyTime, anyZone, hours, (instant, day, time, zone, count) => {
        const start = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds
        const params = { day, hours: count, now: instant, timeZone: zone }
        expect(accepts('min-starting-interval', time, params)).toBe(
          start >= instant.getTime() + count * 3_600_000,
        )
      }),
    )
  })

  it('[VAL-18] the rule `min-starting-interval` accepts the earliest minute in its message, and refuses the minute before', () => {
    // Hours that the clock repeats are excluded, because the text of a repeated minute means only its first occurrence.
    const quiet = fc
      .integer({ min: Date.UTC(2026, 10, 3), max: Date.UTC(2027, 1, 20) })
      .map((time) => new Date(time))
    fc.assert(
      fc.property(quiet, fc.integer({ min: 0, max: 30 }), (instant, hours) => {
        const params = { hours, now: instant, timeZone }
        const { earliestDay, earliestTime } = validationRules['min-starting-interval'].messageParams(params)
        const passes = (at: Temporal.PlainDateTime) =>
          accepts('min-starting-interval', at.toPlainTime().toString({ smallestUnit: 'minute' }), {
            ...params,
            day: at.toPlainDate().toString(),
          })
        const earliest = Temporal.PlainDateTime.from(`${earliestDay}T${earliestTime}`)
        expect(passes(earliest)).toBe(true)
        expect(passes(earliest.subtract({ minutes: 1 }))).toBe(false)
      }),
    )
  })

  it('[VAL-19] the rule `min-hour` accepts the earliest full hour, and refuses the minute before', () => {
    expect(['07:59', '08:00', '08:00:00', 'x'].map((time) => accepts('min-hour', time, { hour: 8 }))).toEqual(
      [false, true, true, false],
    )
  })

  it('[VAL-20] the rule `max-hour` accepts the latest full hour, and refuses any later second', () => {
    const times = ['17:59', '18:00', '18:00:00', '18:00:01', '18:01', '18:10', 'x', '17:60']
    expect(times.map((time) => accepts('max-hour', time, { hour: 18 }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(accepts('max-hour', '23:59', { hour: 24 })).toBe(true)
  })
})

describe('pickup dates', () => {
  const pickup = (at: string, day: string, window = { startTime: '15:00', endTime: '20:00' }) =>
    accepts('invalid-date-pickup', day, { ...window, now: new Date(at), timeZone })

  it('[VAL-22] between its start and end times, the rule `invalid-date-pickup` accepts only the day after tomorrow and later days', () => {
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-12-01']
    expect(days.map((day) => pickup('2026-11-21T14:00:00Z', day))).toEqual([false, false, true, true])
    expect(days.map((day) => pickup('2026-11-21T13:59:59Z', day))).toEqual([true, true, true, true])
    expect(days.map((day) => pickup('2026-11-21T19:00:00Z', day))).toEqual([true, true, true, true])
  })

  it('[VAL-22] between its start and end times, the rule `invalid-date-pickup` refuses today and tomorrow, even after midnight', () => {
    const night = { startTime: '22:00', endTime: '06:00' }
    expect(pickup('2026-11-21T23:30:00Z', '2026-11-23', night)).toBe(false)
    expect(pickup('2026-11-21T23:30:00Z', '2026-11-24', night)).toBe(true)
  })

  it('[VAL-22] without start and end times, the rule `invalid-date-pickup` accepts every day of the calendar', () => {
    expect(accepts('invalid-date-pickup', '2026-11-21', { now, timeZone })).toBe(true)
    expect(accepts('invalid-date-pickup', '2026-11-21', { startTime: '00:00', now, timeZone })).toBe(true)
    expect(accepts('invalid-date-pickup', '2026-02-30', { now, timeZone })).toBe(false)
  })

  it('[VAL-22] the rule `invalid-date-pickup` accepts the earliest day in its message, and refuses all days before it', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const params = { startTime: '00:00', endTime: '23:59', now: instant, timeZone: zone }
        const { earliestDay } = validationRules['invalid-date-pickup'].messageParams(params)
        const dayBefore = Temporal.PlainDate.from(String(earliestDay)).subtract({ days: 1 }).toString()
        expect(accepts('invalid-date-pickup', earliestDay, params)).toBe(true)
        const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
        fc.pre(!(local.hour === 23 && local.minute === 59))
        expect(accepts('invalid-date-pickup', dayBefore, params)).toBe(false)
      }),
    )
  })
})
