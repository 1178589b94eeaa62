import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderToRepeat, requestTypes } from '..'
import { instantOrNone, orderKind } from '../order/order-kind'
import { anyOrderRow, rowWith } from '../orders.arbitraries'

const sent = (day: number, facts: Record<string, unknown> = {}) =>
  rowWith({ requestedTime: `2026-11-${day}T09:00:00Z`, ...facts })

describe('the order that "the same as" repeats', () => {
  it('[ORD-160] the order that was sent last is proposed for repetition, even if it is done or starts earlier than other orders', () => {
    const done = sent(14, { serviceStatusCode: 'DONE', requestInitialTime: '2026-11-30T09:00:00Z' })
    const last = sent(20, { requestInitialTime: '2026-11-21T09:00:00Z' })
    expect(orderToRepeat([done, last])).toBe(last)
  })

  it('[ORD-160] a cancelled order is never proposed for repetition', () => {
    const [first, cancelled] = [sent(23), sent(25, { serviceStatusCode: 'CANCELLED' })]
    expect(orderToRepeat([cancelled, first])).toBe(first)
    expect(orderToRepeat([cancelled])).toBeUndefined()
  })

  it('[ORD-160] the order that is proposed for repetition has the chosen order type', () => {
    const [pickup, delivery] = [sent(20), sent(21, { serviceType: '1' })]
    expect(orderToRepeat([pickup, delivery])).toBe(delivery)
    expect(orderToRepeat([pickup, delivery], 'pickup')).toBe(pickup)
    expect(orderToRepeat([pickup, delivery], 'assistance-service')).toBeUndefined()
  })

  it('[ORD-160] if two orders were sent at the same time, the order that starts later is proposed, or the pickup if both orders start together', () => {
    const start = { requestInitialTime: '2026-11-24T09:00:00Z' }
    const [pickup, delivery] = [sent(20, start), sent(20, { ...start, serviceType: '1' })]
    expect(orderToRepeat([delivery, pickup])).toBe(pickup)
    const later = sent(20, { requestInitialTime: '2026-11-25T09:00:00Z', serviceType: '1' })
    expect(orderToRepeat([pickup, later])).toBe(later)
  })

  it('[ORD-160] an order of an unknown type is never proposed for repetition', () => {
    expect(orderToRepeat([sent(20, { serviceType: '9' })])).toBeUndefined()
  })

  it('[ORD-160] the order that is proposed for repetition is always the last sent order of the chosen type that was not cancelled', () => {
    const anyType = fc.constantFrom(undefined, ...requestTypes.map(({ type }) => type))
    fc.assert(
      fc.property(fc.array(anyOrderRow), anyType, (rows, type) => {
        const candidates = rows.filter((row) => {
          const kind = orderKind(row)
          return row.serviceStatusCode !== 'CANCELLED' && kind !== undefined && (type ?? kind) === kind
        })
        const found = orderToRepeat(rows, type)
        expect(found === undefined).toBe(candidates.length === 0)
        if (found === undefined) return
        expect(candidates).toContain(found)
        const timeOf = ({ requestedTime }: typeof found) =>
          instantOrNone(requestedTime)?.getTime() ?? -Infinity
        expect(candidates.every((row) => timeOf(row) <= timeOf(found))).toBe(true)
      }),
    )
  })
})
