import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, multiplyAmount } from '../../kernel'
import { isFarAboveUsual, usualAmounts } from '..'
import { anyOrderAmount, anyOrderRow, rowWith } from '../orders.arbitraries'

const amountOf = (totalAmount: number, currencyIsoCode = 'EUR') => ({
  totalAmount,
  currencyId: '978',
  currencyIsoCode,
  currencySymbol: '¤',
})
const pickup = (day: number, total: number, facts: Record<string, unknown> = {}) =>
  rowWith({
    requestInitialTime: `2026-11-${day}T09:00:00Z`,
    requestedAmounts: [amountOf(total)],
    ...facts,
  })

describe('usual amounts', () => {
  it('[ORD-158] the usual amounts are the highest and the last of the last four amounts, with the day of the last order', () => {
    const rows = [pickup(10, 9_000), pickup(11, 875), pickup(14, 1_260), pickup(12, 4_850), pickup(13, 900)]
    expect(usualAmounts(rows, 'pickup', 'EUR', 'Europe/Madrid')).toEqual({
      highest: 4_850,
      last: 1_260,
      lastDay: '2026-11-14',
    })
  })

  it('[ORD-158] the usual amounts come only from orders of the same type and currency that were not cancelled', () => {
    const rows = [
      pickup(10, 500),
      pickup(11, 7, { serviceStatusCode: 'CANCELLED' }),
      pickup(12, 8, { serviceType: '1' }),
      pickup(13, 9, { requestedAmounts: [amountOf(9, 'USD')] }),
      pickup(14, 9, { requestedAmounts: [] }),
    ]
    expect(usualAmounts(rows, 'pickup', 'EUR', 'UTC')).toMatchObject({ highest: 500, last: 500 })
    expect(usualAmounts(rows, 'pickup', 'USD', 'UTC')?.last).toBe(9)
    expect(usualAmounts([], 'pickup', 'EUR', 'UTC')).toBeUndefined()
  })

  it.each([
    [48_500, false],
    [48_500.01, true],
    [0, false],
    [Number.NaN, false],
  ])(
    '[ORD-159] if the highest usual amount is 4,850.00, the portal asks the user to confirm the amount %d: %s',
    (amount, isFar) => {
      expect(isFarAboveUsual(amount, { highest: 4_850 })).toBe(isFar)
    },
  )

  it('[ORD-159] the portal does not ask the user to confirm an amount if there are no usual amounts', () => {
    expect(isFarAboveUsual(1e9, undefined)).toBe(false)
  })

  it('[ORD-159] the portal asks the user to confirm an amount that is a hundredth above ten times the highest usual amount', () => {
    fc.assert(
      fc.property(anyOrderAmount, (highest) => {
        const edge = multiplyAmount(highest, 10)
        expect(isFarAboveUsual(edge, { highest })).toBe(false)
        expect(isFarAboveUsual(addAmounts(edge, 0.01), { highest })).toBe(true)
      }),
    )
  })

  it('[ORD-158] each usual amount is an amount of an earlier order, and a user who types it is not asked to confirm it', () => {
    const anyRow = fc
      .tuple(anyOrderRow, fc.array(anyOrderAmount, { maxLength: 2 }))
      .map(([row, totals]) => rowWith({ ...row, requestedAmounts: totals.map((total) => amountOf(total)) }))
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const usual = usualAmounts(rows, 'pickup', 'EUR', 'UTC')
        if (usual === undefined) return
        expect(usual.last).toBeLessThanOrEqual(usual.highest)
        const sums = rows.map(({ requestedAmounts }) =>
          addAmounts(...requestedAmounts.map(({ totalAmount }) => totalAmount)),
        )
        expect(sums).toContain(usual.last)
        expect(isFarAboveUsual(usual.highest, usual)).toBe(false)
      }),
    )
  })
})
