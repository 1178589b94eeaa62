import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database'
import { seedDatabase } from '../../src/db/seed'

export const counts = { orders: 100_000, servicePoints: 50_000 } as const

/** Addresses that the portal asks for: two weeks of one point's history, and one page of a search for points. */
export const lines = {
  history:
    '/api/sol-customer/ES/v1/request-historial/PS-0001?lowerLimitSearch=2026-11-16T00:00:00Z&upperLimitSearch=2026-11-30T23:59:59Z',
  list: '/api/configuration/v1/service-point?description=almac%C3%A9n&active=true&page=3&size=100&orderBy=description&direction=ASC',
} as const

export const historyPoint = 'PS-0001'
export const caller = 'provider-staff'
export const listedPart = '%almacén%'

/** The seeded world with a hundred thousand orders and fifty thousand service points, one in five of them a warehouse. */
export async function fillWorld(db: Database, now: Date): Promise<void> {
  await seedDatabase(db, { now, password: 'remesa', extraOrders: counts.orders })
  await db.execute(sql`insert into service_points (subclient_id, type, oid_sol, code_sol, description, address)
    select ids[1 + n % array_length(ids, 1)], 'SOL', 'BENCH-' || n, lpad(n::text, 6, '0'),
      case when n % 5 = 0 then 'Almacén ' else 'Tienda ' end || n, 'Calle Mayor ' || n
    from generate_series(1, ${counts.servicePoints}::int) n,
      (select array_agg(s.id order by s.id) as ids from subclients s join clients c on c.id = s.client_id
        join countries k on k.id = c.country_id where k.code = 'ES' and s.active and c.active) s`)
  await db.execute(sql`analyze`)
}
