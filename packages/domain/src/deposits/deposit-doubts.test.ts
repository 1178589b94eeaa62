import { describe, expect, it } from 'vitest'
import type { DepositBag } from './deposit-bags'
import { depositDoubts } from './deposit-doubts'
import type { RegisteredDeposit } from './registered-deposit.schema'

const deposit = (barcode: string, total: number, code = 'EUR'): RegisteredDeposit => ({
  sessionId: `session of ${barcode}`,
  state: 'REGISTERED',
  registeredAt: '2026-11-23T09:30:00Z',
  accountDate: '2026-11-23',
  total,
  currency: { code, symbol: code },
  barcode,
  channel: null,
  userName: 'ana',
})
const bag = (barcode: string, totalAmount: string, currencyCode = 'EUR'): DepositBag => ({
  id: barcode,
  state: 'waiting',
  isUncertain: false,
  draft: {
    clientId: 1,
    subclientId: 1,
    servicePointId: 1,
    channelId: undefined,
    commodity: undefined,
    accountDate: '',
    currencyCode,
    totalAmount,
    barcode,
    comments: '',
    firstSentAt: undefined,
  },
})
const latest = [deposit('A-1', 100_00), deposit('A-2', 400_00), deposit('A-3', 250_00)]

describe('warnings that the user confirms before bags are booked', () => {
  it('[DPS-52] a bag code that has been booked before causes a warning with the latest deposit that has this code', () => {
    const before = [deposit('B-2', 10_10), deposit('B-2', 20_00)]
    const bags = [bag('B-1', '10'), bag('B-2', '10')]
    const doubts = depositDoubts(bags, ({ id }) => ({ latest: [], withCode: id === 'B-2' ? before : [] }))
    expect(doubts).toEqual([{ kind: 'booked', bagId: 'B-2', deposit: before[0] }])
  })

  it.each([
    ['4000', 'EUR', 0],
    ['4000,01', 'EUR', 1],
    ['12345678', 'EUR', 1],
    ['12345678', 'USD', 0],
    ['', 'EUR', 0],
  ])(
    '[DPS-53] if earlier deposits are at most 400 EUR, a deposit of "%s" %s causes %d warnings',
    (amount, currency, count) => {
      expect(depositDoubts([bag('B-1', amount, currency)], () => ({ latest, withCode: [] }))).toHaveLength(
        count,
      )
    },
  )

  it('[DPS-53] an unusual amount causes no warning if there are fewer than three earlier deposits', () => {
    const few = { latest: latest.slice(0, 2), withCode: [] }
    expect(depositDoubts([bag('B-1', '12345678')], () => few)).toEqual([])
  })
})
