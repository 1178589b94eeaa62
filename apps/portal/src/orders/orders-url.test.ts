import { requestTypes } from '@remesa/domain/orders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrdersUrl, readOrdersUrl, writeOrdersUrl } from './orders-url'

const anyId = fc.option(fc.integer({ min: 1, max: 999_999_999_999_999 }), { nil: undefined })
const anyState: fc.Arbitrary<OrdersUrl> = fc.record({
  clientId: anyId,
  subclientId: anyId,
  servicePointId: anyId,
  canceled: fc.boolean(),
  isNew: fc.boolean(),
  detail: fc.option(
    fc.record({
      type: fc.constantFrom(...requestTypes.map(({ type }) => type)),
      serviceId: fc.string({ minLength: 1, maxLength: 64 }),
    }),
    { nil: undefined },
  ),
})

describe('the address of the orders page', () => {
  it('gives back every state that was written', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readOrdersUrl(writeOrdersUrl(state))).toEqual(state)
      }),
      { numRuns: 1_000 },
    )
  })

  it('reads any text as some state, without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const state = readOrdersUrl(search)
        expect(readOrdersUrl(writeOrdersUrl(state))).toEqual(state)
      }),
      { numRuns: 1_000 },
    )
  })

  it('leaves out what is not chosen', () => {
    expect(writeOrdersUrl(readOrdersUrl(''))).toBe('')
  })

  it('names the chosen point, the switch and the dialogs in a fixed order', () => {
    expect(
      writeOrdersUrl({
        detail: { type: 'pickup', serviceId: 'SC-77' },
        isNew: true,
        canceled: true,
        servicePointId: 3,
        subclientId: 2,
        clientId: 1,
      }),
    ).toBe('client=1&center=2&servicePoint=3&canceled=true&new=1&detail=pickup.SC-77')
  })

  it.each([
    'client=0',
    'client=-1',
    'client=1.5',
    'client=1e3',
    'client=',
    'client=9999999999999999',
    'client=x',
  ])('takes %s for no choice', (search) => {
    expect(readOrdersUrl(search).clientId).toBeUndefined()
  })

  it.each([
    'detail=',
    'detail=pickup',
    'detail=pickup.',
    'detail=.77',
    'detail=gift.77',
    `detail=pickup.${'x'.repeat(65)}`,
  ])('takes %s for no open detail', (search) => {
    expect(readOrdersUrl(search).detail).toBeUndefined()
  })
})
