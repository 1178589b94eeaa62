import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { openDatabase } from '../../src/db/connection/open-database'
import type { Database } from '../../src/db/database'
import { servicePoints, subclients } from '../../src/db/schema'
import { seedDatabase } from '../../src/db/seed'
import { packageRoot } from '../../src/kernel/package-root'
import { freePort, type Storage, startSandbox } from '../sandbox-process'

/**
 * Two service points of one center. The first has many orders in the two weeks that the portal shows. The second has 24
 * orders, of which the page shows 22 at first.
 */
const points = { many: { name: 'Gran Vía 12', orders: 5_000 }, few: { name: 'Casco Viejo', orders: 24 } }

/** A user at the head office. The user sees many more service points of the same center, and their visits of today. */
const headOffice = { username: 'customer-operator', points: 5_000, visits: 2_000 } as const

export interface PlacedPoint {
  readonly clientId: number
  readonly centerId: number
  readonly servicePointId: number
}

type Places = Readonly<Record<keyof typeof points, PlacedPoint>>

interface WorldOptions {
  /** Whether the data include the service points and visits of the head office. */
  readonly withHeadOffice?: boolean
}

/** Runs the built sandbox on a folder with the orders of this benchmark. */
export async function withOrders<T>(
  action: (url: string, places: Places) => Promise<T>,
  options: WorldOptions = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-bench-'))
  const storage: Storage = {
    kind: 'pglite',
    variables: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
  try {
    const places = await fillOrders(folder, new Date(), options)
    const port = await freePort()
    const sandbox = await startSandbox({
      entry: join(packageRoot(), 'dist/main.js'),
      storage,
      port,
      variables: { BASE_URL: `http://localhost:${port}`, LOG_LEVEL: 'error' },
    })
    try {
      return await action(sandbox.url, places)
    } finally {
      await sandbox.stop()
    }
  } finally {
    await storage.remove()
  }
}

/**
 * Fills a folder with the demo data and with exactly these orders at the two service points. The orders are spread over
 * the hours of the week before `now` and the week after it. The orders are of five types, and one in twenty is
 * cancelled. Past orders are done, and every third past order is rated. Three fifths of all orders are about money, and
 * some of these orders are in two currencies.
 */
async function fillOrders(folder: string, now: Date, { withHeadOffice }: WorldOptions): Promise<Places> {
  const opened = await openDatabase({ databaseUrl: undefined, dataDir: folder }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  const { db, close } = opened.value
  try {
    await seedDatabase(db, { now, password: 'remesa', extraOrders: 0 })
    const placed = { many: await fillPoint(db, 'many', now), few: await fillPoint(db, 'few', now) }
    if (withHeadOffice) await fillHeadOffice(db, placed.few, now)
    await db.execute(sql`analyze`)
    return placed
  } finally {
    await close()
  }
}

/** Adds a visit of today at each of the first service points, spread over the hours around `now`. */
async function fillHeadOffice(db: Database, { clientId, centerId }: PlacedPoint, now: Date): Promise<void> {
  await db.execute(sql`insert into service_points (subclient_id, type, oid_sol, code_sol, description, address)
    select ${centerId}, 'SOL', 'HEAD-' || n, 'H' || lpad(n::text, 5, '0'), 'Tienda ' || n, 'Calle Mayor ' || n
    from generate_series(1, ${headOffice.points}::int) n`)
  await db.execute(sql`insert into service_point_adapters (service_point_id, adapter_id)
    select p.id, a.adapter_id from service_points p cross join service_point_adapters a
    where p.oid_sol like 'HEAD-%' and a.service_point_id =
      (select id from service_points where description = ${points.few.name})`)
  const at = sql`${now.toISOString()}::timestamptz + (p.at::float8 / ${headOffice.visits}::float8 * 8 - 4) * interval '1 hour'`
  await db.execute(sql`insert into orders (service_point_id, country_id, service_code, service_type, is_change,
      status_code, origin, requested_time, request_initial_time, request_final_time, planned_initial_time,
      planned_final_time, starts_at, service_date)
    select p.id, k.id, 'H' || p.at, '0', false, 'PLANNED', 'REMESA', ${at} - interval '2 days', ${at},
      ${at} + interval '2 hours', ${at}, ${at} + interval '2 hours', ${at}, date_trunc('day', ${at})
    from (select id, row_number() over (order by id) as at from service_points where oid_sol like 'HEAD-%') p
      join countries k on k.code = 'ES' where p.at <= ${headOffice.visits}`)
  await db.execute(sql`delete from assignments where client_id = ${clientId} and user_id =
    (select id from users where username = ${headOffice.username})`)
  await db.execute(sql`insert into assignments (user_id, client_id)
    select id, ${clientId} from users where username = ${headOffice.username}`)
}

async function fillPoint(db: Database, size: keyof typeof points, now: Date): Promise<PlacedPoint> {
  const { name, orders } = points[size]
  const point = sql`(select id from service_points where description = ${name})`
  // The orders are within six and a half days before and after `now`. At any hour, the history's whole days therefore
  // include them.
  const start = sql`${now.toISOString()}::timestamptz + (n::float8 / ${orders}::float8 * 13 - 6.5) * interval '1 day'`
  await db.execute(sql`delete from orders where service_point_id = ${point}`)
  await db.execute(sql`with made as (
      insert into orders (service_point_id, country_id, service_code, service_type, is_change, status_code, origin,
        requested_time, request_initial_time, request_final_time, planned_initial_time, planned_final_time,
        real_initial_time, real_final_time, rate, starts_at, service_date)
      select ${point}, k.id, ${size === 'many' ? 'M' : 'F'} || lpad(n::text, 5, '0'), (n % 5)::text, false,
        case when n % 20 = 0 then 'CANCELLED' when s.start < ${now.toISOString()}::timestamptz then 'DONE'
          when n % 3 = 0 then 'PLANNED' else 'RECEIVED' end, 'REMESA',
        s.start - interval '2 days', s.start, s.start + interval '2 hours', s.start, s.start + interval '2 hours',
        case when done then s.start end, case when done then s.start + interval '40 minutes' end,
        case when done and n % 3 = 0 then 1 + n % 5 end, s.start, date_trunc('day', s.start)
      from generate_series(0, ${orders - 1}::int) n cross join lateral (select ${start} as start) s
        cross join lateral (select n % 20 <> 0 and s.start < ${now.toISOString()}::timestamptz as done) d
        join countries k on k.code = 'ES'
      returning id, country_id, service_type)
    insert into order_amounts (order_id, currency_id, total_hundredths)
    select m.id, c.id, 10000 + m.id % 1000 * 555 from made m join currencies c on c.code = 'EUR' or (c.code = 'USD' and m.id % 7 = 0)
    where m.service_type in ('0', '1', '2')`)
  const [found] = await db
    .select({ clientId: subclients.clientId, centerId: subclients.id, servicePointId: servicePoints.id })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .where(eq(servicePoints.description, name))
  if (found === undefined) throw new Error(`there is no point ${name}`)
  return found
}
