import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestWorld, type TestWorld } from '../../testing/test-world'
import type { Database } from '../database'
import { users } from '../schema'
import { preparedQuery } from './prepared-query'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

it('a prepared query is built once for each database, and runs with new values each time', async () => {
  const builtFor: Database[] = []
  const userQuery = preparedQuery((db) => {
    builtFor.push(db)
    return db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('user_of_test')
  })
  expect(await userQuery(world.db).execute({ id: 1 })).toEqual([{ id: 1 }])
  expect(await userQuery(world.db).execute({ id: 2 })).toEqual([{ id: 2 }])
  expect(builtFor).toEqual([world.db])
})
