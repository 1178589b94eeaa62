import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, fromHundredths } from '../kernel'
import {
  canRequestReversal,
  DepositRecord,
  depositSearch,
  MAX_REVERSAL_REASON_LENGTH,
  REVERSAL_REQUESTED,
  validateReversal,
} from '.'

describe('a search in the history of deposits', () => {
  it('[DPS-56] in the history of deposits, a search text that is an amount finds deposits by their amount and by their code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (hundredths) => {
        const text = formatAmount(fromHundredths(hundredths))
        expect(depositSearch(` ${text} `)).toEqual({ code: text, hundredths })
      }),
    )
  })

  it.each(['B-77120', '', '12 bags', '1,2,3'])(
    '[DPS-56] a text that is not an amount finds deposits only by code in the history: "%s"',
    (text) => {
      expect(depositSearch(text)).toEqual({ code: text, hundredths: undefined })
    },
  )
})

describe('the request to reverse a deposit', () => {
  it('[DPS-57] the request to reverse a deposit requires a reason that is not blank', () => {
    for (const reason of ['', '  ', '\u200b'])
      expect(validateReversal({ reason }).map(({ path, rule }) => [path, rule])).toEqual([
        ['reason', 'required'],
      ])
  })

  it('[DPS-57] the reason in a request to reverse a deposit has at most 400 characters, not counting spaces at both ends', () => {
    const longest = 'x'.repeat(MAX_REVERSAL_REASON_LENGTH)
    expect(validateReversal({ reason: ` ${longest} ` })).toEqual([])
    expect(validateReversal({ reason: `${longest}x` }).map(({ rule }) => rule)).toEqual(['max'])
  })

  it('[DPS-57] a user can request the reversal of a deposit only once', () => {
    expect(canRequestReversal({ state: REVERSAL_REQUESTED })).toBe(false)
    for (const state of ['REGISTERED', 'CREDITED']) expect(canRequestReversal({ state })).toBe(true)
  })
})

it('[DPS-55] a deposit in the history is accepted without channel, contents and reversal', () => {
  const read = DepositRecord.parse({
    sessionId: 'S',
    state: 'CREDITED',
    registeredAt: '2026-11-23T08:30:06Z',
    accountDate: '2026-11-23',
    total: 100,
    currency: { code: 'EUR', symbol: '€' },
    barcode: 'B-1',
    userName: 'ana',
    servicePointId: 3,
    servicePoint: 'Abando',
    client: 'Bazar Norte',
    timeZone: 'Europe/Madrid',
  })
  expect(read).toMatchObject({ channel: null, commodityTypeCode: null, reversal: null })
})
