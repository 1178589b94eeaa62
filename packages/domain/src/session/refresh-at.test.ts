import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFRESH_LEAD_SECONDS, refreshAt } from './index'

describe('renewal of a token', () => {
  it.each([
    [300, 240],
    [61, 1],
    [60, 30],
    [59, 29.5],
    [1, 0.5],
    [0, 0],
    [-10, 0],
  ])('[SES-10] an access token with a lifetime of %d s is renewed after %d s', (life, after) => {
    const issuedAt = 1_800_000_000_000
    expect(refreshAt({ issuedAt, expiresAt: issuedAt + life * 1_000 })).toBe(issuedAt + after * 1_000)
  })

  it('[SES-10] a token is renewed before it expires, and exactly 60 s before if its lifetime is longer than 60 s', () => {
    const instant = fc.integer({ min: 0, max: 4e12 })
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 1e9 }), (issuedAt, life) => {
        const expiresAt = issuedAt + life
        const at = refreshAt({ issuedAt, expiresAt })
        expect(at).toBeGreaterThanOrEqual(issuedAt)
        expect(at).toBeLessThan(expiresAt)
        if (life > REFRESH_LEAD_SECONDS * 1_000) expect(expiresAt - at).toBe(60_000)
      }),
    )
  })
})
