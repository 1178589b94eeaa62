import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStatuses, orderSteps } from '..'
import { anyOrderRow, rowWith } from '../orders.arbitraries'

const stepsOf = (serviceStatusCode: string, facts: Record<string, unknown> = {}) =>
  orderSteps(rowWith({ serviceStatusCode, ...facts }))

describe('the progress of an order', () => {
  it.each([
    ['PENDING', 0.5, [0.5, 0, 0, 0]],
    ['RECEIVED', 1, [1, 0, 0, 0]],
    ['PREPARING', 1.5, [1, 0.5, 0, 0]],
    ['PREPARED', 1.5, [1, 0.5, 0, 0]],
    ['PLANNED', 2, [1, 1, 0, 0]],
    ['ONWAY', 3, [1, 1, 1, 0]],
    ['DONE', 4, [1, 1, 1, 1]],
    ['CANCELLED', undefined, [0, 0, 0, 0]],
    ['LOST', undefined, [0, 0, 0, 0]],
    ['constructor', undefined, [0, 0, 0, 0]],
  ])(
    '[ORD-140] the number of steps that an order in status %s has reached is %s of four',
    (status, reached, filled) => {
      const line = stepsOf(status)
      expect(line.reached).toBe(reached)
      expect(line.steps.map((step) => step.filled)).toEqual(filled)
      expect(line.isCancelled).toBe(status === 'CANCELLED')
    },
  )

  it('[ORD-140] the steps of an order are Received, Planned, On the way and Done, with the same labels as the order statuses', () => {
    const keys = stepsOf('PENDING').steps.map(({ messageKey }) => messageKey)
    expect(keys).toEqual(['RECEIVED', 'PLANNED', 'ONWAY', 'DONE'].map((status) => `orders.status.${status}`))
    const known: readonly string[] = orderStatuses.map(({ messageKey }) => messageKey)
    expect(keys.every((key) => known.includes(key))).toBe(true)
  })

  it('[ORD-140] an order of supplies has the same four steps as other orders, although no visit is planned for it', () => {
    expect(stepsOf('PREPARED', { serviceType: '4' })).toEqual(stepsOf('PREPARED'))
  })

  it('[ORD-141] the steps of an order show the time of the request, the planned hours, and the arrival and departure of the crew', () => {
    const times = {
      requestedTime: '2026-11-20T17:20:00Z',
      plannedInitialTime: '2026-11-22T10:30:00Z',
      plannedFinalTime: '2026-11-22T11:00:00Z',
      realInitialTime: '2026-11-22T10:41:00Z',
      realFinalTime: '2026-11-22T10:52:00Z',
    }
    expect(stepsOf('DONE', times).steps.map(({ span }) => span)).toEqual([
      { from: times.requestedTime, until: null },
      { from: times.plannedInitialTime, until: times.plannedFinalTime },
      { from: null, until: null },
      { from: times.realInitialTime, until: times.realFinalTime },
    ])
  })

  it('[ORD-141] the steps of an order show only times that the order contains', () => {
    fc.assert(
      fc.property(anyOrderRow, (row) => {
        const given = orderSteps(row).steps.flatMap(({ span }) => [span.from, span.until])
        const carried = new Set<unknown>(Object.values(row))
        expect(given.filter((time) => time !== null && !carried.has(time))).toEqual([])
      }),
    )
  })

  it('[ORD-140] an order has reached a step only if it has also reached every earlier step', () => {
    fc.assert(
      fc.property(anyOrderRow, (row) => {
        const { reached = 0, steps } = orderSteps(row)
        expect(steps.reduce((sum, { filled }) => sum + filled, 0)).toBe(reached)
        expect(steps.map(({ filled }) => filled)).toEqual(
          steps.map(({ filled }) => filled).toSorted((a, b) => b - a),
        )
      }),
    )
  })
})
