import { OrderRow } from '@remesa/domain/orders'
import { describe, expect, it } from 'vitest'
import { changedOrders } from './changed-orders'

describe('a changed order', () => {
  const row = (serviceId: string | null, serviceStatusCode: string) =>
    OrderRow.parse({ serviceId, serviceStatusCode, serviceType: '0', requestedAmounts: [] })

  it('[LIV-5] an order with another status than at the last reading counts as changed, and is returned with its new status', () => {
    const before = [row('1', 'PENDING'), row('2', 'PLANNED'), row('3', 'DONE'), row(null, 'PENDING')]
    const now = [row('1', 'RECEIVED'), row('2', 'PLANNED'), row('4', 'PENDING'), row(null, 'DONE')]
    expect(changedOrders(before, now)).toEqual([now[0]])
    expect(changedOrders(undefined, now)).toEqual([])
    expect(changedOrders(now, now)).toEqual([])
  })
})
