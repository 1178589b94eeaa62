import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forbidden, storageWith } from '../../testing/storage'
import { type OrdersUrl, readOrdersUrl } from '../address'
import { type LastShown, lastShown, likelyScope } from './last-shown'

const anyLast: fc.Arbitrary<LastShown> = fc.record({
  servicePointId: fc.integer({ min: 1, max: 9 }),
  scope: fc.record({
    params: fc.record({
      countryCode: fc.string({ minLength: 1 }),
      servicePointId: fc.string({ minLength: 1 }),
    }),
    days: fc.record({ PreviousDays: fc.nat(), NextDays: fc.nat() }),
    timeZone: fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'America/Lima'),
  }),
})
const at = (address: string): OrdersUrl => {
  const { pathname, search } = new URL(address, 'https://portal.example')
  return readOrdersUrl(pathname, search)
}

describe('the point whose orders were shown last', () => {
  it('[HIS-1] the service point that was shown last is read as it was stored, and as undefined if the stored text is invalid', () => {
    fc.assert(
      fc.property(anyLast, fc.string(), (last, text) => {
        const storage = storageWith()
        lastShown(storage).write(last)
        expect(lastShown(storage).read()).toEqual(last)
        const [key = ''] = storage.stored.keys()
        expect(lastShown(storageWith({ [key]: text })).read()).toBeUndefined()
      }),
    )
    expect(lastShown(forbidden).read()).toBeUndefined()
  })

  it('[HIS-1] the page of orders is predicted to show the last service point again if the URL contains this point, or contains no client, point or order', () => {
    fc.assert(
      fc.property(anyLast, (last) => {
        expect(likelyScope(at('/orders'), last)).toBe(last.scope)
        expect(likelyScope(at('/orders?canceled=true'), last)).toBe(last.scope)
        expect(likelyScope(at(`/orders?servicePoint=${last.servicePointId}`), last)).toBe(last.scope)
        expect(likelyScope(at(`/orders/pickup/7?servicePoint=${last.servicePointId}`), last)).toBe(last.scope)
      }),
    )
  })

  it('[HIS-1] no service point is predicted for the page of orders if the URL contains another point, all points, a client, or only an order', () => {
    fc.assert(
      fc.property(anyLast, (last) => {
        const others = [
          `/orders?servicePoint=${last.servicePointId + 1}`,
          `/orders?points=all&servicePoint=${last.servicePointId}`,
          '/orders?points=all',
          '/orders?client=1',
          '/orders?client=1&center=2',
          '/orders/pickup/7',
        ]
        expect(others.map((address) => likelyScope(at(address), last))).toEqual(others.map(() => undefined))
      }),
    )
    expect(likelyScope(at('/orders'), undefined)).toBeUndefined()
  })
})
