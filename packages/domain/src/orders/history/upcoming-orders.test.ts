import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant, anyZone } from '../../kernel/zoned-time.arbitraries'
import type { ServicePoint } from '../../service-points'
import {
  classifyOrders,
  LocatedOrder,
  openVisitsCondition,
  orderStart,
  ordersAtPoints,
  pastCondition,
  upcomingCondition,
} from '..'
import { anyOrderRow, pointWith, rowWith } from '../orders.arbitraries'

type Row = ReturnType<typeof rowWith>
type Clock = Parameters<typeof upcomingCondition>[0]

const isToCome = (row: Row, clock: Clock): boolean => {
  const { startsFrom, exceptStatus } = upcomingCondition(clock)
  const start = orderStart(row)
  return row.serviceStatusCode !== exceptStatus && (start === undefined || start >= startsFrom)
}

describe('upcoming orders', () => {
  const madrid = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }

  it.each([
    ['2026-11-20T23:59:59+01:00', false],
    ['2026-11-21T00:00:00+01:00', true],
    ['2026-11-29T10:00:00+01:00', true],
    [null, true],
  ])('[ORD-150] an order that starts at %s is an upcoming order: %s', (requestInitialTime, expected) => {
    expect(isToCome(rowWith({ requestInitialTime }), madrid)).toBe(expected)
    expect(isToCome(rowWith({ requestInitialTime, serviceStatusCode: 'CANCELLED' }), madrid)).toBe(false)
  })

  it('[ORD-150] the upcoming orders are the orders in the lists "today" and "next", in every time zone', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow), anyInstant, anyZone, (rows, now, timeZone) => {
        const { today, next } = classifyOrders(rows, { now, timeZone })
        const toCome = rows.filter((row) => isToCome(row, { now, timeZone }))
        expect(new Set(toCome)).toEqual(new Set([...today, ...next]))
      }),
    )
  })

  it('[ORD-150] at the midnight at which today begins, an order is upcoming exactly if it is in the list "today"', () => {
    const shifts = fc.constantFrom(-1, 0, 1)
    fc.assert(
      fc.property(anyInstant, anyZone, shifts, (now, timeZone, shift) => {
        const { startsFrom } = upcomingCondition({ now, timeZone })
        const row = rowWith({ requestInitialTime: new Date(startsFrom.getTime() + shift).toISOString() })
        const { today, previous } = classifyOrders([row], { now, timeZone })
        expect([today.length, previous.length]).toEqual(shift < 0 ? [0, 1] : [1, 0])
        expect(isToCome(row, { now, timeZone })).toBe(shift >= 0)
      }),
    )
  })
})

/** The group of open visits to which an order belongs, according to the search condition. */
const openVisitOf = (row: Row, clock: Clock): 'on the way' | 'today' | 'later' | undefined => {
  const { endedStatuses, onTheWayStatus, todayFrom, laterFrom } = openVisitsCondition(clock)
  if (endedStatuses.includes(row.serviceStatusCode) || row.realFinalTime !== null) return undefined
  if (row.serviceStatusCode === onTheWayStatus) return 'on the way'
  const start = orderStart(row)
  if (start === undefined || start >= laterFrom) return 'later'
  return start >= todayFrom ? 'today' : undefined
}

describe('visits that have not ended', () => {
  const madrid = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }

  it.each([
    ['PLANNED', '2026-11-20T23:59:59+01:00', undefined],
    ['PLANNED', '2026-11-21T00:00:00+01:00', 'today'],
    ['PLANNED', '2026-11-21T08:00:00+01:00', 'today'],
    ['STOPPED', '2026-11-21T23:59:59+01:00', 'today'],
    ['RECEIVED', '2026-11-22T00:00:00+01:00', 'later'],
    ['PENDING', null, 'later'],
    ['ONWAY', '2026-11-20T10:00:00+01:00', 'on the way'],
    ['ONWAY', '2026-11-21T10:00:00+01:00', 'on the way'],
    ['DONE', '2026-11-21T10:00:00+01:00', undefined],
    ['CANCELLED', '2026-11-22T10:00:00+01:00', undefined],
  ])(
    '[ORD-171] for a visit in status %s that starts at %s, the group of open visits is: %s',
    (serviceStatusCode, requestInitialTime, expected) => {
      expect(openVisitOf(rowWith({ serviceStatusCode, requestInitialTime }), madrid)).toBe(expected)
      const ended = { realFinalTime: '2026-11-21T09:00:00+01:00' }
      expect(
        openVisitOf(rowWith({ serviceStatusCode, requestInitialTime, ...ended }), madrid),
      ).toBeUndefined()
    },
  )

  it('[ORD-171] the open visits of today are in the list "today" and the later open visits in the list "next", in every time zone', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow), anyInstant, anyZone, (rows, now, timeZone) => {
        const { today, next } = classifyOrders(rows, { now, timeZone })
        const are = (kind: string) => rows.filter((row) => openVisitOf(row, { now, timeZone }) === kind)
        for (const row of are('today')) expect(today).toContain(row)
        for (const row of are('later')) expect(next).toContain(row)
      }),
    )
  })
})

describe('orders over the points of a user', () => {
  const orderAt = (servicePoint: ServicePoint) => LocatedOrder.parse({ ...rowWith({}), servicePoint })

  it('[ORD-153] a list over all points of a user contains only orders at active points that can have orders', () => {
    const [open, closed, foreign] = [pointWith({ id: 1 }), pointWith({ id: 2 }), pointWith({ id: 4 })]
    const withoutOrders = pointWith({ id: 3, adapters: [] })
    const points = [open, { ...closed, active: false }, withoutOrders]
    const shown = ordersAtPoints([open, closed, withoutOrders, foreign, open].map(orderAt), points)
    expect(shown.map(({ servicePoint }) => servicePoint.id)).toEqual([1, 1])
  })
})

describe('past and cancelled orders over several points', () => {
  it('[ORD-194] the search conditions for past and cancelled orders find exactly the lists "previous" and "cancelled", in every time zone', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow), anyInstant, anyZone, (rows, now, timeZone) => {
        const lists = classifyOrders(rows, { now, timeZone })
        for (const list of ['previous', 'cancelled'] as const) {
          const condition = pastCondition(list, { now, timeZone })
          const found = rows.filter((row) => {
            if ('onlyStatus' in condition) return row.serviceStatusCode === condition.onlyStatus
            const start = orderStart(row)
            const isBefore = start !== undefined && start < condition.startsBefore
            return isBefore && row.serviceStatusCode !== condition.exceptStatus
          })
          expect(new Set(found)).toEqual(new Set(lists[list]))
        }
      }),
    )
  })
})
