import { describe, expect, it } from 'vitest'
import { DepositTransaction } from '.'
import { goldenDeposit as golden } from './golden-deposit.fixtures'

describe('the body of a deposit', () => {
  it('[DPS-30] the schema of deposits accepts a body that a device sends', () => {
    expect(DepositTransaction.parse(golden)).toEqual(golden)
  })

  it('[DPS-30] the schema of deposits refuses an incomplete body', () => {
    const parse = (change: Record<string, unknown>) => DepositTransaction.safeParse({ ...golden, ...change })
    const [transaction] = golden.transactions
    const stamped = (accountTimestamp: { date: string; time: string }) =>
      parse({ contextInformation: { ...golden.contextInformation, accountTimestamp } })
    const wrong = [
      parse({ transactions: [] }),
      parse({ transactions: [transaction, transaction] }),
      parse({ transactions: [{ ...transaction, units: [] }] }),
      parse({ transactions: [{ ...transaction, units: [{ box: 'DROPSAFE', mix: [] }] }] }),
      parse({ transactions: [{ ...transaction, total: { currency: 'EUR', value: 0 } }] }),
      parse({ transactions: [{ ...transaction, total: { currency: 'EUR', value: 1.5 } }] }),
      parse({ transactions: [{ ...transaction, total: { currency: 'EUR', value: 100_000_000_000_001 } }] }),
      parse({ sessionId: '' }),
      parse({ channel: 'x'.repeat(401) }),
      parse({ extraData: { OBSERVATIONS: 'x'.repeat(401) } }),
      parse({ extraData: {} }),
      parse({ surprise: true }),
      stamped({ date: '31/11/2026', time: '09:30:05' }),
      stamped({ date: '2026-11-20', time: '09:30:05' }),
      stamped({ date: '11-20/2026', time: '09:30:05' }),
      stamped({ date: '20/11/2026', time: '24:00:00' }),
      stamped({ date: '20/11/2026', time: '09:30' }),
      stamped({ date: '20/11/2026', time: '09:30:055' }),
      stamped({ date: '20/11/2026', time: '109:30:05' }),
      stamped({ date: '20/11/2026x', time: '09:30:05' }),
      stamped({ date: '2/11/2026', time: '09:30:05' }),
    ]
    expect(wrong.map(({ success }) => success)).toEqual(wrong.map(() => false))
    expect(parse({ channel: 'x'.repeat(400) }).success).toBe(true)
  })
})
