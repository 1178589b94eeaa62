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
  it('the previous and the next order of an open order are the orders above and below it in the list, even in another table', () => {
    expect(beside('today')).toEqual([undefined, 'tomorrow'])
    expect(beside('later')).toEqual(['tomorrow', 'before'])
    expect(beside('before')).toEqual(['later', undefined])
  })

  it('the previous and the next order of an open order include their types, because the type decides which call reads an order', () => {
    const found = neighboursOf('tomorrow', orders, { showsCancelled: false, ...clock })
    expect(found?.next).toEqual({ type: 'assistance-service', serviceId: 'later' })
  })

  it('the previous and the next order of an open order can be cancelled orders only while the list shows cancelled orders', () => {
    expect(beside('gone')).toBeUndefined()
    expect(beside('gone', true)).toEqual(['before', undefined])
    expect(beside('before', true)).toEqual(['later', 'gone'])
  })

  it('an open order that the list does not show has no previous and no next order', () => {
    expect(beside('elsewhere')).toBeUndefined()
  })
})
