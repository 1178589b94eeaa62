import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rate-limit'

describe('a limit by the minute', () => {
  it('a caller who exceeds the limit of calls per minute is refused until the minute is over', () => {
    let now = 0
    const limit = createRateLimit(2, () => now)
    expect([limit('a'), limit('a'), limit('a'), limit('b')]).toEqual([0, 0, 60, 0])
    now = 59_500
    expect(limit('a')).toBe(1)
    now = 60_000
    expect(limit('a')).toBe(0)
  })

  it('a caller who waits as long as the rate limit requires is then permitted, whenever the earlier calls were made', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), gaps, (perMinute, waits) => {
        let now = 0
        const limit = createRateLimit(perMinute, () => now)
        for (const gap of waits) {
          now += gap
          const seconds = limit('a')
          if (seconds === 0) continue
          now += seconds * 1_000
          expect(limit('a')).toBe(0)
        }
      }),
    )
  })
})
