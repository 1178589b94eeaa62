import { classifyOrders, OrderRow } from '@remesa/domain/orders'
import { describe, expect, it } from 'vitest'
import { neighboursOf } from './order-neighbours'

const row = (serviceId: string | null, day: string, facts: object = {}) =>
  OrderRow.parse({
    serviceId,
    serviceType: '0',
    serviceStatusCode: 'PENDING',
    requestInitialTime: `${day}T09:00:00+01:00`,
    ...facts,
  })

const clock = { now: new Date('2026-11-23T09:30:00Z'), timeZone: 'Europe/Madrid' }
const orders = classifyOrders(
  [
    row('before', '2026-11-21'),
    row('today', '2026-11-23'),
    row('tomorrow', '2026-11-24'),
    row(null, '2026-11-25'),
    row('strange', '2026-11-26', { serviceType: '9' }),
    row('later', '2026-11-27', { serviceType: '3' }),
    row('gone', '2026-11-24', { serviceStatusCode: 'CANCELLED' }),
  ],
  clock,
)
const beside = (serviceId: string, showsCancelled = false) => {
  const found = neighboursOf(serviceId, orders, { showsCancelled, ...clock })
  return found && [found.previous?.serviceId, found.next?.serviceId]
}

describe('the orders next to an open one in the list', () => {
  it('the orders next to an open one are those above and below it in the list, across its tables', () => {
    expect(beside('today')).toEqual([undefined, 'tomorrow'])
    expect(beside('later')).toEqual(['tomorrow', 'before'])
    expect(beside('before')).toEqual(['later', undefined])
  })

  it('an order next to an open one is known with its type, which determines the call that reads it', () => {
    const found = neighboursOf('tomorrow', orders, { showsCancelled: false, ...clock })
    expect(found?.next).toEqual({ type: 'assistance-service', serviceId: 'later' })
  })

  it('the orders next to an open one include cancelled orders only while the list shows them', () => {
    expect(beside('gone')).toBeUndefined()
    expect(beside('gone', true)).toEqual(['before', undefined])
    expect(beside('before', true)).toEqual(['later', 'gone'])
  })

  it('an order that the list does not show has no orders next to it', () => {
    expect(beside('elsewhere')).toBeUndefined()
  })
})
