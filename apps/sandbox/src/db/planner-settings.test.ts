import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('every connection to the database plans queries with the configured cost of an operator', async () => {
  const cost = sql<string>`current_setting('cpu_operator_cost')`
  const atOnce = Array.from({ length: 12 }, () => world.db.select({ cost }).from(sql`pg_sleep(0.01)`))
  const answers = await Promise.all(atOnce)
  expect(new Set(answers.flat().map((row) => row.cost))).toEqual(new Set(['0.005']))
})
