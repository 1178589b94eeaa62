import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesOfTime } from '../../kernel'
import { serviceHours, suggestUntil } from '..'
import { anyOrderHours, anyStepTime, configWith, hoursWith, timed } from '../orders.arbitraries'

describe('hours', () => {
  const config = configWith({
    Pickup: {
      ...timed,
      MinimumHour: 7,
      MaximumHour: 20,
      EconoCash: { Enabled: true, DefaultStartTime: '11', DefaultFinalTime: null },
    },
    Delivery: { AllowIntervalTime: false, DefaultStartTime: '6', MinimumRangeInHours: 3 },
    TechnicalAssistance: { AllowIntervalTime: true, DefaultStartTime: '10:30', DefaultFinalTime: '16:00:00' },
  })
  const hours = (type: Parameters<typeof serviceHours>[0], econoCash = false) =>
    serviceHours(type, { config, servicePoint: { econoCash } })
  const hoursOf = (block: object) =>
    serviceHours('pickup', { config: configWith({ Pickup: block }), servicePoint: { econoCash: false } })

  it('[ORD-50] for each order type, the country decides whether times are requested; exchanges have the settings of deliveries', () => {
    expect(hours('pickup').allowInterval).toBe(true)
    expect(hours('delivery').allowInterval).toBe(false)
    expect(hours('delivery-exchange').allowInterval).toBe(false)
    expect(hours('assistance-service').allowInterval).toBe(true)
  })

  it('[ORD-51] a country can set the earliest and the latest hour of orders; the defaults are 8 and 18', () => {
    expect(hours('pickup')).toMatchObject({ minimumHour: 7, maximumHour: 20 })
    expect(hours('delivery')).toMatchObject({ minimumHour: 8, maximumHour: 18 })
  })

  it('[ORD-52] a country can set the minimum range and the notice period for each order type; the defaults are 2 hours and 1 hour', () => {
    expect(hours('delivery-exchange')).toMatchObject({ minimumRangeHours: 3, startingIntervalHours: 1 })
    expect(hours('pickup').minimumRangeHours).toBe(2)
  })

  it('[ORD-53] deliveries have the proposed times of pickups, and requests for technicians have other proposed times', () => {
    for (const type of ['pickup', 'delivery', 'delivery-exchange'] as const) {
      expect(hours(type)).toMatchObject({ defaultFrom: '09:00', defaultUntil: '13:00' })
    }
    expect(hours('assistance-service')).toMatchObject({ defaultFrom: '10:30', defaultUntil: '16:00' })
  })

  it('[ORD-53] the times of econo-cash are proposed only for pickups at econo-cash points in a country that sets these times', () => {
    expect(hours('pickup', true)).toMatchObject({ defaultFrom: '11:00', defaultUntil: '13:00' })
    expect(hours('delivery', true).defaultFrom).toBe('09:00')
  })

  it('[ORD-53] if the country has switched off econo-cash, the usual times are proposed for an order', () => {
    const off = configWith({ Pickup: { ...timed, EconoCash: { DefaultStartTime: '11' } } })
    expect(serviceHours('pickup', { config: off, servicePoint: { econoCash: true } }).defaultFrom).toBe(
      '09:00',
    )
  })

  it('[ORD-53] if the country sets no default times, no times are proposed for an order', () => {
    expect(hoursOf({})).toMatchObject({ defaultFrom: '', defaultUntil: '' })
  })

  it('[ORD-55] the country sets the suggested length of an order, which is never shorter than the minimum range', () => {
    const suggested = (of: number | null) =>
      hoursOf({ MinimumRangeInHours: 2, SuggestedFinishingIntervalInHours: of }).suggestedHours
    expect([suggested(null), suggested(1), suggested(4)]).toEqual([2, 2, 4])
  })
})

describe('suggested end', () => {
  it.each([
    ['is two hours after the start when none was chosen', '09:00', '', {}, '11:00'],
    ['stays when it is late enough', '09:00', '11:00', {}, '11:00'],
    ['moves when it became too early', '10:00', '11:00', {}, '12:00'],
    ['follows the country’s suggestion', '09:00', '', { suggestedHours: 4 }, '13:00'],
    ['never passes the maximum hour', '17:00', '', {}, '18:00'],
    ['never passes the day', '23:00', '', { maximumHour: 24 }, '23:50'],
    ['lies on a step', '09:05', '', {}, '11:10'],
    ['stays without a usable start', '9', '10:00', {}, '10:00'],
    ['stays when it is just long enough', '09:00', '11:00', { suggestedHours: 4 }, '11:00'],
    ['moves as far as suggested when it is just too early', '09:00', '10:50', { suggestedHours: 4 }, '13:00'],
  ])(
    '[ORD-55] the suggested end of an order depends on its start and stays within the opening hours: the end %s',
    (_, from, until, parts, expected) => {
      expect(suggestUntil(from, until, hoursWith(parts))).toBe(expected)
    },
  )

  it('[ORD-55] if the hours allow it, the suggested end of an order is at least the minimum range after the start; a second suggestion changes nothing', () => {
    const anyUntil = fc.oneof(anyStepTime, fc.constant(''))
    fc.assert(
      fc.property(anyStepTime, anyUntil, anyOrderHours, (from, until, block) => {
        const hours = serviceHours('pickup', {
          config: configWith({ Pickup: block }),
          servicePoint: { econoCash: false },
        })
        const suggested = suggestUntil(from, until, hours)
        expect(suggestUntil(from, suggested, hours)).toBe(suggested)
        const end = minutesOfTime(from) + hours.minimumRangeHours * 60
        if (end <= Math.min(hours.maximumHour * 60, 23 * 60 + 50))
          expect(minutesOfTime(suggested)).toBeGreaterThanOrEqual(end)
      }),
    )
  })
})
