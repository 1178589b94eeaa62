import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Locks a name until the transaction ends, after waiting for earlier locks of the same name. Concurrent work is thus
 * done one after the other.
 */
export const lockName = (tx: Database, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
