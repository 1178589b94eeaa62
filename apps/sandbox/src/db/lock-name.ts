import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Waits for earlier locks of a name, and then locks the name until the transaction ends. Concurrent work with the same
 * name is thus done one after the other.
 */
export const lockName = (tx: Database, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
