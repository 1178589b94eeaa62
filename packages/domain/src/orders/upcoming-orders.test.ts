import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant, anyZone } from '../kernel/zoned-time.arbitraries'
import { classifyOrders, orderStart, upcomingCondition } from '.'
import { anyOrderRow, rowWith } from './orders.arbitraries'

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
