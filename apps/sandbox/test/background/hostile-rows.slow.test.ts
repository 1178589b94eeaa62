import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSeededDatabase, worldStart } from '../../src/testing/test-world'
import { hostileRows } from './hostile-rows'
import { workers } from './workers'

let world: Awaited<ReturnType<typeof createSeededDatabase>>
beforeAll(async () => {
  world = await createSeededDatabase()
}, 300_000)
afterAll(() => world.close())

const later = (minutes: number) => new Date(worldStart.getTime() + minutes * 60_000)

describe('a process with 2,000 rows of arbitrary values for one user', () => {
  it.each(workers)(
    '[RPT-63] [RPT-65] [ORD-170] the background work that $name tries each of 2,000 rows with arbitrary values at most three times, and finishes all other rows',
    async ({ clear, poison, add, round, isDone, waiting }) => {
      const { db } = world
      await clear(db)
      await poison(db, hostileRows(2_000))
      await add(db)
      let failures = 0
      const onFailure = () => {
        failures += 1
      }
      await round(db, worldStart, onFailure)
      expect(await isDone(db)).toBe(true)
      for (const minutes of [2, 4, 6, 8]) await round(db, later(minutes), onFailure)
      expect(await waiting(db, later(8))).toBe(0)
      expect(failures).toBeLessThanOrEqual(3 * 2_000)
    },
    600_000,
  )
})
