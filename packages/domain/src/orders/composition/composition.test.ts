import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPack,
  type Composition,
  compositionTotal,
  compositionTotals,
  type Denomination,
  exceededLimits,
  type Pack,
  quantityFromAmount,
  setDenomination,
} from '..'
import { anyOrderAmount } from '../orders.arbitraries'

const piece = (id: string, value: number): Denomination => ({
  id,
  code: id,
  value,
  description: `${value}`,
  commodityTypeCode: '1',
  commodityTypeDescription: 'Bills',
})

const packOf = (id: string, ...parts: readonly (readonly [string, number, number])[]): Pack => ({
  id,
  code: id,
  description: id,
  denominations: parts.map(([currencyIsoCode, value, quantity]) => ({
    currencyIsoCode,
    currencySymbol: currencyIsoCode,
    value,
    quantity,
  })),
})

const composed = (parts: Partial<Composition>): Composition => ({
  currencyId: '978',
  currencyIsoCode: 'EUR',
  denominations: [],
  packs: [],
  ...parts,
})

const mixed = composed({
  denominations: [{ denomination: piece('fifty', 50), quantity: 3 }],
  packs: [
    { pack: packOf('coins', ['EUR', 0.1, 3], ['EUR', 0.2, 1]), quantity: 2 },
    { pack: packOf('dollars', ['USD', 20, 5]), quantity: 1 },
  ],
})

const anyComposition = fc
  .record({
    denominations: fc.array(fc.record({ value: anyOrderAmount, quantity: fc.integer({ min: 0, max: 999 }) })),
    packs: fc.array(
      fc.record({
        isoCode: fc.constantFrom('EUR', 'USD', 'GBP'),
        value: anyOrderAmount,
        pieces: fc.integer({ min: 0, max: 99 }),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
    ),
  })
  .map(({ denominations, packs }) =>
    composed({
      denominations: denominations.map(({ value, quantity }, id) => ({
        denomination: piece(`${id}`, value),
        quantity,
      })),
      packs: packs.map(({ isoCode, value, pieces, quantity }, id) => ({
        pack: packOf(`${id}`, [isoCode, value, pieces]),
        quantity,
      })),
    }),
  )

describe('totals', () => {
  it('[ORD-80] the total of a delivery counts loose pieces in the chosen currency, and packs in the currency of the pack', () => {
    expect(compositionTotal(mixed)).toBe(151)
    expect(compositionTotal(mixed, 'USD')).toBe(100)
    expect(compositionTotal(mixed, 'GBP')).toBe(0)
    expect(compositionTotals(mixed)).toEqual([
      { isoCode: 'EUR', amount: 151 },
      { isoCode: 'USD', amount: 100 },
    ])
  })

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[ORD-80] the total of a delivery counts %s pieces as 0',
    (quantity) => {
      const composition = composed({ denominations: [{ denomination: piece('cent', 0.01), quantity }] })
      expect(compositionTotal(composition)).toBe(0)
    },
  )

  it('[ORD-80] the total of a delivery is at most the largest amount', () => {
    const denominations = [{ denomination: piece('gold', 1e9), quantity: Number.MAX_SAFE_INTEGER }]
    expect(compositionTotal(composed({ denominations }))).toBe(9_999_999_999_999.99)
  })

  it('[ORD-80] the total of a delivery is the exact sum of its pieces and packs in hundredths, whatever their order', () => {
    fc.assert(
      fc.property(anyComposition, (composition) => {
        const turned = composed({
          denominations: composition.denominations.toReversed(),
          packs: composition.packs.toReversed(),
        })
        for (const isoCode of ['EUR', 'USD', 'GBP']) {
          const loose = isoCode === 'EUR' ? composition.denominations : []
          const cents = [
            ...loose.map(
              ({ denomination, quantity }) => BigInt(Math.round(denomination.value * 100)) * BigInt(quantity),
            ),
            ...composition.packs.flatMap(({ pack, quantity }) =>
              pack.denominations
                .filter((part) => part.currencyIsoCode === isoCode)
                .map((part) => BigInt(Math.round(part.value * 100)) * BigInt(part.quantity * quantity)),
            ),
          ].reduce((sum, part) => sum + part, 0n)
          expect(BigInt(Math.round(compositionTotal(composition, isoCode) * 100))).toBe(cents)
          expect(compositionTotal(turned, isoCode)).toBe(compositionTotal(composition, isoCode))
        }
      }),
    )
  })
})

describe('limits', () => {
  it.each([
    [151, []],
    [150.99, [{ isoCode: 'EUR', limit: 150.99, total: 151, excess: 0.01 }]],
    [151.01, []],
  ])(
    '[ORD-81] with a limit of %s euros, a delivery of 151 euros exceeds these limits: %j',
    (amount, expected) => {
      expect(exceededLimits(mixed, [{ isoCode: 'EUR', amount }])).toEqual(expected)
    },
  )

  it('[ORD-81] packs count towards the limit of their currency, and the total in a currency without a limit may have any size', () => {
    expect(exceededLimits(mixed, [{ isoCode: 'USD', amount: 99 }]).map(({ isoCode }) => isoCode)).toEqual([
      'USD',
    ])
    expect(exceededLimits(mixed, [])).toEqual([])
    expect(exceededLimits(mixed, [{ isoCode: 'EUR', amount: 1e300 }])).toEqual([])
  })

  it('[ORD-81] a delivery does not exceed limits that are equal to its totals, but exceeds limits that are a hundredth lower', () => {
    fc.assert(
      fc.property(anyComposition, (composition) => {
        const totals = compositionTotals(composition)
        expect(exceededLimits(composition, totals)).toEqual([])
        const lowered = totals.map(({ isoCode, amount }) => ({
          isoCode,
          amount: (Math.round(amount * 100) - 1) / 100,
        }))
        expect(exceededLimits(composition, lowered).map(({ excess }) => excess)).toEqual(
          totals.map(() => 0.01),
        )
      }),
    )
  })
})

describe('lines', () => {
  const coins = packOf('coins', ['EUR', 1, 10])

  it('[ORD-82] adding a pack to a delivery increases the quantity of this pack in the list, or adds the pack at the end of the list', () => {
    const once = addPack([], { pack: coins, quantity: 2 })
    const twice = addPack(addPack(once, { pack: packOf('bills'), quantity: 1 }), { pack: coins, quantity: 3 })
    expect(twice.map(({ pack, quantity }) => `${pack.id} ${quantity}`)).toEqual(['coins 5', 'bills 1'])
  })

  it('[ORD-83] a new number of pieces replaces the earlier number for the same denomination, and the number 0 removes the line', () => {
    const ten = piece('ten', 10)
    const once = setDenomination([], { denomination: ten, quantity: 2 })
    expect(setDenomination(once, { denomination: ten, quantity: 7 })).toEqual([
      { denomination: ten, quantity: '7' },
    ])
    expect(setDenomination(once, { denomination: ten, quantity: 0 })).toEqual([])
  })

  it.each([
    [9.05, 0.02, 452, 0.01],
    [0.3, 0.1, 3, 0],
    [4.99, 5, 0, 4.99],
    [-1, 5, 0, 0],
  ])(
    '[ORD-84] dividing the amount %s into pieces of %s gives %s pieces and the remainder %s',
    (amount, value, quantity, remainder) => {
      expect(quantityFromAmount(amount, { value })).toEqual({ quantity, remainder })
    },
  )

  it('[ORD-84] an amount equals the value of its whole pieces plus the remainder, which is less than one piece', () => {
    fc.assert(
      fc.property(anyOrderAmount, anyOrderAmount, (amount, value) => {
        const { quantity, remainder } = quantityFromAmount(amount, { value })
        const cents = (major: number) => Math.round(major * 100)
        expect(cents(value) * quantity + cents(remainder)).toBe(cents(amount))
        expect(remainder).toBeLessThan(value)
      }),
    )
  })
})
