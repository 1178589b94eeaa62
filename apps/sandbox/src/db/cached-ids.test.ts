import { asc, count as counting, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { cachedIds, ID_WINDOW } from './cached-ids'
import { users } from './schema'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

/** Number of statements so far that have read ids of a list. */
let statements = 0
const active = () => world.db.select({ value: counting() }).from(users).where(eq(users.active, true))
const read = (offset: number, limit = 2) => {
  const idsOf = (range: { readonly limit: number; readonly offset: number }) => {
    const query = world.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.active, true))
      .orderBy(asc(users.id))
      .limit(range.limit)
      .offset(range.offset)
    return {
      toSQL: () => query.toSQL(),
      execute: () => {
        statements += 1
        return query.execute()
      },
    }
  }
  return cachedIds(world.db, { limit, offset }, idsOf, active())
}
const page = async (offset: number, limit = 2) => (await read(offset, limit)).ids
const count = async (action: () => Promise<unknown>) => {
  const before = statements
  await action()
  return statements - before
}

/**
 * Whether the tests run on a database server. A server also changes the state on writes to other databases, and reports
 * the numbers of read rows later and separately for each connection.
 */
const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined

describe('the ids of a page', () => {
  it.skipIf(isOnServer)(
    '[ID-06] the second and all further pages of a list share one query for the ids until a row is written, even if they are requested at once',
    async () => {
      await page(2)
      expect(await count(() => Promise.all([page(2), page(4), page(6)]))).toBe(0)
      await world.db.update(users).set({ active: true }).where(eq(users.id, 1))
      expect(await count(() => page(4))).toBe(1)
      expect(await count(() => Promise.all([page(2), page(6)]))).toBe(0)
    },
  )

  it('[ID-06] the pages of a list together contain each id once and in order, without rows that were removed in the meantime', async () => {
    const all = await world.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.active, true))
      .orderBy(asc(users.id))
    const pages = async () => {
      const found: number[] = []
      for (let offset = 0; offset <= all.length; offset += 2) found.push(...(await page(offset)))
      return found
    }
    const ids = all.map(({ id }) => id)
    expect(await pages()).toEqual(ids)
    const last = ids.at(-1) ?? 0
    await world.db.update(users).set({ active: false }).where(eq(users.id, last))
    expect(await pages()).toEqual(ids.slice(0, -1))
    await world.db.update(users).set({ active: true }).where(eq(users.id, last))
  })

  it('[ID-06] the total of a list is the number of its rows, whether the database or the cache counts the ids', async () => {
    const [counted] = await active()
    for (const [offset, limit] of [
      [0, 2],
      [2, 2],
      [0, 100],
      [500, 100],
    ] as const)
      expect(await (await read(offset, limit)).total()).toBe(counted?.value)
  })

  it('a page whose ids are in two cached blocks of ids is read by an additional statement', async () => {
    expect(await count(() => page(ID_WINDOW - 1))).toBe(1)
    expect(await count(() => page(ID_WINDOW - 1))).toBe(1)
  })

  it.skipIf(isOnServer).each([
    [
      'points',
      'service_points',
      sql`insert into service_points (subclient_id, code_sol, description, active, type)
        select subclient_id, 'X' || n, 'Point ' || n, true, type
        from service_points, generate_series(1, 2000) n where description = 'Gran Vía 12'`,
      '/api/configuration/v1/service-point?active=true',
    ],
    [
      'orders of all points',
      'orders',
      sql`insert into orders (service_point_id, country_id, service_code, service_type, is_change, status_code, origin,
          requested_time, starts_at, service_date)
        select p.id, k.id, 'X' || n, '0', false, 'PLANNED', 'REMESA', ${worldStart.toISOString()}::timestamptz,
          ${worldStart.toISOString()}::timestamptz + n * interval '1 minute', date_trunc('day', ${worldStart.toISOString()}::timestamptz)
        from service_points p, countries k, generate_series(1, 2000) n
        where p.description = 'Gran Vía 12' and k.code = 'ES'`,
      '/api/sol-customer/ES/v1/request-upcoming?',
    ],
  ] as const)(
    'loading a list of %s page by page reads at most three rows of the database for each row of the list',
    async (_what, table, added, address) => {
      await world.db.execute(added)
      await world.db.execute(sql`analyze`)
      const rowsRead = async () => {
        await world.db.execute(sql`select pg_stat_force_next_flush()`)
        const answer = await world.db.execute(sql`select seq_tup_read + idx_tup_fetch as rows
          from pg_stat_user_tables where relname = ${table}`)
        return Number(JSON.stringify(answer).match(/"rows":"?(\d+)/)?.[1])
      }
      const before = await rowsRead()
      let shown = 0
      for (let at = 0; at < 20; at += 1) {
        const { body } = await world.call('customer-operator', `GET ${address}&page=${at}&size=100`)
        shown += Object(body).content.length
      }
      expect(shown).toBe(2_000)
      expect((await rowsRead()) - before).toBeLessThanOrEqual(3 * shown)
    },
  )
})
