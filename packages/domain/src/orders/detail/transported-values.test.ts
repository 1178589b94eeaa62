import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, fromHundredths } from '../../kernel'
import { transportedValues } from '..'

describe('transported values', () => {
  it('[ORD-32] transported values are summed by commodity and currency without rounding errors, cash first', () => {
    const amounts = [
      { commodityCode: '7', totalAmount: 5, currencyIsoCode: 'EUR' },
      { commodityCode: '0', totalAmount: 0.1, currencyIsoCode: 'EUR' },
      { commodityCode: '0', totalAmount: 0.2, currencyIsoCode: 'EUR' },
      { commodityCode: '0', totalAmount: 3, currencyIsoCode: 'GBP' },
    ]
    expect(transportedValues({ amounts })).toEqual([
      { commodityCode: '0', isCash: true, isoCode: 'EUR', amount: 0.3 },
      { commodityCode: '0', isCash: true, isoCode: 'GBP', amount: 3 },
      { commodityCode: '7', isCash: false, isoCode: 'EUR', amount: 5 },
    ])
  })

  it('[ORD-32] the sum of transported values does not depend on the order of the amounts', () => {
    const amount = fc.record({
      commodityCode: fc.constantFrom('0', '1', '7'),
      currencyIsoCode: fc.constantFrom('EUR', 'USD'),
      totalAmount: fc.integer({ min: 0, max: 1_000_000_000 }).map(fromHundredths),
    })
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const total = (values: readonly { readonly amount: number }[]) =>
          addAmounts(...values.map((value) => value.amount))
        const values = transportedValues({ amounts })
        expect(total(values)).toBe(addAmounts(...amounts.map(({ totalAmount }) => totalAmount)))
        expect(total(transportedValues({ amounts: amounts.toReversed() }))).toBe(total(values))
      }),
    )
  })
})
