import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** Waits until nobody else holds a name and holds it until the transaction ends: what comes together goes one by one. */
export const lockName = (tx: Database, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
