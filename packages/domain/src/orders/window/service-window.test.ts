import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDayOf,
  instantOf,
  minutesOfTime,
  startOfDay,
  timeOfMinutes,
  wallTimeOf,
} from '../../kernel'
import { anyDay, anyInstant, anyZone } from '../../kernel/zoned-time.arbitraries'
import { serviceWindowRules, suggestUntil, validateServiceWindow } from '..'
import {
  anyOrderHours,
  anyPickupWindow,
  configWith,
  hoursWith,
  pointWith,
  timed,
} from '../orders.arbitraries'
import { earliestStart } from './service-window'

const timeZone = 'Europe/Madrid'
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+01:00`)
const rulesAt = (
  now: Date,
  {
    orders = {},
    countryCode = 'ES',
    econoCash = false,
  }: {
    orders?: Record<string, unknown>
    countryCode?: string
    econoCash?: boolean
  } = {},
) =>
  serviceWindowRules('pickup', {
    config: configWith(orders),
    servicePoint: pointWith({ econoCash }),
    countryCode,
    now,
    timeZone,
  })

describe('earliest and proposed date', () => {
  it('[ORD-56] the earliest date of an order is today if no rule forbids today; the proposed date is tomorrow', () => {
    expect(rulesAt(at('23:59'))).toMatchObject({
      earliestDate: '2026-11-21',
      defaultDate: '2026-11-22',
      reasons: [],
    })
  })

  it('[ORD-56] in Peru, the earliest date of an order is tomorrow, because orders for today are not accepted there', () => {
    expect(rulesAt(at('09:00'), { countryCode: 'PE' })).toMatchObject({
      earliestDate: '2026-11-22',
      reasons: [{ rule: 'not-today', key: 'orders.date.not-today', params: { earliest: '22/11/2026' } }],
    })
  })

  it('[ORD-56] the earliest date of an order is calculated in the time zone of the service point, not of the machine', () => {
    const rules = serviceWindowRules('pickup', {
      config: configWith(),
      servicePoint: pointWith(),
      countryCode: 'ES',
      now: new Date('2026-11-21T23:30:00Z'),
      timeZone: 'Pacific/Kiritimati',
    })
    expect(rules.earliestDate).toBe('2026-11-22')
  })

  describe('hours in which pickups for tomorrow are refused', () => {
    const window = (StartTime: string | null, EndTime: string | null, Enabled = true) => ({
      orders: { Pickup: { ForbiddenNextDay: { Enabled, StartTime, EndTime } } },
    })

    it.each([
      ['16:59', '17:00', '23:00', '2026-11-21'],
      ['17:00', '17:00', '23:00', '2026-11-23'],
      ['22:59', '17:00', '23:00', '2026-11-23'],
      ['23:00', '17:00', '23:00', '2026-11-21'],
      ['23:30', '17:00', '06:00', '2026-11-23'],
      ['05:59', '17:00', '06:00', '2026-11-23'],
      ['06:00', '17:00', '06:00', '2026-11-21'],
      ['17:00', '17:00', '17:00', '2026-11-21'],
      ['18:00', '17', '19', '2026-11-23'],
      ['00:00', '00:00', '24:00', '2026-11-23'],
      ['23:59', '00:00', '24:00', '2026-11-23'],
      ['12:00', '00:00', '00:00', '2026-11-21'],
      ['21:59', '22:00', '24', '2026-11-21'],
      ['22:00', '22:00', '24', '2026-11-23'],
    ])(
      '[ORD-57] at %s, if pickups for tomorrow are refused from %s to %s, the earliest date of a pickup is %s',
      (now, start, end, earliest) => {
        expect(rulesAt(at(now), window(start, end)).earliestDate).toBe(earliest)
      },
    )

    it('[ORD-57] while pickups for tomorrow are refused, the earliest and the proposed date are the day after tomorrow, with a reason', () => {
      const rules = rulesAt(at('17:00'), window('17:00', '06:00'))
      expect(rules.defaultDate).toBe('2026-11-23')
      expect(rules.reasons).toEqual([
        {
          rule: 'invalid-date-pickup',
          key: 'orders.date.invalid-date-pickup',
          earliest: '2026-11-23',
          params: { start: '17:00', end: '06:00', earliest: '23/11/2026' },
        },
      ])
    })

    it('[ORD-57] pickups for tomorrow are accepted if the hours of refusal are switched off or have no start or end', () => {
      for (const off of [window('17', '23', false), window(null, '23'), window('17', null)]) {
        expect(rulesAt(at('18:00'), off).earliestDate).toBe('2026-11-21')
      }
    })

    it('[ORD-57] only pickups are refused for tomorrow, while deliveries and requests for technicians are accepted', () => {
      const ForbiddenNextDay = { Enabled: true, StartTime: '00:00', EndTime: '23:59' }
      const config = configWith({ Delivery: { ForbiddenNextDay }, TechnicalAssistance: { ForbiddenNextDay } })
      for (const type of ['delivery', 'delivery-exchange', 'assistance-service'] as const) {
        const input = { config, servicePoint: pointWith(), countryCode: 'ES', now: at('12:00'), timeZone }
        expect(serviceWindowRules(type, input).earliestDate).toBe('2026-11-21')
      }
    })
  })

  it.each([
    ['15:00', '2026-11-21'],
    ['15:10', '2026-11-22'],
    ['15:01', '2026-11-22'],
  ])(
    '[ORD-58] at %s, the earliest date is %s for hours from 8 to 18, a notice period of 1 hour and a minimum range of 2 hours',
    (now, earliest) => {
      expect(rulesAt(at(now), { orders: { Pickup: timed } }).earliestDate).toBe(earliest)
    },
  )

  it('[ORD-58] if the notice period is 48 hours, the earliest date of an order is two days later', () => {
    const orders = { Pickup: { ...timed, MinimumStartingIntervalInHours: 48 } }
    expect(rulesAt(at('09:00'), { orders })).toMatchObject({
      earliestDate: '2026-11-23',
      reasons: [{ rule: 'no-time-left', params: { hours: 48, earliest: '23/11/2026' } }],
    })
  })

  it('[ORD-58] the earliest date of an order is today if the opening hours in the country are shorter than the minimum range', () => {
    const orders = { Pickup: { ...timed, MinimumRangeInHours: 11 } }
    expect(rulesAt(at('09:00'), { orders })).toMatchObject({ earliestDate: '2026-11-21', reasons: [] })
  })

  it('[ORD-58] a day whose only possible hour the clock skips is never the earliest date of an order', () => {
    // In Madrid, the clock skips the only hour in which a start is possible on the 29th, because daylight saving time
    // begins.
    const now = new Date('2026-03-28T00:30:00+01:00')
    const orders = { Pickup: { ...timed, MinimumHour: 2, MaximumHour: 3, MinimumRangeInHours: 1 } }
    expect(rulesAt(now, { orders }).earliestDate).toBe('2026-03-28')
    expect(rulesAt(now, { orders, countryCode: 'PE' }).reasons).toMatchObject([
      { rule: 'not-today', earliest: '2026-03-29' },
      { rule: 'no-time-left', earliest: '2026-03-30' },
    ])
  })

  it('[ORD-58] the earliest date of an order is the first day that has at least one possible start', () => {
    fc.assert(
      fc.property(anyPickupWindow, (window) => {
        const rules = serviceWindowRules('pickup', window)
        const today = calendarDayOf(window.now, window.timeZone)
        const base = rules.reasons
          .filter(({ rule }) => rule !== 'no-time-left')
          .reduce((latest, { earliest }) => (earliest > latest ? earliest : latest), today)
        const hasSpace = (day: string) => {
          const start = earliestStart(day, rules, window)
          const latest = Math.min(rules.maximumHour * 60, 23 * 60 + 50) - rules.minimumRangeHours * 60
          return start !== undefined && minutesOfTime(start) <= latest
        }
        let first = base
        if (rules.allowInterval) while (!hasSpace(first)) first = addDays(first, 1)
        expect(rules.earliestDate).toBe(first)
      }),
    )
  })

  it('[ORD-59] the first possible start of an order is the first time step within the opening hours and after the notice period', () => {
    const clock = { now: at('08:01'), timeZone }
    expect(earliestStart('2026-11-21', hoursWith(), clock)).toBe('09:10')
    expect(earliestStart('2026-11-22', hoursWith(), clock)).toBe('08:00')
    expect(earliestStart('2026-11-20', hoursWith(), clock)).toBeUndefined()
  })

  it('[ORD-59] the notice period of an order is measured in elapsed hours, even if the clock changes', () => {
    const clock = { now: new Date('2026-03-29T01:30:00+01:00'), timeZone }
    expect(earliestStart('2026-03-29', hoursWith({ minimumHour: 0 }), clock)).toBe('03:30')
  })

  it('[ORD-59] the first possible start of an order is the same as in a search through all time steps, even if the clock changes', () => {
    const clockChanges = [
      ['Europe/Madrid', '2026-03-29'],
      ['Europe/Madrid', '2026-10-25'],
      ['America/Santiago', '2026-09-06'],
      ['America/Havana', '2026-03-08'],
      ['America/Nuuk', '2026-03-28'],
      ['Australia/Lord_Howe', '2026-10-04'],
      ['Pacific/Apia', '2011-12-30'],
    ] as const
    const anyMinuteOf = (from: number, until: number) => fc.integer({ min: from * 60, max: until * 60 })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.tuple(fc.constantFrom(...clockChanges), fc.integer({ min: 0, max: 4 }), anyMinuteOf(-1, 4)),
          fc.tuple(fc.tuple(anyZone, anyDay), fc.integer({ min: 0, max: 23 }), anyMinuteOf(-12, 30)),
        ),
        ([[zone, day], minimumHour, minutesIntoDay]) => {
          const hours = hoursWith({ minimumHour })
          const now = new Date(startOfDay(day, zone).getTime() + minutesIntoDay * 60_000)
          const notBefore = now.getTime() + hours.startingIntervalHours * 3_600_000
          const steps = Array.from({ length: 144 }, (_, step) => timeOfMinutes(step * 10))
          const found = steps.slice(minimumHour * 6).find((time) => {
            const instant = instantOf(day, time, zone)
            return instant.getTime() >= notBefore && wallTimeOf(instant, zone) === time
          })
          expect(earliestStart(day, hours, { now, timeZone: zone })).toBe(found)
        },
      ),
    )
  })

  it('[ORD-66] the proposed date of an order is tomorrow, or the earliest date if that is later', () => {
    fc.assert(
      fc.property(anyPickupWindow, (window) => {
        const { earliestDate, defaultDate } = serviceWindowRules('pickup', window)
        const tomorrow = addDays(calendarDayOf(window.now, window.timeZone), 1)
        expect(defaultDate).toBe(earliestDate > tomorrow ? earliestDate : tomorrow)
      }),
    )
  })
})

describe('help', () => {
  const orders = { Pickup: { ...timed, EconoCash: { Enabled: true, DefaultStartTime: '11' } } }

  it('[ORD-67] three hints about dates and hours are shown at an econo-cash point of Peru', () => {
    expect(rulesAt(at('09:00'), { orders, countryCode: 'PE', econoCash: true }).help).toEqual([
      { rule: 'minimum-service-hours', key: 'orders.help.minimum-service-hours', params: { hours: 2 } },
      { rule: 'not-today', key: 'orders.help.not-today', params: {} },
      { rule: 'econo-cash-start', key: 'orders.help.econo-cash-start', params: { time: '11:00' } },
    ])
  })

  it('[ORD-67] a hint about dates or hours is shown only if it applies to the service point', () => {
    const rules = (now: { orders?: Record<string, unknown>; econoCash?: boolean }) =>
      rulesAt(at('09:00'), { countryCode: 'PE', ...now }).help.map(({ rule }) => rule)
    const off = { Pickup: { ...timed, EconoCash: { Enabled: false, DefaultStartTime: '11' } } }
    expect(rules({ orders })).toEqual(['minimum-service-hours', 'not-today'])
    expect(rules({ orders: off, econoCash: true })).toEqual(['minimum-service-hours', 'not-today'])
    expect(rules({ econoCash: true })).toEqual(['not-today'])
  })

  it('[ORD-57] [ORD-67] the refusal of pickups for tomorrow and the hint about econo-cash hours apply only to pickups', () => {
    const ForbiddenNextDay = { Enabled: true, StartTime: '0', EndTime: '24' }
    const config = configWith({
      Pickup: { ...timed, ForbiddenNextDay, EconoCash: { Enabled: true, DefaultStartTime: '11' } },
    })
    const servicePoint = pointWith({ econoCash: true })
    const of = (type: 'pickup' | 'delivery') =>
      serviceWindowRules(type, { config, servicePoint, countryCode: 'PE', now: at('09:30'), timeZone })
    expect([of('pickup').earliestDate, of('delivery').earliestDate]).toEqual(['2026-11-23', '2026-11-22'])
    expect(of('pickup').help.map(({ rule }) => rule)).toContain('econo-cash-start')
    expect(of('delivery').help.map(({ rule }) => rule)).toEqual(['not-today'])
  })

  it('[ORD-67] no hints about dates and hours are shown at a service point to which no hint applies', () => {
    expect(rulesAt(at('09:00'), { orders, econoCash: true }).help).toEqual([])
  })
})

describe('rules and validation together', () => {
  it('[ORD-61] the earliest date of an order is accepted, and the day before is refused', () => {
    fc.assert(
      fc.property(anyPickupWindow, (window) => {
        const rules = serviceWindowRules('pickup', window)
        const dateRules = (serviceDate: string) =>
          validateServiceWindow({ serviceDate, from: '', until: '' }, rules, window)
            .filter(({ path }) => path === 'serviceDate')
            .map(({ rule }) => rule)
        expect(dateRules(rules.earliestDate)).toEqual([])
        expect(dateRules(addDays(rules.earliestDate, -1))).toHaveLength(1)
      }),
    )
  })

  it('[ORD-58] an order is accepted at the first start on the earliest date if it lasts for the minimum range', () => {
    fc.assert(
      fc.property(anyOrderHours, anyInstant, anyZone, (hours, now, zone) => {
        const config = configWith({ Pickup: hours })
        const clock = { now, timeZone: zone }
        const rules = serviceWindowRules('pickup', {
          ...clock,
          config,
          servicePoint: pointWith(),
          countryCode: 'ES',
        })
        const from = earliestStart(rules.earliestDate, rules, clock) ?? ''
        const until = suggestUntil(from, from, { ...rules, suggestedHours: rules.minimumRangeHours })
        expect(validateServiceWindow({ serviceDate: rules.earliestDate, from, until }, rules, clock)).toEqual(
          [],
        )
      }),
    )
  })
})
