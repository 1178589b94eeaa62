import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'
import { packageRoot } from '../../kernel/package-root'

const migrationsFolder = (): string => join(packageRoot(), 'migrations')

/**
 * The number of the database lock for migrations. It is an arbitrary constant that has to be the same in all processes
 * of this product.
 */
const migrationLock = 7_306_131

/** Migrates an embedded database to the current schema. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  await migratePglite(drizzlePglite(client), { migrationsFolder: migrationsFolder() })
}

/**
 * Migrates a PostgreSQL database to the current schema. If several processes start together, only one of them migrates.
 */
export async function migrateServer(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await migrateNode(drizzleNode(client), { migrationsFolder: migrationsFolder() })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release()
  }
}
