import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextMidnight } from '../../kernel'
import { anyZone } from '../../kernel/testing'
import {
  canRequestOrder,
  classifyOrders,
  HISTORY_EXPORT_OK_KEY,
  historyWindow,
  orderMessageKeys,
  orderOutcomeKeys,
  rowTimes,
  shownHistoryTables,
} from '..'
import { abilityWith, anyOrderRow, configWith, pointWith, rowWith } from '../orders.arbitraries'
import { historyTables } from './orders-page'

const row = rowWith()
const anyRecent = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) }).map((time) => new Date(time))
const anyRecentRow = anyRecent.map((start) => rowWith({ requestInitialTime: start.toISOString() }))

describe('tables of the history', () => {
  it('[ORD-12] the table of cancelled orders is shown if its switch is on and there is at least one cancelled order', () => {
    expect(shownHistoryTables({ cancelled: [row] }, { showsCancelled: true })).toEqual(historyTables)
    const others = ['today', 'next', 'previous']
    expect(shownHistoryTables({ cancelled: [row] }, { showsCancelled: false })).toEqual(others)
    expect(shownHistoryTables({ cancelled: [] }, { showsCancelled: true })).toEqual(others)
  })

  it('[ORD-12] the tables of the history show every order, but cancelled orders only while their switch is on', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow, { maxLength: 5 }), fc.boolean(), (rows, showsCancelled) => {
        const lists = classifyOrders(rows, { now: new Date('2026-11-21T09:30:00Z'), timeZone: 'UTC' })
        const shown = shownHistoryTables(lists, { showsCancelled }).flatMap((table) => lists[table])
        const expected = rows.filter(
          ({ serviceStatusCode }) => showsCancelled || serviceStatusCode !== 'CANCELLED',
        )
        expect(new Set(shown)).toEqual(new Set(expected))
      }),
    )
  })
})

describe('a day of the history', () => {
  it('[ORD-10] both the lists and the period of the order history use the days of the time zone of the service point', () => {
    const now = new Date('2026-11-21T23:30:00Z')
    const order = rowWith({ requestInitialTime: '2026-11-22T10:00:00Z' })
    const listIn = (timeZone: string) =>
      Object.entries(classifyOrders([order], { now, timeZone })).find(([, rows]) => rows.length > 0)?.[0]
    expect([listIn('Europe/Madrid'), listIn('UTC'), listIn('America/Lima')]).toEqual([
      'today',
      'next',
      'next',
    ])
    const lowerIn = (timeZone: string) => historyWindow(configWith(), { now, timeZone }).lowerLimitSearch
    expect([lowerIn('Europe/Madrid'), lowerIn('UTC')]).toEqual([
      '2026-11-15T00:00:00+01:00',
      '2026-11-14T00:00:00+00:00',
    ])
  })

  it('[ORD-11] the lists of orders do not change until midnight, when all orders of today move to the list "previous"', () => {
    fc.assert(
      fc.property(
        fc.array(anyRecentRow, { maxLength: 5 }),
        anyRecent,
        anyZone,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, now, timeZone, share) => {
          const midnight = nextMidnight(now, timeZone)
          const gone = Math.floor((midnight.getTime() - 1 - now.getTime()) * share)
          const later = new Date(now.getTime() + gone)
          const lists = classifyOrders(rows, { now, timeZone })
          expect(classifyOrders(rows, { now: later, timeZone })).toEqual(lists)
          const turned = classifyOrders(rows, { now: midnight, timeZone })
          expect(turned.previous).toEqual(expect.arrayContaining([...lists.today, ...lists.previous]))
          expect(turned.previous).toHaveLength(lists.today.length + lists.previous.length)
        },
      ),
    )
  })
})

describe('times of a row', () => {
  const times = {
    requestedTime: '2026-11-20T16:00:00Z',
    requestInitialTime: '2026-11-21T09:00:00Z',
    requestFinalTime: '2026-11-21T11:00:00Z',
    plannedInitialTime: '2026-11-21T10:00:00Z',
    plannedFinalTime: '2026-11-21T10:30:00Z',
    realInitialTime: '2026-11-21T10:05:00Z',
    realFinalTime: '2026-11-21T10:15:00Z',
  }

  it('[ORD-13] the row of an order shows the requested and the planned hours, and the real end', () => {
    expect(rowTimes(rowWith(times))).toEqual({
      requested: { from: times.requestInitialTime, until: times.requestFinalTime },
      planned: { from: times.plannedInitialTime, until: times.plannedFinalTime },
      completed: times.realFinalTime,
    })
  })

  it('[ORD-13] the row of an order shows the time of the request if no hours were requested, and the real start if there is no real end', () => {
    const some = { ...times, requestInitialTime: null, realFinalTime: null }
    expect(rowTimes(rowWith(some))).toMatchObject({
      requested: { from: times.requestedTime, until: null },
      completed: times.realInitialTime,
    })
  })

  it('[ORD-13] a time in the row of an order is empty only if the order does not contain this time', () => {
    fc.assert(
      fc.property(anyOrderRow, (order) => {
        const { requested, planned, completed } = rowTimes(order)
        expect(requested.from === null).toBe(
          order.requestInitialTime === null && order.requestedTime === null,
        )
        expect(planned.from).toBe(order.plannedInitialTime)
        expect(completed === null).toBe(order.realFinalTime === null && order.realInitialTime === null)
      }),
    )
  })
})

describe('a new order', () => {
  const rulesOf = (roles: readonly string[], points: Parameters<typeof canRequestOrder>[1]) =>
    canRequestOrder(abilityWith(roles), points).reasons.map(({ rule }) => rule)

  it('[ORD-14] a new order requires permission to manage the orders page, and a service point that can have orders', () => {
    expect(canRequestOrder(abilityWith(['PICKUP']), [pointWith()])).toEqual({ allowed: true, reasons: [] })
    expect(rulesOf(['ORDERS'], [pointWith()])).toEqual(['page-not-managed'])
    expect(rulesOf(['PICKUP'], [])).toEqual(['no-service-points'])
    expect(rulesOf(['PICKUP'], [pointWith({ adapters: ['deposit'] })])).toEqual(['no-service-points'])
    expect(rulesOf([], [])).toEqual(['page-not-managed', 'no-service-points'])
  })

  it('[ORD-14] while the service points are loading, the user can start a new order', () => {
    expect(rulesOf(['PICKUP'], undefined)).toEqual([])
    expect(rulesOf(['ORDERS'], undefined)).toEqual(['page-not-managed'])
  })

  it('[ORD-14] the user can start a new order if at least one service point can have orders', () => {
    const anyPoint = fc.subarray(['pickup', 'deposit', 'sol_customer', 'rv']).map((adapters) => ({
      active: true,
      subclient: { active: true, client: { active: true } },
      adapters: adapters.map((code, index) => ({ id: index, code, name: code, assignable: false })),
    }))
    fc.assert(
      fc.property(fc.array(anyPoint), (points) => {
        const takesPart = points.some(({ adapters }) =>
          adapters.some(({ code }) => code === 'pickup' || code === 'sol_customer'),
        )
        expect(canRequestOrder(abilityWith(['PICKUP']), points).allowed).toBe(takesPart)
      }),
    )
  })
})

describe('messages after a call', () => {
  it('[ORD-18] each call about orders has one message for success and one message for failure', () => {
    expect(orderOutcomeKeys).toEqual({
      newOrder: { ok: 'messages.newOrder.ok', ko: 'messages.newOrder.ko' },
      cancelOrder: { ok: 'messages.cancelOrder.ok', ko: 'messages.cancelOrder.ko' },
      rateOrder: { ok: 'messages.rateOrder.ok', ko: 'messages.rateOrder.ko' },
    })
    expect(HISTORY_EXPORT_OK_KEY).toBe('message.usersreport.ok')
    for (const { ok, ko } of Object.values(orderOutcomeKeys)) {
      expect(orderMessageKeys).toContain(ok)
      expect(orderMessageKeys).toContain(ko)
    }
    expect(orderMessageKeys).toContain(HISTORY_EXPORT_OK_KEY)
  })
})
