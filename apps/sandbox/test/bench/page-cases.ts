import { count, type SQL, sql } from 'drizzle-orm'
import { createApi } from '../../src/api'
import { type OpenDatabase, openDatabase, openMemoryDatabase } from '../../src/db/connection/open-database'
import { findAccountByUsername } from '../../src/users'
import { newStorage } from '../sandbox-process'
import {
  caller,
  counts,
  fillWorld,
  historyPoint,
  lines,
  listedPart,
  searchedParts,
  selected,
} from './large-world'

const now = new Date('2026-11-23T09:30:00Z')

/**
 * Compares the time of a page through the API with the time of one hand-written statement for the same rows. The
 * database is PGlite in memory.
 */
export const benchCases = async () => casesOn(await openMemoryDatabase(), 'PGlite')

/**
 * Compares the time of a page through the API with the time of one hand-written statement for the same rows. The
 * database is a separate one on the PostgreSQL server of TEST_DATABASE_URL.
 */
export const benchCasesOnServer = async () => {
  const { variables, remove } = await newStorage()
  const opened = await openDatabase({ databaseUrl: variables['DATABASE_URL'], dataDir: '' }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  const { cases, close } = await casesOn(opened.value, 'PostgreSQL')
  return { cases, close: () => close().then(remove) }
}

const casesOn = async ({ db, close }: OpenDatabase, database: string) => {
  await fillWorld(db, now)
  const account = await findAccountByUsername(db, caller)
  const api = createApi({
    db,
    now: () => now,
    env: { baseUrl: 'http://localhost:4000' },
    verifyToken: async () => account && { sub: account.id },
  })
  const ask = (line: string) => async () => {
    const answer = await api.request(line, { headers: { Authorization: 'Bearer any' } })
    if (answer.status !== 200) throw new Error(`${line} answered ${answer.status}`)
    return answer.text()
  }
  // A statement that finds no rows would be too fast as a baseline.
  const requireRows = async (statement: SQL) => {
    const [found] = await db.select({ rows: count() }).from(sql`(${statement}) as found`)
    if (found?.rows === 0) throw new Error('A baseline finds no rows.')
  }
  // A write precedes each measurement. Otherwise a cache that is valid until the next write would make the page faster
  // than the statement.
  const afterWrite = (work: () => unknown) => async () => {
    await db.execute(sql`select pg_current_xact_id()`)
    return work()
  }
  const size = `${counts.orders.toLocaleString('en')} orders, ${counts.servicePoints.toLocaleString('en')} points, ${database}`
  const pageOf = async (what: string, line: string, statement: SQL) => {
    await requireRows(statement)
    return {
      name: `${what} (${size})`,
      subject: afterWrite(ask(line)),
      baseline: afterWrite(() => db.execute(statement)),
      baselineName: 'one SQL statement',
      goal: 1.5,
    }
  }
  const cases = [
    {
      ...(await pageOf("Two weeks of a point's history", lines.history, historyStatement)),
      subject: ask(lines.history),
      baseline: () => db.execute(historyStatement),
    },
    await pageOf(
      'The first 10 of the list of points',
      lines.first,
      pageStatement(sql`p.active`, sql`p.id desc`, [10, 0]),
    ),
    await pageOf(
      'The fourth 100 of a search for points',
      lines.list,
      pageStatement(
        sql`p.active and p.description_folded like ${listedPart}`,
        sql`p.description, p.id`,
        [100, 300],
      ),
    ),
    await pageOf(
      'What is typed into the selector of points of a subclient',
      lines.selector,
      pageStatement(
        sql`p.active and p.subclient_id = ${selected.subclientId}
          and (p.code_sol_folded like ${selected.part} or p.description_folded like ${selected.part})`,
        sql`p.id desc`,
        [10, 0],
      ),
    ),
    await pageOf(
      'What is typed into the search above the list of points',
      lines.search,
      pageStatement(sql`p.active and ${searchedInAny}`, sql`p.id desc`, [10, 0]),
    ),
  ]
  return { cases, close }
}

const historyStatement = sql`select o.*, coalesce((select json_agg(json_build_object('total', a.total_hundredths,
    'currency', row_to_json(c),
    'packs', (select coalesce(json_agg(p), '[]') from order_packs p where p.amount_id = a.id),
    'denominations', (select coalesce(json_agg(d), '[]') from order_denominations d where d.amount_id = a.id)))
    from order_amounts a join currencies c on c.id = a.currency_id where a.order_id = o.id), '[]') as amounts
  from orders o join service_points p on p.id = o.service_point_id
  where p.oid_sol = ${historyPoint} and (o.starts_at is null
    or o.starts_at between '2026-11-16T00:00:00Z' and '2026-11-30T23:59:59Z')
  order by o.starts_at, o.id`

/** SQL condition: each word is contained in one of the searchable columns of service points. */
const searchedInAny = sql.join(
  searchedParts.map(
    (
      part,
    ) => sql`(p.code_sol_folded like ${part} or p.description_folded like ${part} or p.device_id_folded like ${part}
      or p.id_smartcash_folded like ${part} or p.address_folded like ${part})`,
  ),
  sql` and `,
)

/**
 * The statement for a page of service points in the caller's country, with all data that belong to them. It also
 * returns the number of points on all pages.
 */
const pageStatement = (condition: SQL, order: SQL, [limit, offset]: readonly [number, number]): SQL => {
  const matching = sql`from service_points p join subclients s on s.id = p.subclient_id
    join clients c on c.id = s.client_id join countries k on k.id = c.country_id
    where k.code = 'ES' and ${condition}`
  return sql`with p as (select p.* ${matching}
      order by ${order} limit ${limit} offset ${offset})
    select p.*, row_to_json(s) as subclient, row_to_json(c) as client, row_to_json(k) as country, row_to_json(m) as currency,
      (select json_agg(x) from service_point_adapters x where x.service_point_id = p.id) as adapters,
      (select json_agg(x) from service_point_channels x where x.service_point_id = p.id) as channels,
      (select json_agg(x) from service_point_currencies x where x.service_point_id = p.id) as currencies,
      (select count(*) ${matching}) as total
    from p join subclients s on s.id = p.subclient_id join clients c on c.id = s.client_id
      join countries k on k.id = c.country_id join currencies m on m.id = k.main_currency_id
    order by ${order}`
}
