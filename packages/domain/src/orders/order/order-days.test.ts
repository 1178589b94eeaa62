import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { anyInstant, anyZone } from '../../kernel/zoned-time.arbitraries'
import { classifyOrders, groupByDay, namedDay } from '..'
import { anyOrderRow, rowWith } from '../orders.arbitraries'
import { orderStart } from './order-kind'

const clock = { now: new Date('2026-11-22T09:30:00+01:00'), timeZone: 'Europe/Madrid' }
const at = (requestInitialTime: string | null) => rowWith({ requestInitialTime })

describe('days of a list', () => {
  it.each([
    ['2026-11-22', 'today'],
    ['2026-11-23', 'tomorrow'],
    ['2026-11-21', 'yesterday'],
    ['2026-11-24', 'date'],
    ['2026-11-20', 'date'],
    [undefined, 'none'],
  ])('[ORD-142] the heading for the day %s in the list of orders is of the kind "%s"', (day, word) => {
    expect(namedDay(day, clock)).toEqual({ day, word })
  })

  it('[ORD-142] in the list of orders, each day has the orders that start on that day in the time zone of the list', () => {
    const [late, early, dayless] = [at('2026-11-22T23:30:00Z'), at('2026-11-24T08:00:00Z'), at(null)]
    expect(groupByDay([late, early, dayless], clock)).toEqual([
      { day: '2026-11-23', word: 'tomorrow', rows: [late] },
      { day: '2026-11-24', word: 'date', rows: [early] },
      { day: undefined, word: 'none', rows: [dayless] },
    ])
  })

  it('[ORD-142] each day occurs once in the list of orders, and grouping by day does not change the sequence of the orders', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow), anyInstant, anyZone, (rows, now, timeZone) => {
        for (const list of Object.values(classifyOrders(rows, { now, timeZone }))) {
          const groups = groupByDay(list, { now, timeZone })
          expect(groups.flatMap((group) => group.rows)).toEqual(list)
          expect(new Set(groups.map(({ day }) => day)).size).toBe(groups.length)
        }
      }),
    )
  })

  it('[ORD-142] an order in the list is under the day that the library Temporal calculates', () => {
    fc.assert(
      fc.property(anyOrderRow, anyInstant, anyZone, (row, now, timeZone) => {
        const start = orderStart(row)
        const shown =
          start &&
          Temporal.Instant.fromEpochMilliseconds(start.getTime())
            .toZonedDateTimeISO(timeZone)
            .toPlainDate()
            .toString()
        expect(groupByDay([row], { now, timeZone }).map(({ day }) => day)).toEqual([shown])
      }),
    )
  })
})
