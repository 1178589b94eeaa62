import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAmounts,
  divideWhole,
  err,
  formatAmount,
  formatMoney,
  fromHundredths,
  isAmount,
  MAX_HUNDREDTHS,
  multiplyAmount,
  ok,
  parseAmount,
  parseAmountIn,
  roundAmount,
  toHundredths,
} from './index'

const hundredths = fc.integer({ min: -MAX_HUNDREDTHS, max: MAX_HUNDREDTHS })
const positiveHundredths = fc.integer({ min: 0, max: MAX_HUNDREDTHS })
/** Any double whose size the product accepts, with as many decimals as a double has. */
const amount = fc.double({ noNaN: true, noDefaultInfinity: true, min: -9.99e12, max: 9.99e12 })

/** Hundredths as decimal arithmetic has them: half away from zero. */
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
  ])('[KRN-1] rounds %d half away from zero on its shortest decimal form, to %d', (value, expected) => {
    expect(toHundredths(value)).toBe(expected)
  })

  it('[KRN-1] agrees with decimal arithmetic for every double', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(toHundredths(value)).toBe(oracle(value))
      }),
    )
  })

  it('[KRN-1] rounds an amount to the amount of its hundredths, and a rounded amount to itself', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const rounded = roundAmount(value)
        expect(toHundredths(rounded)).toBe(toHundredths(value))
        expect(roundAmount(rounded)).toBe(rounded)
      }),
    )
  })

  it('[KRN-2] comes back from an amount of two decimals unchanged', () => {
    fc.assert(
      fc.property(hundredths, (whole) => {
        expect(toHundredths(fromHundredths(whole))).toBe(whole + 0)
      }),
    )
  })

  it('[KRN-2] refuses a fraction of a hundredth and what is beyond the largest amount', () => {
    expect(() => fromHundredths(1.5)).toThrow(RangeError)
    expect(() => fromHundredths(MAX_HUNDREDTHS + 1)).toThrow(RangeError)
    expect(fromHundredths(-MAX_HUNDREDTHS)).toBe(-9_999_999_999_999.99)
  })

  it('[KRN-5] calculates up to 9,999,999,999,999.99 in either direction and with nothing that is no number', () => {
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
  it('[KRN-3] adds without drift, in any order', () => {
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

  it('[KRN-4] gives back every quantity of every denomination', () => {
    const units = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
    for (const unit of units) {
      for (let quantity = 0; quantity <= 1_000; quantity += 1) {
        const total = multiplyAmount(fromHundredths(unit), quantity)
        if (divideWhole(total, fromHundredths(unit)) !== quantity) expect.fail(`${quantity} times ${unit}`)
      }
    }
  })

  it('[KRN-4] leaves a remainder smaller than the unit', () => {
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
  ])('[KRN-4] divides %d by %d into %d whole times', (total, unit, quantity) => {
    expect(divideWhole(total, unit)).toBe(quantity)
  })

  it('[KRN-4] has no quantity of a unit below one hundredth', () => {
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
  ])('[KRN-6] shows %d as %s', (value, text) => {
    expect(formatMoney(value, '€')).toBe(text)
  })

  it('[KRN-6] leaves the space out together with an empty symbol', () => {
    expect(formatMoney(12, '')).toBe('12,00')
  })

  it('says what is wrong where plain JavaScript passes something else than a symbol', () => {
    expect(() => formatMoney(1, Object({}))).toThrow('[money] the symbol of a currency is a text')
  })

  it('[KRN-6] groups by three and keeps two decimals, as decimal arithmetic would', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const plain = new Big(String(value)).toFixed(2, Big.roundHalfUp).replace(/^-(?=[0.]+$)/, '')
        expect(formatAmount(value).replaceAll('.', '').replace(',', '.')).toBe(plain)
        expect(formatAmount(value)).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2}$/)
      }),
    )
  })

  it('[KRN-7] reads back every amount that it shows', () => {
    fc.assert(
      fc.property(positiveHundredths, (whole) => {
        const value = fromHundredths(whole)
        expect(parseAmount(formatAmount(value))).toEqual({ ok: true, value })
        expect(parseAmount(new Big(whole).div(100).toFixed())).toEqual({ ok: true, value })
      }),
    )
  })

  it.each([
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1.234', 1234],
    ['1,234', 1234],
    ['1.234.567', 1_234_567],
    [' 12 ', 12],
    [',5', 0.5],
    ['.05', 0.05],
    ['0', 0],
    ['007,10', 7.1],
    ['9999999999999,99', 9_999_999_999_999.99],
  ])('[KRN-7] reads "%s" as %d', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['1,2345', 'decimals'],
    ['0,125', 'decimals'],
    ['0.125', 'decimals'],
    ['1234,567', 'decimals'],
    ['1.234,567', 'decimals'],
    ['12,34,56', 'format'],
    ['1.23.456', 'format'],
    ['1.234.5', 'format'],
    ['1.234,567.89', 'format'],
    ['1,', 'format'],
    ['.', 'format'],
    ['1 234', 'format'],
    ['12 €', 'format'],
    ['+5', 'format'],
    ['1e5', 'format'],
    ['١٢', 'format'],
    ['10000000000000', 'too-large'],
    [`${'9'.repeat(400)},99`, 'too-large'],
  ])('[KRN-7] refuses "%s" because of its %s', (text, reason) => {
    expect(parseAmount(text)).toEqual({ ok: false, error: reason })
  })

  it('[KRN-7] answers for any text, with an amount of two decimals or a reason', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,-]{0,20}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseAmount(text)
        if (parsed.ok) {
          expect(parsed.value).toBe(roundAmount(parsed.value))
          expect(parsed.value).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('an amount that a program wrote', () => {
  it('[KRN-25] is read with the separators of the language', () => {
    expect(parseAmountIn('1.234,5', 'de')).toEqual(ok(1234.5))
    expect(parseAmountIn('1,234.5', 'en')).toEqual(ok(1234.5))
    expect(parseAmountIn(' 12345,67 ', 'pt-BR')).toEqual(ok(12_345.67))
    expect([parseAmountIn('1.234', 'es'), parseAmountIn('1,234', 'en')]).toEqual([ok(1234), ok(1234)])
  })

  it.each([
    ['1.234', 'en', 'decimals'],
    ['1,234', 'de', 'decimals'],
    ['12.34', 'de', 'format'],
    ['1,234.50', 'es', 'format'],
    ['0.123', 'pt', 'format'],
    ['1.2345', 'es', 'format'],
    [',5', 'es', 'format'],
    ['-1', 'es', 'negative'],
    ['', 'es', 'empty'],
    ['10000000000000', 'es', 'too-large'],
  ] as const)('[KRN-25] is not guessed: %s in %s', (text, locale, refusal) => {
    expect(parseAmountIn(text, locale)).toEqual(err(refusal))
  })

  it('[KRN-25] is what the product itself writes', () => {
    fc.assert(
      fc.property(positiveHundredths, (hundredths) => {
        const amount = fromHundredths(hundredths)
        expect(parseAmountIn(formatAmount(amount), 'de')).toEqual(ok(amount))
      }),
    )
  })
})
