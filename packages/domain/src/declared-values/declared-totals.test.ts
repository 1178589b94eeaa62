import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareWithRequested,
  type DeclaredValuesTicket,
  declaredPackTotals,
  declaredSums,
  declaredTotals,
} from '.'
import { anyPacksTicket, anyTicket } from './testing'

const ticketOf = (...lines: readonly (readonly [string, string, number])[]): DeclaredValuesTicket => ({
  dt: {
    dr: lines.map(([ctc, cic, am]) => ({ co: 'R', vl: [{ bc: null, sc: null, ctc, cic, am }], ct: [] })),
  },
  fp: null,
})

describe('totals', () => {
  it('[DCV-70] declared values are totalled by commodity and currency without rounding errors, in the order of commodities', () => {
    const tickets = [
      ticketOf(['9', 'EUR', 7], ['2', 'USD', 0.1], ['0', 'EUR', 5]),
      ticketOf(['2', 'EUR', 1], ['2', 'USD', 0.2], ['1', 'EUR', 20], ['8', 'EUR', 1]),
    ]
    expect(declaredTotals(tickets)).toEqual([
      { commodityCode: '0', currencyCode: 'EUR', amount: 5 },
      { commodityCode: '1', currencyCode: 'EUR', amount: 20 },
      { commodityCode: '2', currencyCode: 'USD', amount: 0.3 },
      { commodityCode: '2', currencyCode: 'EUR', amount: 1 },
      { commodityCode: '9', currencyCode: 'EUR', amount: 7 },
      { commodityCode: '8', currencyCode: 'EUR', amount: 1 },
    ])
    expect(declaredTotals([])).toEqual([])
  })

  it('[DCV-70] totals of declared values equal the results of decimal arithmetic and include every value', () => {
    fc.assert(
      fc.property(fc.array(anyTicket, { maxLength: 3 }), (tickets) => {
        const lines = tickets.flatMap(({ dt }) => dt.dr.flatMap(({ vl }) => vl))
        const totals = declaredTotals(tickets)
        for (const { commodityCode, currencyCode, amount } of totals) {
          const same = lines.filter(({ ctc, cic }) => ctc === commodityCode && cic === currencyCode)
          const exact = same.reduce((sum, { am }) => sum.plus(am), new Big(0))
          const largest = new Big('9999999999999.99')
          expect(amount).toBe((exact.gt(largest) ? largest : exact).toNumber())
        }
        expect(totals).toHaveLength(new Set(lines.map(({ ctc, cic }) => JSON.stringify([ctc, cic]))).size)
      }),
    )
  })

  it('[DCV-70] a total of declared values beyond the largest amount becomes that amount, above and below zero', () => {
    const most = 9_999_999_999_999.99
    expect(declaredTotals([ticketOf(['0', 'EUR', most], ['0', 'EUR', 0.01])])[0]?.amount).toBe(most)
    expect(declaredTotals([ticketOf(['0', 'EUR', -most], ['0', 'EUR', -0.01])])[0]?.amount).toBe(-most)
    expect(
      declaredTotals([ticketOf(['0', 'EUR', most], ['0', 'EUR', 1], ['0', 'EUR', -1.99])])[0]?.amount,
    ).toBe(9_999_999_999_999)
  })

  it('[DCV-71] declared packs are counted by pack and currency, with the commodity code of packs', () => {
    fc.assert(
      fc.property(fc.array(anyPacksTicket, { maxLength: 3 }), (tickets) => {
        const lines = tickets.flatMap(({ dt }) => dt.dr.flatMap(({ vl }) => vl))
        const totals = declaredPackTotals(tickets)
        for (const total of totals) {
          const same = lines.filter(({ pc, cic }) => pc === total.packCode && cic === total.currencyCode)
          expect(total.quantity).toBe(same.reduce((sum, { pq }) => sum + pq, 0))
          expect(total.commodityCode).toBe('28')
        }
        expect(totals).toHaveLength(new Set(lines.map(({ pc, cic }) => JSON.stringify([pc, cic]))).size)
      }),
    )
  })
})

describe('sums by currency', () => {
  const euros = (am: number) => ({ cic: 'EUR', am })

  it('[DCV-72] sums of declared values in a currency have no rounding errors and never exceed the largest amount', () => {
    expect(declaredSums([euros(0.1), { cic: 'USD', am: 4 }, euros(0.2)])).toEqual([
      { currencyCode: 'EUR', amount: 0.3 },
      { currencyCode: 'USD', amount: 4 },
    ])
    expect(declaredSums([euros(9_999_999_999_999.99), euros(1)])[0]?.amount).toBe(9_999_999_999_999.99)
    expect(declaredSums([])).toEqual([])
  })

  const answer = { declaredValues: [ticketOf(['0', 'EUR', 1000])], declaredValuesPack: [] }
  const draftOf = (code: string, am: number) => ({
    code,
    values: [{ bc: null, sc: null, ctc: '0', cic: 'EUR', am }],
  })
  const requestedAmounts = [{ currencyIsoCode: 'EUR', totalAmount: 1500 }]

  it('[DCV-73] the sum of all values declared for an order is compared with the amount that the order requested', () => {
    expect(compareWithRequested(draftOf('', 250), { answer, requestedAmounts })).toEqual([
      { currencyCode: 'EUR', requested: 1500, declared: 1250, difference: -250 },
    ])
    expect(compareWithRequested(draftOf('R', 1500), { answer, requestedAmounts })[0]?.difference).toBe(0)
  })

  it('[DCV-73] declared and requested amounts are compared in each currency that has a declared or requested amount', () => {
    const dollars = [{ currencyIsoCode: 'USD', totalAmount: 4 }]
    expect(compareWithRequested(draftOf('R', 5), { answer, requestedAmounts: dollars })).toEqual([
      { currencyCode: 'USD', requested: 4, declared: 0, difference: -4 },
      { currencyCode: 'EUR', requested: 0, declared: 5, difference: 5 },
    ])
  })

  it('[DCV-73] declared amounts are not compared if the order requested no amount', () => {
    const without = [{ currencyIsoCode: 'EUR', totalAmount: 0 }]
    for (const none of [[], without])
      expect(compareWithRequested(draftOf('', 5), { answer, requestedAmounts: none })).toEqual([])
  })
})
