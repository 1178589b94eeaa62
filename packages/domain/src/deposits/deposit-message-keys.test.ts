import { describe, expect, it } from 'vitest'
import { depositMessageKeys } from '.'

describe('messages', () => {
  it('[DPS-15] the list of message keys of deposits contains every key that the rules of deposits can return', () => {
    expect(depositMessageKeys).toEqual([
      'deposits.refused.no-service-points',
      'deposits.refused.no-service-point',
      'deposits.refused.no-device',
      'deposits.refused.not-registered',
      'deposits.refused.no-currency',
      'messages.deposit.ok',
      'messages.deposit.ko',
      'validation.messages.date',
      'validation.messages.date-range',
      'validation.messages.amount',
      'validation.messages.amount-two-ways',
      'validation.messages.bag-listed',
      'validation.messages.bag-code',
    ])
  })
})
