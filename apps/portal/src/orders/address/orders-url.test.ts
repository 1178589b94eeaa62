import { requestTypes, visitGroups } from '@remesa/domain/orders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrdersUrl, readOrdersUrl, writeOrdersUrl } from './orders-url'

const anyId = fc.option(fc.integer({ min: 1, max: 999_999_999_999_999 }), { nil: undefined })
const types = requestTypes.map(({ type }) => type)
const anyNew = fc.oneof(
  fc.record({
    isNew: fc.boolean(),
    newType: fc.constant(undefined),
    repeatId: fc.constant(undefined),
    isReplacement: fc.constant(false),
  }),
  fc.record({
    isNew: fc.constant(true),
    newType: fc.constantFrom(...types),
    repeatId: fc.constant(undefined),
    isReplacement: fc.constant(false),
  }),
  fc.record({
    isNew: fc.constant(true),
    newType: fc.constantFrom(...types),
    repeatId: fc.string({ minLength: 1, maxLength: 64 }),
    isReplacement: fc.boolean(),
  }),
)
const anyRest = fc.record({
  clientId: anyId,
  subclientId: anyId,
  servicePointId: anyId,
  isAll: fc.boolean(),
  canceled: fc.boolean(),
  narrowing: fc.record({
    kind: fc.constantFrom(undefined, ...types),
    group: fc.constantFrom(undefined, ...visitGroups),
    client: anyId,
    point: anyId,
    day: fc.constantFrom(undefined, '2026-11-23', '2028-02-29'),
  }),
  isByPoint: fc.boolean(),
  detail: fc.option(
    fc.record({
      type: fc.constantFrom(...types),
      serviceId: fc.string({ minLength: 1, maxLength: 64 }).filter((id) => !/^\.{1,2}$/.test(id)),
    }),
    { nil: undefined },
  ),
})
const anyState: fc.Arbitrary<OrdersUrl> = fc
  .tuple(anyRest, anyNew)
  .map(([rest, opened]) => ({ ...rest, ...opened }))

/** Reads a URL, which is divided into path and query as by a browser. */
const read = (address: string) => {
  const { pathname, search } = new URL(address, 'https://portal.example')
  return readOrdersUrl(pathname, search)
}

describe('the address of the orders page', () => {
  it('[FIL-7] filters with an unknown or impossible value in the URL of the orders page are ignored', () => {
    const nothing = read('/orders?points=all&kind=flowers&state=lost&ofClient=0&ofPoint=x&day=2026-02-30')
    expect(nothing.narrowing).toEqual({})
    expect(read('/orders?points=all&kind=pickup&state=late&day=2026-02-28').narrowing).toEqual({
      kind: 'pickup',
      group: 'late',
      day: '2026-02-28',
    })
  })

  it('every state of the orders page can be read back from the URL that was written for this state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(writeOrdersUrl(state))).toEqual(state)
      }),
      { numRuns: 1_000 },
    )
  })

  it('whatever text the URL of the orders page contains, it is read as a state without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const state = readOrdersUrl('/orders', search)
        expect(read(writeOrdersUrl(state))).toEqual(state)
      }),
      { numRuns: 1_000 },
    )
  })

  it('the parameter `new` in the URL of the orders page opens a new order of a type, or without a type if it is 1, but not of an unknown type', () => {
    expect(read('/orders?new=pickup&servicePoint=7')).toMatchObject({
      isNew: true,
      newType: 'pickup',
      servicePointId: 7,
    })
    expect(read('/orders?new=1')).toMatchObject({ isNew: true, newType: undefined })
    expect(read('/orders?new=parcel')).toMatchObject({ isNew: false, newType: undefined })
    expect(writeOrdersUrl(read('/orders?new=supply-material-service'))).toBe(
      '/orders?new=supply-material-service',
    )
  })

  it('the URL of the orders page repeats a former order only if the URL contains the type of that order', () => {
    expect(read('/orders?new=pickup&repeat=17')).toMatchObject({ newType: 'pickup', repeatId: '17' })
    expect(read('/orders?new=1&repeat=17').repeatId).toBeUndefined()
    expect(writeOrdersUrl(read('/orders?new=pickup&repeat=A%2F7'))).toBe('/orders?new=pickup&repeat=A%2F7')
  })

  it('[FIL-4] the URL of the orders page can request the orders of all points, and can then also contain the point of the open order', () => {
    expect(read('/orders?points=all').isAll).toBe(true)
    expect(read('/orders?points=1').isAll).toBe(false)
    const address = '/orders/pickup/7?points=all&servicePoint=3'
    expect(writeOrdersUrl(read(address))).toBe(address)
  })

  it('the URL of the orders page does not contain filters that are not chosen', () => {
    expect(writeOrdersUrl(read('/orders'))).toBe('/orders')
  })

  it('the URL of the orders page contains the open order in its path, and its query parameters have a fixed sequence', () => {
    expect(
      writeOrdersUrl({
        detail: { type: 'pickup', serviceId: 'SC-77' },
        isNew: true,
        newType: undefined,
        repeatId: undefined,
        isReplacement: false,
        isAll: false,
        canceled: true,
        narrowing: { kind: 'pickup', point: 3 },
        isByPoint: true,
        servicePointId: 3,
        subclientId: 2,
        clientId: 1,
      }),
    ).toBe(
      '/orders/pickup/SC-77?client=1&center=2&servicePoint=3&canceled=true&kind=pickup&ofPoint=3&by=point&new=1',
    )
  })

  it.each([
    'client=0',
    'client=-1',
    'client=1.5',
    'client=1e3',
    'client=',
    'client=9999999999999999',
    'client=x',
  ])('the invalid filter %s in the URL of the orders page counts as not chosen', (search) => {
    expect(read(`/orders?${search}`).clientId).toBeUndefined()
  })

  it.each(['/orders', '/orders/', '/orders/pickup', '/orders/gift/77', `/orders/pickup/${'x'.repeat(65)}`])(
    'the URL of the orders page does not open an order at %s',
    (path) => {
      expect(read(path).detail).toBeUndefined()
    },
  )
})
