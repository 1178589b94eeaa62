import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderToRepeat } from '.'
import { orderStart } from './order-kind'
import { anyOrderRow, rowWith } from './orders.arbitraries'

const at = (day: number, facts: Record<string, unknown> = {}) =>
  rowWith({ requestInitialTime: `2026-11-${day}T09:00:00Z`, ...facts })
const done = { serviceStatusCode: 'DONE' }

describe('the same as last time', () => {
  it('[ORD-160] is the last order that is done, before later ones that are not', () => {
    const [older, last, planned] = [at(14, done), at(20, done), at(24)]
    expect(orderToRepeat([planned, last, older])).toBe(last)
  })

  it('[ORD-160] is the last order where none is done yet, and never a cancelled one', () => {
    const [first, second] = [at(23), at(24)]
    const cancelled = at(25, { serviceStatusCode: 'CANCELLED' })
    expect(orderToRepeat([first, cancelled, second])).toBe(second)
    expect(orderToRepeat([cancelled])).toBeUndefined()
  })

  it('[ORD-160] prefers a pickup only to one of the same start', () => {
    const [pickup, delivery] = [at(20, done), at(20, { ...done, serviceType: '1' })]
    expect(orderToRepeat([delivery, pickup])).toBe(pickup)
    const later = at(21, { ...done, serviceType: '1' })
    expect(orderToRepeat([pickup, later])).toBe(later)
  })

  it('[ORD-160] has a type that is known', () => {
    expect(orderToRepeat([at(20, { serviceType: '9' })])).toBeUndefined()
  })

  it('[ORD-160] is there while one order was not cancelled, and no later one of its kind is', () => {
    fc.assert(
      fc.property(fc.array(anyOrderRow), (rows) => {
        const candidates = rows.filter(
          ({ serviceStatusCode, serviceType }) => serviceStatusCode !== 'CANCELLED' && serviceType !== '9',
        )
        const found = orderToRepeat(rows)
        expect(found === undefined).toBe(candidates.length === 0)
        if (found === undefined) return
        expect(candidates).toContain(found)
        const isDone = candidates.some(({ serviceStatusCode }) => serviceStatusCode === 'DONE')
        expect(found.serviceStatusCode === 'DONE').toBe(isDone)
        const rivals = candidates.filter(({ serviceStatusCode }) => !isDone || serviceStatusCode === 'DONE')
        const start = orderStart(found)?.getTime() ?? 0
        expect(rivals.every((row) => (orderStart(row)?.getTime() ?? 0) <= start)).toBe(true)
      }),
    )
  })
})
