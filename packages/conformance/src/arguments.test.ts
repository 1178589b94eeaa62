import { describe, expect, it } from 'vitest'
import { readCommand } from './arguments'

const url = 'https://portal.example'

describe('the arguments of the command', () => {
  it('the arguments of the conformance check set the base URL, the tokens, the groups of checks and the calls', () => {
    const words = [
      url,
      '--token',
      'a',
      '--only',
      'stream, tenancy',
      '--calls',
      'orders',
      '--junit',
      'x.xml',
      '--json',
    ]
    expect(readCommand(words, { REMESA_TOKEN2: 'b' })).toEqual({
      options: {
        baseUrl: url,
        token: 'a',
        token2: 'b',
        adminToken: undefined,
        sources: { token: '--token', token2: 'REMESA_TOKEN2', adminToken: 'REMESA_ADMIN_TOKEN' },
        leaveOrders: false,
        only: ['stream', 'tenancy'],
        calls: ['orders'],
      },
      junit: 'x.xml',
      asJson: true,
    })
  })

  it('an argument of the conformance check takes precedence over the environment variable', () => {
    expect(readCommand([url, '--token', 'a'], { REMESA_TOKEN: 'b' })).toHaveProperty('options.token', 'a')
  })

  it.each([
    [[], 'base URL'],
    [['localhost:4000', '--token', 'a'], 'base URL'],
    [[url, 'other', '--token', 'a'], 'base URL'],
    [[url], 'token'],
    [[url, '--token', 'a', '--only', 'everything'], 'everything'],
    [[url, '--token', 'a', '--calls', 'orders.nothing'], 'orders.nothing'],
    [[url, '--tokn', 'a'], '--tokn'],
  ])('the conformance check refuses the arguments %j with a sentence', (words, part) => {
    expect(readCommand(words, {})).toEqual({ problem: expect.stringContaining(part) })
  })

  it('the conformance check shows its help even without any other argument', () => {
    expect(readCommand(['--help'], {})).toEqual({ help: true })
  })
})
