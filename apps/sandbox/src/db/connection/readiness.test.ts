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

/** Checks once, without a cached result, whether the process is ready. */
const checkOnce = (dataDir?: string) => createReadinessCheck(database.db, { dataDir })()

describe('the readiness of a process', () => {
  it('a process is ready if its database responds, accepts writes and has the tables of this version', async () => {
    expect(await checkOnce()).toEqual(ready)
    expect(await checkOnce(tmpdir())).toEqual(ready)
  })

  it('a process is not ready if its database lacks the newest migration', async () => {
    let behind: Readiness | undefined
    const rolledBack = database.db.transaction(async (inside) => {
      await inside.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
      behind = await createReadinessCheck(inside)()
      inside.rollback()
    })
    await expect(rolledBack).rejects.toThrow('Rollback')
    expect(behind).toEqual({ ...ready, isReady: false, migrations: 'behind' })
  })

  it('a process is not ready if its database refuses writes', async () => {
    const readOnly = await database.db.transaction(async (inside) => createReadinessCheck(inside)(), {
      accessMode: 'read only',
    })
    expect(readOnly).toEqual({ ...ready, isReady: false, database: 'read-only' })
  })

  it('a process is not ready if its database is unreachable, and the reason is reported once', async () => {
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

  it('readiness is checked at most once a second, however many requests ask for it', async () => {
    const execute = vi.spyOn(database.db, 'execute')
    const check = createReadinessCheck(database.db)
    await Promise.all(Array.from({ length: 20 }, check))
    const statements = execute.mock.calls.length
    await check()
    expect(statements).toBeLessThanOrEqual(2)
    expect(execute).toHaveBeenCalledTimes(statements)
  })
})
