import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { afterEach, describe, expect, it } from 'vitest'
import { anyInstant, anyZone, hostZones } from '../../kernel/zoned-time.arbitraries'
import { classifyOrders, historyWindow, orderStart } from '..'
import { anyOrderRow, configWith, rowWith } from '../orders.arbitraries'

const hostZone = process.env['TZ']
afterEach(() => {
  if (hostZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = hostZone
})

const madrid = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }
const started = (requestInitialTime: string, facts: Record<string, unknown> = {}) =>
  rowWith({ requestInitialTime, ...facts })

/**
 * The expected list of an order in the history. The library Temporal calculates it from the first instants of today and
 * tomorrow.
 */
const expectedList = (row: ReturnType<typeof rowWith>, now: Date, timeZone: string): string => {
  if (row.serviceStatusCode === 'CANCELLED') return 'cancelled'
  const start = orderStart(row)?.getTime()
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const beginOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds
  if (start === undefined || start >= beginOf(today.add({ days: 1 }))) return 'next'
  return start >= beginOf(today) ? 'today' : 'previous'
}

describe('lists', () => {
  it.each([
    ['previous', '2026-11-20T23:59:59+01:00'],
    ['today', '2026-11-21T00:00:00+01:00'],
    ['today', '2026-11-21T23:59:59+01:00'],
    ['next', '2026-11-22T00:00:00+01:00'],
  ] as const)('[ORD-6] the list "%s" contains an order that starts at %s', (list, start) => {
    expect(classifyOrders([started(start)], madrid)[list]).toHaveLength(1)
  })

  it('[ORD-6] a cancelled order is in the list "cancelled", and an order without a start is in the list "next"', () => {
    const cancelled = started('2026-11-21T10:00:00+01:00', { serviceStatusCode: 'CANCELLED' })
    const open = rowWith()
    expect(classifyOrders([cancelled, open], madrid)).toEqual({
      today: [],
      previous: [],
      next: [open],
      cancelled: [cancelled],
    })
  })

  it('[ORD-6] the list "today" begins at one o’clock if the clock of Santiago skips the hour after midnight on that day', () => {
    const santiago = { now: new Date('2026-09-06T12:00:00-03:00'), timeZone: 'America/Santiago' }
    const lists = classifyOrders(
      [
        started('2026-09-06T03:59:59Z', { serviceId: '1' }),
        started('2026-09-06T04:00:00Z', { serviceId: '2' }),
      ],
      santiago,
    )
    expect(lists.previous.map(({ serviceId }) => serviceId)).toEqual(['1'])
    expect(lists.today.map(({ serviceId }) => serviceId)).toEqual(['2'])
  })

  it.each(hostZones)(
    '[ORD-6] every order is in the same list as in an implementation with the library Temporal, in every time zone, on a machine in %s',
    (host) => {
      process.env['TZ'] = host
      fc.assert(
        fc.property(fc.array(anyOrderRow, { maxLength: 4 }), anyInstant, anyZone, (rows, now, timeZone) => {
          const lists = classifyOrders(rows, { now, timeZone })
          for (const [name, list] of Object.entries(lists)) {
            for (const row of list) expect(expectedList(row, now, timeZone)).toBe(name)
          }
          expect(Object.values(lists).flat()).toHaveLength(rows.length)
        }),
      )
    },
  )

  it('[ORD-6] an order that starts near midnight is in the list that a calculation with the library Temporal gives', () => {
    const nearMidnight = fc.record({
      now: anyInstant,
      timeZone: anyZone,
      shift: fc.constantFrom(-1, 0, 1),
      day: fc.constantFrom(0, 1),
    })
    fc.assert(
      fc.property(nearMidnight, ({ now, timeZone, shift, day }) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
        const midnight = today.toPlainDate().add({ days: day }).toZonedDateTime(timeZone)
        const row = started(new Date(midnight.epochMilliseconds + shift).toISOString())
        const [name] =
          Object.entries(classifyOrders([row], { now, timeZone })).find(([, list]) => list.length > 0) ?? []
        expect(name).toBe(expectedList(row, now, timeZone))
      }),
    )
  })
})

describe('order within a list', () => {
  const at = (hour: string, facts: Record<string, unknown> = {}) =>
    started(`2026-11-${hour}:00:00+01:00`, facts)

  it('[ORD-7] the lists "today" and "next" begin with the earliest order, and the lists "previous" and "cancelled" with the latest', () => {
    const rows = ['21T12', '21T08', '25T08', '23T08', '19T08', '20T08'].map((hour) => at(hour))
    const cancelled = ['21T07', '22T07'].map((hour) => at(hour, { serviceStatusCode: 'CANCELLED' }))
    const lists = classifyOrders([...rows, ...cancelled], madrid)
    const hours = (list: readonly ReturnType<typeof rowWith>[]) =>
      list.map((row) => row.requestInitialTime?.slice(8, 13))
    expect(hours(lists.today)).toEqual(['21T08', '21T12'])
    expect(hours(lists.next)).toEqual(['23T08', '25T08'])
    expect(hours(lists.previous)).toEqual(['20T08', '19T08'])
    expect(hours(lists.cancelled)).toEqual(['22T07', '21T07'])
  })

  it('[ORD-7] orders without a start come last in a list, and sorting does not change the sequence of orders with the same start', () => {
    const open = rowWith({ serviceId: 'open' })
    const first = at('23T08', { serviceId: 'first' })
    const second = at('23T08', { serviceId: 'second' })
    const ids = classifyOrders([open, first, second], madrid).next.map(({ serviceId }) => serviceId)
    expect(ids).toEqual(['first', 'second', 'open'])
    const past = ['first', 'second', 'third'].map((serviceId) => at('19T08', { serviceId }))
    expect(classifyOrders(past, madrid).previous).toEqual(past)
  })

  it('[ORD-7] each list of orders is sorted by start, whatever the sequence of the rows in the response', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow), anyInstant, anyZone, (rows, now, timeZone) => {
        const lists = classifyOrders(rows, { now, timeZone })
        const startsOf = (list: readonly (typeof rows)[number][]) =>
          list.map((row) => orderStart(row)?.getTime()).filter((start) => start !== undefined)
        for (const name of ['today', 'next'] as const) {
          expect(startsOf(lists[name])).toEqual(startsOf(lists[name]).toSorted((a, b) => a - b))
        }
        for (const name of ['previous', 'cancelled'] as const) {
          expect(startsOf(lists[name])).toEqual(startsOf(lists[name]).toSorted((a, b) => b - a))
        }
      }),
    )
  })
})

describe('history window', () => {
  it('[ORD-8] by default, the history of orders covers seven days before and seven days after today, from the first to the last second', () => {
    expect(historyWindow(configWith(), madrid)).toEqual({
      lowerLimitSearch: '2026-11-14T00:00:00+01:00',
      upperLimitSearch: '2026-11-28T23:59:59+01:00',
    })
  })

  it('[ORD-8] the start and the end of the history have the time zone offset of their own day, even if the offsets differ', () => {
    const now = new Date('2026-10-25T12:00:00+01:00')
    const config = configWith({ Filter: { PreviousDays: 1, NextDays: 0 } })
    expect(historyWindow(config, { now, timeZone: 'Europe/Madrid' })).toEqual({
      lowerLimitSearch: '2026-10-24T00:00:00+02:00',
      upperLimitSearch: '2026-10-25T23:59:59+01:00',
    })
  })

  it('[ORD-8] in every time zone, the history of orders starts and ends at the times that the library Temporal calculates', () => {
    const days = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(anyInstant, anyZone, days, days, (now, timeZone, PreviousDays, NextDays) => {
        const config = configWith({ Filter: { PreviousDays, NextDays } })
        const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(timeZone)
          .toPlainDate()
        const start = (shift: number) =>
          today.add({ days: shift }).toZonedDateTime(timeZone).epochMilliseconds
        const { lowerLimitSearch, upperLimitSearch } = historyWindow(config, { now, timeZone })
        expect(Date.parse(lowerLimitSearch)).toBe(start(-PreviousDays))
        expect(Date.parse(upperLimitSearch)).toBe(start(NextDays + 1) - 1_000)
      }),
    )
  })
})
