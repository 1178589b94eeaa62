import { buildServicePointReport } from '@remesa/domain/service-points'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findReport, rowsOf, storeReport } from '../reports/reports.fixtures'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { workReports } from './work-reports'

/**
 * Number of service points in the report. It is three thousand by default, and a hundred thousand in `npm run
 * test:deep`.
 */
const count = Number(process.env['REPORT_ROWS'] ?? 3_000)
const MAX_MEGABYTES = 300

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  await world.db.execute(sql`insert into service_points (subclient_id, type, oid_sol, code_sol, description, address)
    select ids[1 + n % array_length(ids, 1)], 'SOL', 'LONG-' || n, lpad(n::text, 6, '0'),
      '=Almacén ñ ß ç ' || n, 'Calle Mayor ' || n
    from generate_series(1, ${count}::int) n,
      (select array_agg(s.id order by s.id) as ids from subclients s join clients c on c.id = s.client_id
        join countries k on k.id = c.country_id where k.code = 'ES' and s.active and c.active) s`)
}, 300_000)
afterAll(() => world.close())

/** The largest additional memory in megabytes that the process uses while `work` runs. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 10)
  await work()
  clearInterval(timer)
  return (most - before) / 1_000_000
}

it(`[RPT-8] a report of ${count} rows is complete, and creating it takes at most ${MAX_MEGABYTES} MB`, async ({
  annotate,
}) => {
  const listed = {
    page: 1,
    orderBy: 'id',
    direction: 'DESC',
    active: true,
    filters: {},
    precise: [],
  } as const
  const request = { ...buildServicePointReport(listed) }
  const id = await storeReport(world.db, 'provider-admin', { type: 'SERVICE_POINT', request })
  const megabytes = await memoryOf(() => workReports(world.db, { now: () => worldStart }))
  await annotate(`${megabytes.toFixed(0)} MB over what the process held before`)
  const { content, status } = await findReport(world.db, id)
  expect(status).toBe('UPLOADED')
  const { rows } = await rowsOf(content)
  const added = rows.flat().filter((cell) => typeof cell === 'string' && cell.startsWith('=Almacén ñ ß ç '))
  expect(new Set(added).size).toBe(count)
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
}, 300_000)
