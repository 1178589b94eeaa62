import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { cachedTotal } from './cached-total'
import { users } from './schema'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const total = (active: boolean) =>
  cachedTotal(world.db, world.db.select({ value: count() }).from(users).where(eq(users.active, active)))

describe('a cached total', () => {
  it('[ID-06] a cached total counts only rows that match its condition, and is renewed after every write', async () => {
    const [on, off] = [await total(true), await total(false)]
    expect([await total(true), await total(false)]).toEqual([on, off])
    await world.db.update(users).set({ active: false }).where(eq(users.id, 1))
    expect([await total(true), await total(false)]).toEqual([on - 1, off + 1])
    await world.db.update(users).set({ active: true }).where(eq(users.id, 1))
    expect([await total(true), await total(false)]).toEqual([on, off])
  })

  it('a cached total includes committed rows, and excludes rows that were rolled back', async () => {
    const before = await total(false)
    await world.db.transaction(async (tx) => {
      await tx.update(users).set({ active: false }).where(eq(users.id, 1))
    })
    expect(await total(false)).toBe(before + 1)
    await world.db
      .transaction(async (tx) => {
        await tx.update(users).set({ active: true }).where(eq(users.id, 1))
        tx.rollback()
      })
      .catch(() => {})
    expect(await total(false)).toBe(before + 1)
  })
})
