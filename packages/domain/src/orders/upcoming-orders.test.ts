import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant, anyZone } from '../kernel/zoned-time.arbitraries'
import type { ServicePoint } from '../service-points'
import { classifyOrders, LocatedOrder, orderStart, ordersAtPoints, upcomingCondition } from '.'
import { anyOrderRow, pointWith, rowWith } from './orders.arbitraries'

type Row = ReturnType<typeof rowWith>
type Clock = Parameters<typeof upcomingCondition>[0]

const isToCome = (row: Row, clock: Clock): boolean => {
  const { startsFrom, exceptStatus } = upcomingCondition(clock)
  const start = orderStart(row)
  return row.serviceStatusCode !== exceptStatus && (start === undefined || start >= startsFrom)
}

describe('orders to come', () => {
  const madrid = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }

  it.each([
    ['2026-11-20T23:59:59+01:00', false],
    ['2026-11-21T00:00:00+01:00', true],
    ['2026-11-29T10:00:00+01:00', true],
    [null, true],
  ])('[ORD-150] include one that starts at %s: %s', (requestInitialTime, expected) => {
    expect(isToCome(rowWith({ requestInitialTime }), madrid)).toBe(expected)
    expect(isToCome(rowWith({ requestInitialTime, serviceStatusCode: 'CANCELLED' }), madrid)).toBe(false)
  })

  it('[ORD-150] are those of today and the next ones, in every zone', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow), anyInstant, anyZone, (rows, now, timeZone) => {
        const { today, next } = classifyOrders(rows, { now, timeZone })
        const toCome = rows.filter((row) => isToCome(row, { now, timeZone }))
        expect(new Set(toCome)).toEqual(new Set([...today, ...next]))
      }),
    )
  })

  it('[ORD-150] are decided like the lists round the midnights of today', () => {
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

describe('orders over the points of a user', () => {
  const orderAt = (servicePoint: ServicePoint) => LocatedOrder.parse({ ...rowWith({}), servicePoint })

  it('[ORD-153] are those of points that take part in orders and are not switched off', () => {
    const [open, closed, foreign] = [pointWith({ id: 1 }), pointWith({ id: 2 }), pointWith({ id: 4 })]
    const withoutOrders = pointWith({ id: 3, adapters: [] })
    const points = [open, { ...closed, active: false }, withoutOrders]
    const shown = ordersAtPoints([open, closed, withoutOrders, foreign, open].map(orderAt), points)
    expect(shown.map(({ servicePoint }) => servicePoint.id)).toEqual([1, 1])
  })
})
