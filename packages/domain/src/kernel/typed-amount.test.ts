import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountIssues, formatAmount, fromHundredths, typedAmount, typedAmountIssues } from './index'

describe('amounts', () => {
  it.each([
    [0.01, undefined],
    [1_000, undefined],
    [1_000.01, 'max_value'],
    [Number.POSITIVE_INFINITY, 'max_value'],
    [0, 'gt'],
    [-0.001, 'gt'],
    [1.005, 'amount'],
    [Number.NaN, 'amount'],
  ])(
    '[KRN-9] the amount %d is accepted if it is above 0, has at most two decimals and does not exceed the limit, and refused otherwise',
    (amount, rule) => {
      expect(amountIssues('sum', amount, { max: 1_000 })[0]?.rule).toBe(rule)
    },
  )

  it.each([
    [0, undefined],
    [-0.01, 'min_value'],
  ])(
    '[KRN-9] in a field that accepts zero, the amount %d is accepted if it is not negative',
    (amount, rule) => {
      expect(amountIssues('sum', amount, { isZeroAccepted: true, max: 1_000 })[0]?.rule).toBe(rule)
    },
  )

  it('[KRN-7] [KRN-9] a number and the text that the product writes for this number have the same issues as an amount', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 999_999_999_999_999 }),
        fc.boolean(),
        fc.nat(),
        (hundredths, isZeroAccepted, max) => {
          const bounds = { isZeroAccepted, max }
          const amount = fromHundredths(hundredths)
          expect(amountIssues('sum', amount, bounds)).toEqual(
            typedAmountIssues('sum', formatAmount(amount), bounds),
          )
        },
      ),
    )
  })
})

describe('typed amounts', () => {
  const above = (typed: string) => typedAmount('sum', typed, { max: 1_000 })
  const from = (typed: string) => typedAmount('sum', typed, { isZeroAccepted: true, max: 1_000 })
  const refused = (rule: string, params: object) => ({
    ok: false,
    error: [{ rule, key: `validation.messages.${rule}`, path: 'sum', params }],
  })
  const tooLittle = refused('gt', { limit: 0, minimum: '0,01' })

  it.each([
    ['0,01', { ok: true, value: 0.01 }],
    [' 1.000,00 ', { ok: true, value: 1_000 }],
    ['1.000,01', refused('max_value', { max: 1_000 })],
    ['9.999.999.999.999.999', refused('max_value', { max: 1_000 })],
    ['0', tooLittle],
    ['-1', tooLittle],
    [' ', refused('required', {})],
    ['0,001', refused('amount', { decimals: 2 })],
    ['a lot', refused('amount', { decimals: 2 })],
    ['12,345', refused('amount-two-ways', { less: '12,35', more: '12.345,00' })],
  ])(
    '[KRN-7] the typed text %j is accepted if it means an amount above 0 with at most two decimals that does not exceed the limit',
    (typed, expected) => {
      expect(above(typed)).toEqual(expected)
      expect(typedAmountIssues('sum', typed, { max: 1_000 })).toEqual(
        'error' in expected ? expected.error : [],
      )
    },
  )

  it.each([
    ['0', { ok: true, value: 0 }],
    ['0,01', { ok: true, value: 0.01 }],
    ['-0,01', refused('min_value', { min: 0 })],
    ['1.000,01', refused('max_value', { max: 1_000 })],
  ])(
    '[KRN-7] in a field that accepts zero, the typed text %j is accepted if its amount is not negative and does not exceed the limit',
    (typed, expected) => {
      expect(from(typed)).toEqual(expected)
    },
  )
})
