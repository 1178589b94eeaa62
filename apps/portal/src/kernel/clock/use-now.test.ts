import fc from 'fast-check'
import { expect, it } from 'vitest'
import { untilNextMinute } from './use-now'

it('[FRA-9] the time until the next full minute is more than zero, and at most one minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (instant) => {
      const wait = untilNextMinute(instant)
      expect((instant + wait) % 60_000).toBe(0)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60_000)
    }),
  )
})
