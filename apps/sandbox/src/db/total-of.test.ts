import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { users } from './schema'
import { totalOf } from './total-of'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const total = (active: boolean) =>
  totalOf(world.db, world.db.select({ value: count() }).from(users).where(eq(users.active, active)))

describe('a kept total', () => {
  it('[ID-06] is that of the very condition, and follows every write', async () => {
    const [on, off] = [await total(true), await total(false)]
    expect([await total(true), await total(false)]).toEqual([on, off])
    await world.db.update(users).set({ active: false }).where(eq(users.id, 1))
    expect([await total(true), await total(false)]).toEqual([on - 1, off + 1])
    await world.db.update(users).set({ active: true }).where(eq(users.id, 1))
    expect([await total(true), await total(false)]).toEqual([on, off])
  })

  it('takes in what was committed, and nothing of what was given up', async () => {
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
