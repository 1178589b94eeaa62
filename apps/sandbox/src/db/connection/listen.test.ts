import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../testing/test-database'

type OpenedDatabase = Awaited<ReturnType<typeof createTestDatabase>>
let database: OpenedDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const tell = (text: string) => database.db.execute(sql`select pg_notify('news', ${text})`)
const hear = async () => {
  const heard: string[] = []
  const onGap = vi.fn()
  const stop = await database.listen('news', { onMessage: (payload) => heard.push(payload), onGap })
  return { heard, onGap, stop }
}

describe('a channel of the database', () => {
  it('a notification reaches all current listeners after its commit, and no listener that has stopped', async () => {
    const [one, other] = [await hear(), await hear()]
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('news', 'taken back')`)
        throw new Error('roll back')
      })
      .catch(() => undefined)
    await tell('first')
    await expect.poll(() => [one.heard, other.heard]).toEqual([['first'], ['first']])
    await other.stop()
    await tell('second')
    await expect.poll(() => one.heard).toEqual(['first', 'second'])
    expect(other.heard).toEqual(['first'])
    await one.stop()
    expect(one.onGap).not.toHaveBeenCalled()
  })

  // The embedded database has no connection that could be lost.
  it.runIf(process.env['TEST_DATABASE_URL'])(
    'a lost connection to the database is opened again, and its listeners are told that notifications may have been missed',
    async () => {
      const { heard, onGap, stop } = await hear()
      await database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen news'`,
      )
      await expect.poll(() => onGap.mock.calls.length, { timeout: 10_000 }).toBe(1)
      await tell('after the cut')
      await expect.poll(() => heard).toEqual(['after the cut'])
      await stop()
    },
  )
})
