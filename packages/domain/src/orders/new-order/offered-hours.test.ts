import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, instantOf, wallTimeOf } from '../../kernel'
import { anyZone } from '../../kernel/zoned-time.arbitraries'
import {
  endsOffered,
  offeredDays,
  offeredHours,
  serviceWindowRules,
  startsOffered,
  validateServiceWindow,
} from '..'
import {
  anyOrderRow,
  anyPickupWindow,
  anyStepTime,
  configWith,
  hoursWith,
  pointWith,
  rowWith,
  timed,
} from '../orders.arbitraries'

const morning = { ...timed, DefaultFinalTime: '11' }
const settings = {
  config: configWith({ Pickup: morning }),
  servicePoint: pointWith(),
  countryCode: 'ES',
  now: new Date('2026-11-22T09:30:00+01:00'),
  timeZone: 'Europe/Madrid',
}
const tuesday = '2026-11-24'
const like = (pickup: Record<string, unknown>) => ({
  ...settings,
  config: configWith({ Pickup: { ...morning, ...pickup } }),
})
const last = (from: string, until: string, facts: Record<string, unknown> = {}) =>
  rowWith({
    requestInitialTime: `2026-11-17T${from}:00+01:00`,
    requestFinalTime: `2026-11-17T${until}:00+01:00`,
    ...facts,
  })
const hoursOf = (rows: readonly ReturnType<typeof last>[] = [], given = settings, day = tuesday) =>
  offeredHours('pickup', day, given, rows).map(({ part, from, until }) => `${part} ${from}-${until}`)

describe('days that are offered', () => {
  it('[ORD-155] the proposed days for an order are the next five possible days, with the number of existing orders on each day', () => {
    const rows = [
      rowWith({ requestInitialTime: '2026-11-24T09:00:00+01:00' }),
      rowWith({ plannedInitialTime: '2026-11-24T12:00:00+01:00', serviceType: '1' }),
      rowWith({ requestInitialTime: '2026-11-23T09:00:00+01:00', serviceStatusCode: 'CANCELLED' }),
    ]
    expect(offeredDays('pickup', settings, rows)).toEqual([
      { day: '2026-11-22', word: 'today', orders: 0 },
      { day: '2026-11-23', word: 'tomorrow', orders: 0 },
      { day: '2026-11-24', word: 'date', orders: 2 },
      { day: '2026-11-25', word: 'date', orders: 0 },
      { day: '2026-11-26', word: 'date', orders: 0 },
    ])
  })

  it('[ORD-155] if it is too late to request a pickup for tomorrow, the proposed days begin with the day after tomorrow', () => {
    const closed = like({ ForbiddenNextDay: { Enabled: true, StartTime: '08:00', EndTime: '20:00' } })
    expect(offeredDays('pickup', closed, [])[0]?.day).toBe('2026-11-24')
  })

  it('[ORD-155] no days are proposed for an order if the opening hours in the country are shorter than the minimum length of a visit', () => {
    expect(offeredDays('pickup', like({ MinimumRangeInHours: 12 }), [])).toEqual([])
  })
})

describe('hours that are offered', () => {
  it('[ORD-156] the proposed hours for an order are the hours of the last order, and a time window in each part of the day', () => {
    expect(hoursOf([last('09:30', '12:00')])).toEqual([
      'last 09:30-12:00',
      'morning 09:00-11:00',
      'midday 11:00-13:00',
      'afternoon 15:00-17:00',
    ])
  })

  it('[ORD-156] the default times of the country are the proposed hours for the part of the day in which they start', () => {
    const late = like({ DefaultStartTime: '10', DefaultFinalTime: '13:30' })
    expect(hoursOf([], late)).toEqual(['morning 10:00-13:30', 'midday 11:00-13:00', 'afternoon 15:00-17:00'])
    expect(hoursOf([], late, '2026-11-22')).toContain('morning 10:30-12:30')
    expect(hoursOf([], like({ DefaultStartTime: '20', DefaultFinalTime: '22' }))).toEqual(hoursOf())
  })

  it('[ORD-156] if a proposed window equals the hours of the last order, these hours are proposed only once', () => {
    expect(hoursOf([last('09:00', '11:00')])[0]).toBe('last 09:00-11:00')
    expect(hoursOf([last('09:00', '11:00')])).toHaveLength(3)
  })

  it('[ORD-156] the proposed hours include the hours of the last order that has the same type and requested hours', () => {
    const other = last('12:00', '15:00', { serviceType: '1' })
    const none = rowWith({ requestInitialTime: '2026-11-20T09:00:00+01:00' })
    expect(hoursOf([other, none, last('09:30', '12:00')])[0]).toBe('last 09:30-12:00')
    expect(hoursOf([last('22:00', '02:00')])).toHaveLength(3)
  })

  it('[ORD-156] the proposed hours for an order do not contain windows that the rules refuse', () => {
    expect(hoursOf([last('06:00', '08:00')])).not.toContain('last 06:00-08:00')
    expect(hoursOf([], like({ MinimumHour: 12, MaximumHour: 15 }))).toEqual(['midday 12:00-14:00'])
    expect(hoursOf([], settings, '2026-11-22')).toEqual([
      'morning 10:30-12:30',
      'midday 11:00-13:00',
      'afternoon 15:00-17:00',
    ])
  })

  it('[ORD-156] at an econo-cash point, no proposed hours are before the first hour of the point', () => {
    const econo = {
      ...like({ EconoCash: { Enabled: true, DefaultStartTime: '12', DefaultFinalTime: '17' } }),
      servicePoint: pointWith({ econoCash: true }),
    }
    expect(hoursOf([last('09:00', '11:00')], econo)).toEqual(['midday 12:00-17:00', 'afternoon 15:00-17:00'])
  })

  it('[ORD-157] at an econo-cash point, no proposed start is before the first hour of the point, unless only earlier starts are possible', () => {
    const startsFrom = (DefaultStartTime: string) =>
      startsOffered('pickup', tuesday, {
        ...like({ EconoCash: { Enabled: true, DefaultStartTime, DefaultFinalTime: '17' } }),
        servicePoint: pointWith({ econoCash: true }),
      })
    expect(startsFrom('12')[0]).toBe('12:00')
    expect(startsFrom('17')[0]).toBe('08:00')
  })

  it('[ORD-156] no hours are proposed for an order if the country does not ask for hours', () => {
    expect(hoursOf([], like({ AllowIntervalTime: false }))).toEqual([])
  })

  it('[ORD-157] after the last proposed start of an order, enough time remains for the minimum length of a visit', () => {
    const starts = startsOffered('pickup', tuesday, settings)
    expect([starts[0], starts.at(-1), starts.length]).toEqual(['08:00', '16:00', 49])
  })

  it('[ORD-157] the first proposed end of an order is after the start by the minimum length of a visit, rounded up to ten minutes', () => {
    const ends = endsOffered('10:05', hoursWith())
    expect([ends[0], ends.at(-1)]).toEqual(['12:10', '18:00'])
    expect(endsOffered('17:00', hoursWith())).toEqual([])
    expect(endsOffered('08:00', hoursWith({ minimumRangeHours: 0 }))[0]).toBe('08:10')
  })

  const anyWanted = fc.record({
    given: anyPickupWindow,
    rows: fc.array(anyOrderRow, { maxLength: 6 }),
    ahead: fc.integer({ min: 0, max: 20 }),
  })

  it('[ORD-155] [ORD-156] [ORD-157] the rules accept all proposed days and hours for an order', () => {
    fc.assert(
      fc.property(anyWanted, anyZone, ({ given, rows, ahead }, timeZone) => {
        const here = { ...given, timeZone }
        const rules = serviceWindowRules('pickup', here)
        const issuesOf = (serviceDate: string, from: string, until: string) =>
          validateServiceWindow({ serviceDate, from, until }, rules, here)
        const days = offeredDays('pickup', here, rows)
        const dates = days
          .flatMap(({ day }) => issuesOf(day, '', ''))
          .filter(({ path }) => path === 'serviceDate')
        expect(dates).toEqual([])
        expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted())
        const day = addDays(rules.earliestDate, ahead)
        const hours = offeredHours('pickup', day, here, rows)
        expect(hours.flatMap(({ from, until }) => issuesOf(day, from, until))).toEqual([])
        const starts = rules.allowInterval ? startsOffered('pickup', day, here) : []
        const [first] = starts
        for (const start of [first, starts.at(-1)]) {
          const ends = start === undefined ? [] : endsOffered(start, rules)
          expect(ends.length > 0).toBe(start !== undefined)
          expect(ends.flatMap((end) => issuesOf(day, start ?? '', end))).toEqual([])
        }
      }),
    )
  })

  it('[ORD-157] the proposed starts and ends for an order include every time that the rules accept, if the end is after the start', () => {
    fc.assert(
      fc.property(anyWanted, anyStepTime, anyStepTime, ({ given: anywhere, ahead }, from, until) => {
        const given = { ...anywhere, servicePoint: pointWith() }
        const rules = serviceWindowRules('pickup', given)
        const day = addDays(rules.earliestDate, ahead)
        fc.pre(rules.allowInterval && from !== until)
        // The rules accept a time that the clock skips, and treat it as an hour later. Such a time is not proposed.
        fc.pre(wallTimeOf(instantOf(day, from, given.timeZone), given.timeZone) === from)
        const isAccepted = validateServiceWindow({ serviceDate: day, from, until }, rules, given).length === 0
        const isOffered =
          startsOffered('pickup', day, given).includes(from) && endsOffered(from, rules).includes(until)
        expect(isOffered).toBe(isAccepted)
      }),
    )
  })
})
