import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSignInLoop } from './index'

const now = Date.UTC(2026, 10, 23, 9)
const ago = (...seconds: readonly number[]) => seconds.map((count) => now - count * 1_000)

describe('a loop of sign-ins', () => {
  it('[SES-22] a third sign-in within 30 s counts as a loop if the two earlier sign-ins were completed', () => {
    expect(isSignInLoop({ begunAt: ago(20), returnedAt: ago(19) }, now)).toBe(false)
    expect(isSignInLoop({ begunAt: ago(25, 20), returnedAt: ago(24, 19) }, now)).toBe(true)
    expect(isSignInLoop({ begunAt: ago(31, 20), returnedAt: ago(30, 19) }, now)).toBe(false)
  })

  it('[SES-22] up to four sign-ins that are not completed do not count as a loop, but five within 10 s do', () => {
    expect(isSignInLoop({ begunAt: ago(4, 3, 2, 1), returnedAt: [] }, now)).toBe(false)
    expect(isSignInLoop({ begunAt: ago(5, 4, 3, 2, 1), returnedAt: [] }, now)).toBe(true)
  })

  it('[SES-22] sign-ins that are more than 30 s in the past or in the future are never part of a loop', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 31, max: 1_000_000 })), fc.boolean(), (seconds, isAhead) => {
        const instants = ago(...seconds.map((count) => (isAhead ? -count : count)))
        expect(isSignInLoop({ begunAt: instants, returnedAt: instants }, now)).toBe(false)
      }),
    )
  })
})
