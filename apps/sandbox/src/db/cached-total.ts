import { type SQLWrapper, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from './database'

interface Counted {
  readonly total: number
  /** The state of the database when the rows were counted. */
  readonly state: string
}

const mostTotals = 500
const totalsOf = new WeakMap<Database, LRUCache<string, Counted>>()

/**
 * The visible state of the database. Two statements with the same state see the same rows, even if different processes
 * execute them.
 */
export const currentState = sql<string>`pg_current_snapshot()::text`

/**
 * The number of rows that a statement counts, cached until any process writes to the database. The number is cached
 * because counting a long list takes longer than reading one page of it. Do not use this function inside a transaction:
 * the cached number may not include the transaction's own writes.
 */
export const cachedTotal = async (
  db: Database,
  counting: SQLWrapper & { toSQL(): { readonly sql: string; readonly params: readonly unknown[] } },
): Promise<number> => {
  const totals = totalsOf.get(db) ?? new LRUCache<string, Counted>({ max: mostTotals })
  totalsOf.set(db, totals)
  const { sql: text, params } = counting.toSQL()
  const key = JSON.stringify([text, params])
  const known = totals.get(key)
  const one = sql`(values (1)) as one`
  if (known !== undefined) {
    const [now] = await db.select({ state: currentState }).from(one)
    if (now?.state === known.state) return known.total
  }
  const [counted] = await db
    .select({ state: currentState, total: sql`(${counting})`.mapWith(Number) })
    .from(one)
  if (counted === undefined) return 0
  totals.set(key, counted)
  return counted.total
}
