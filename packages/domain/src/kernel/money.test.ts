import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAmounts,
  divideWhole,
  formatAmount,
  formatMoney,
  fromHundredths,
  isAmount,
  MAX_HUNDREDTHS,
  multiplyAmount,
  roundAmount,
  toHundredths,
} from './index'

const hundredths = fc.integer({ min: -MAX_HUNDREDTHS, max: MAX_HUNDREDTHS })
const positiveHundredths = fc.integer({ min: 0, max: MAX_HUNDREDTHS })
/** Any floating-point amount that the product accepts, with all its decimals. */
const amount = fc.double({ noNaN: true, noDefaultInfinity: true, min: -9.99e12, max: 9.99e12 })

/**
 * The number of hundredths by decimal arithmetic, rounded half away from zero. It is the expected value in the tests.
 */
const oracle = (value: number): number =>
  Number(new Big(String(value)).times(100).round(0, Big.roundHalfUp).toString()) + 0

describe('hundredths', () => {
  it.each([
    [1.005, 101],
    [-1.005, -101],
    [0.285, 29],
    [8.345, 835],
    [9.04, 904],
    [0.004999, 0],
    [-0.001, 0],
    [1e-7, 0],
    [5e-324, 0],
    [4_503_599_627_370.5, 450_359_962_737_050],
  ])(
    '[KRN-1] the amount %d is converted to %d hundredths: its shortest decimal form is rounded half away from zero',
    (value, expected) => {
      expect(toHundredths(value)).toBe(expected)
    },
  )

  it('[KRN-1] the conversion of any floating-point amount to hundredths gives the same result as decimal arithmetic', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(toHundredths(value)).toBe(oracle(value))
      }),
    )
  })

  it('[KRN-1] an amount is rounded to hundredths, and rounding it again changes nothing', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const rounded = roundAmount(value)
        expect(toHundredths(rounded)).toBe(toHundredths(value))
        expect(roundAmount(rounded)).toBe(rounded)
      }),
    )
  })

  it('[KRN-2] an amount with two decimals is unchanged when it is converted to hundredths and back', () => {
    fc.assert(
      fc.property(hundredths, (whole) => {
        expect(toHundredths(fromHundredths(whole))).toBe(whole + 0)
      }),
    )
  })

  it('[KRN-2] the conversion from hundredths refuses a fraction of a hundredth, and a number of hundredths beyond the largest amount', () => {
    expect(() => fromHundredths(1.5)).toThrow(RangeError)
    expect(() => fromHundredths(MAX_HUNDREDTHS + 1)).toThrow(RangeError)
    expect(fromHundredths(-MAX_HUNDREDTHS)).toBe(-9_999_999_999_999.99)
  })

  it('[KRN-5] only numbers that round to at most 9,999,999,999,999.99 in either direction are amounts', () => {
    expect([9_999_999_999_999.99, -9_999_999_999_999.99, 0].map(isAmount)).toEqual([true, true, true])
    expect([9_999_999_999_999.994, 9_999_999_999_999.996].map(isAmount)).toEqual([true, false])
    expect([1e13, -1e13, 1e300, Number.NaN, Number.NEGATIVE_INFINITY].map(isAmount)).toEqual(
      Array(5).fill(false),
    )
    expect(() => toHundredths(1e13)).toThrow(RangeError)
    expect(() => toHundredths(Number.NaN)).toThrow(RangeError)
  })
})

describe('sums and divisions', () => {
  it('[KRN-3] amounts are added without rounding errors, and their order has no effect on the sum', () => {
    const parts = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 50 })
    fc.assert(
      fc.property(parts, (whole) => {
        const total = whole.reduce((sum, part) => sum + part, 0)
        const amounts = whole.map(fromHundredths)
        expect(toHundredths(addAmounts(...amounts))).toBe(total)
        expect(addAmounts(...amounts.toReversed())).toBe(addAmounts(...amounts))
      }),
    )
    expect(addAmounts(0.1, 0.2)).toBe(0.3)
    expect(addAmounts()).toBe(0)
  })

  it('[KRN-4] dividing quantity × denomination by the denomination returns the quantity', () => {
    const units = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
    for (const unit of units) {
      for (let quantity = 0; quantity <= 1_000; quantity += 1) {
        const total = multiplyAmount(fromHundredths(unit), quantity)
        if (divideWhole(total, fromHundredths(unit)) !== quantity) expect.fail(`${quantity} times ${unit}`)
      }
    }
  })

  it('[KRN-4] an amount divided by a unit leaves a remainder that is smaller than the unit', () => {
    fc.assert(
      fc.property(positiveHundredths, fc.integer({ min: 1, max: 50_000 }), (total, unit) => {
        const quantity = divideWhole(fromHundredths(total), fromHundredths(unit))
        const left = total - quantity * unit
        expect(left >= 0 && left < unit).toBe(true)
      }),
    )
  })

  it.each([
    [9.04, 0.02, 452],
    [0.3, 0.1, 3],
    [-0.3, 0.2, -1],
    [0, 5, 0],
  ])('[KRN-4] the amount %d divided by the unit %d gives %d whole units', (total, unit, quantity) => {
    expect(divideWhole(total, unit)).toBe(quantity)
  })

  it('[KRN-4] dividing an amount by a unit below one hundredth throws an error', () => {
    expect(() => divideWhole(1, 0)).toThrow(RangeError)
    expect(() => divideWhole(1, 0.004)).toThrow(RangeError)
    expect(() => divideWhole(1, -1)).toThrow(RangeError)
  })
})

describe('texts of amounts', () => {
  it.each([
    [1234.5, '1.234,50 €'],
    [0, '0,00 €'],
    [-0.001, '0,00 €'],
    [-1234567.891, '-1.234.567,89 €'],
    [999.995, '1.000,00 €'],
    [1e15, '1.000.000.000.000.000,00 €'],
  ])('[KRN-6] the amount %d is shown as %s', (value, text) => {
    expect(formatMoney(value, '€')).toBe(text)
  })

  it('[KRN-6] an amount without a currency symbol is shown without a trailing space', () => {
    expect(formatMoney(12, '')).toBe('12,00')
  })

  it('formatMoney throws an error with a clear message if plain JavaScript passes no symbol', () => {
    expect(() => formatMoney(1, Object({}))).toThrow('[money] the symbol of a currency is a text')
  })

  it('[KRN-6] the text of an amount has dots between groups of three digits, and two decimals that are rounded as in decimal arithmetic', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const plain = new Big(String(value)).toFixed(2, Big.roundHalfUp).replace(/^-(?=[0.]+$)/, '')
        expect(formatAmount(value).replaceAll('.', '').replace(',', '.')).toBe(plain)
        expect(formatAmount(value)).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2}$/)
      }),
    )
  })
})
