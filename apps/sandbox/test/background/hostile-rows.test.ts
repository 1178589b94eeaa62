import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSeededDatabase, worldStart } from '../../src/testing/test-world'
import { anyHostileRow } from './hostile-rows'
import { workers } from './workers'

let world: Awaited<ReturnType<typeof createSeededDatabase>>
beforeAll(async () => {
  world = await createSeededDatabase()
}, 300_000)
afterAll(() => world.close())

const later = (minutes: number) => new Date(worldStart.getTime() + minutes * 60_000)

describe('a process with rows of arbitrary values', () => {
  it.each(workers)(
    '[RPT-63] [RPT-65] [ORD-170] the background work that $name tries each row with arbitrary values at most three times, and finishes all other rows',
    async ({ clear, poison, add, round, isDone, waiting }) => {
      const { db } = world
      await fc.assert(
        fc.asyncProperty(fc.array(anyHostileRow, { minLength: 1, maxLength: 6 }), async (rows) => {
          await clear(db)
          await poison(db, rows)
          await add(db)
          await round(db, worldStart, () => {})
          expect(await isDone(db)).toBe(true)
          for (const minutes of [2, 4, 6, 8]) await round(db, later(minutes), () => {})
          expect(await waiting(db, later(8))).toBe(0)
        }),
        { numRuns: 8 },
      )
    },
    120_000,
  )
})
