import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../testing/test-database'
import type { OpenDatabase } from './open-database'
import { createReadinessCheck, type Readiness } from './readiness'

const ready: Readiness = { isReady: true, database: 'ok', disk: 'ok', migrations: 'ok' }
let database: OpenDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

/** A check that has nothing from before. */
const checkOnce = (dataDir?: string) => createReadinessCheck(database.db, { dataDir })()

describe('whether a process can answer calls', () => {
  it('is so on a database that answers, can be written and has the tables of this version', async () => {
    expect(await checkOnce()).toEqual(ready)
    expect(await checkOnce(tmpdir())).toEqual(ready)
  })

  it('is not so on a database without the newest migration', async () => {
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at =
      (select max(created_at) from drizzle.__drizzle_migrations)`)
    expect(await checkOnce()).toEqual({ ...ready, isReady: false, migrations: 'behind' })
  })

  it('is not so on a database that takes no writes', async () => {
    const readOnly = await database.db.transaction(async (inside) => createReadinessCheck(inside)(), {
      accessMode: 'read only',
    })
    expect(readOnly).toEqual({ ...ready, isReady: false, database: 'read-only' })
  })

  it('is not so without a database, and is reported once, with the reason', async () => {
    const { db } = await createTestDatabase().then(async (gone) => {
      await gone.close()
      return gone
    })
    vi.useFakeTimers({ toFake: ['performance'] })
    const onChange = vi.fn()
    const check = createReadinessCheck(db, { onChange })
    const gone = { isReady: false, database: 'unreachable', disk: 'ok', migrations: 'unknown' }
    expect(await check()).toEqual(gone)
    vi.advanceTimersByTime(1_000)
    expect(await check()).toEqual(gone)
    vi.useRealTimers()
    expect(onChange.mock.calls).toEqual([[gone, expect.any(Error)]])
  })

  it('is asked of the database once a second at most, however many want to know', async () => {
    const execute = vi.spyOn(database.db, 'execute')
    const check = createReadinessCheck(database.db)
    await Promise.all(Array.from({ length: 20 }, check))
    const statements = execute.mock.calls.length
    await check()
    expect(statements).toBeLessThanOrEqual(2)
    expect(execute).toHaveBeenCalledTimes(statements)
  })
})
