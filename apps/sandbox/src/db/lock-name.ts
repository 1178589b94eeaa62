import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Locks a name until the transaction ends, and waits for earlier holders of the lock, so that concurrent work runs one
 * by one.
 */
export const lockName = (tx: Database, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
