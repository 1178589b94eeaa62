import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database'
import { seedDatabase } from '../../src/db/seed'

export const counts = { orders: 100_000, servicePoints: 50_000 } as const

/** The text that a user types into a selector to find a service point of a subclient. */
export const selected = { subclientId: 1, typed: '123', part: '%123%' } as const

/**
 * URL paths that programs request: two weeks of a service point's history, the first page of points, a hundred rows of
 * a search, and the results of the two searches that users type into.
 */
export const lines = {
  history:
    '/api/sol-customer/ES/v1/request-historial/PS-0001?lowerLimitSearch=2026-11-16T00:00:00Z&upperLimitSearch=2026-11-30T23:59:59Z',
  first: '/api/configuration/v1/service-point?active=true&page=0&size=10',
  selector: `/api/configuration/v1/service-point?active=true&page=0&size=10&codeOrDesc=${selected.typed}&subclientId=${selected.subclientId}`,
  search: '/api/configuration/v1/service-point?active=true&page=0&size=10&search=almac%C3%A9n%20123',
  list: '/api/configuration/v1/service-point?description=almac%C3%A9n&active=true&page=3&size=100&orderBy=description&direction=ASC',
} as const

const searches = ['almac%C3%A9n', 'tienda%2012', 'almac%C3%A9n%20345', 'ie'] as const

/**
 * The request with the number `at` in the benchmark of portal users. There are three alternating types of requests: a
 * service point's orders in the week before and after, ten rows of a filtered list, and a service point's form.
 */
export const portalLine = (at: number): string => {
  const turn = Math.floor(at / 3)
  if (at % 3 === 0) return lines.history.replace('PS-0001', `PS-000${1 + (turn % 3)}`)
  if (at % 3 === 1)
    return `/api/configuration/v1/service-point?description=${searches[turn % searches.length]}&active=true&page=${turn % 5}&size=10&orderBy=description&direction=ASC`
  return `/api/configuration/v1/service-point/${1_000 + ((turn * 37) % 40_000)}`
}

/** The URL path of a service point. The change with the number `at` switches its status. */
export const changedPoint = (at: number) => `/api/configuration/v1/service-point/${1_000 + (at % 40_000)}`

export const historyPoint = 'PS-0001'
export const caller = 'provider-staff'
/** The text of `lines.list` in the form of the search column: folded, and without accents. */
export const listedPart = '%almacen%'

/** The words of the URL in `lines.search`, as the search column contains them. */
export const searchedParts = [listedPart, '%123%'] as const

/**
 * Fills a database with the demo data, a hundred thousand orders, and fifty thousand service points. Most of the orders
 * are about money. Each point has a currency and two modules, and one in five points is a warehouse.
 */
export async function fillWorld(db: Database, now: Date): Promise<void> {
  await seedDatabase(db, { now, password: 'remesa', extraOrders: counts.orders })
  await db.execute(sql`insert into service_points (subclient_id, type, oid_sol, code_sol, description, address)
    select ids[1 + n % array_length(ids, 1)], 'SOL', 'BENCH-' || n, lpad(n::text, 6, '0'),
      case when n % 5 = 0 then 'Almacén ' else 'Tienda ' end || n, 'Calle Mayor ' || n
    from generate_series(1, ${counts.servicePoints}::int) n,
      (select array_agg(s.id order by s.id) as ids from subclients s join clients c on c.id = s.client_id
        join countries k on k.id = c.country_id where k.code = 'ES' and s.active and c.active) s`)
  await db.execute(sql`insert into service_point_currencies (service_point_id, currency_id)
    select p.id, k.main_currency_id from service_points p join subclients s on s.id = p.subclient_id
      join clients c on c.id = s.client_id join countries k on k.id = c.country_id
    where p.oid_sol like 'BENCH-%'`)
  await db.execute(sql`insert into service_point_adapters (service_point_id, adapter_id)
    select p.id, a.id from service_points p cross join (select id from adapters order by id limit 2) a
    where p.oid_sol like 'BENCH-%'`)
  // The bulk orders have no contents. Pickups and deliveries therefore get amounts, and every delivery gets notes.
  await db.execute(sql`insert into order_amounts (order_id, currency_id, total_hundredths)
    select o.id, k.main_currency_id, 10000 + o.id % 1000 * 500 from orders o join countries k on k.id = o.country_id
    where o.service_type in ('0', '1') and not exists (select 1 from order_amounts a where a.order_id = o.id)`)
  await db.execute(sql`insert into order_denominations (amount_id, denomination_id, quantity)
    select a.id, n::text, 10 * n from order_amounts a join orders o on o.id = a.order_id cross join generate_series(1, 2) n
    where o.service_type = '1' and not exists (select 1 from order_denominations d where d.amount_id = a.id)`)
  await db.execute(sql`vacuum analyze`)
}
