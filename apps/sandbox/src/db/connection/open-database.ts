import { mkdirSync } from 'node:fs'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import type { Environment } from '../../kernel/environment'
import type { Database } from '../database'
import { createEmbedded, queueStatements } from '../embedded'
import * as schema from '../schema/index'
import { type ChannelListener, listenEmbedded, listenServer } from './listen'
import { type FolderLock, lockFolder } from './lock-folder'
import { migrateEmbedded, migrateServer } from './migrate-database'

export type DatabaseKind = 'pglite' | 'postgres'

/** An open database at the current schema. */
export interface OpenDatabase {
  readonly db: Database
  readonly kind: DatabaseKind
  /** Receives the notifications of a channel from any process on the database, until the returned function is called. */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Opens a database that lives in memory and ends with the process. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const client = await createEmbedded()
  await migrateEmbedded(client)
  return {
    db: drizzlePglite(client, { schema }),
    kind: 'pglite',
    listen: listenEmbedded(client),
    close: () => client.close(),
  }
}

async function openEmbedded(dataDir: string): Promise<Result<OpenDatabase, string>> {
  let lock: FolderLock | undefined
  try {
    const locked = await lockFolder(dataDir)
    if (!locked.ok) return locked
    lock = locked.value
    const { release } = lock
    mkdirSync(dataDir, { recursive: true })
    const client = await createEmbedded({ dataDir })
    await migrateEmbedded(client)
    const close = async () => {
      await client.close()
      release()
    }
    const db = drizzlePglite(queueStatements(client), { schema })
    return ok({ db, kind: 'pglite', listen: listenEmbedded(client), close })
  } catch (error) {
    lock?.release()
    return err(
      `The data folder ${dataDir} cannot be opened: ${reasonOf(error)} Check its rights and the free space.`,
    )
  }
}

async function openServer(
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<Result<OpenDatabase, string>> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 })
  // Without a listener a connection that breaks would end the process. The pool itself listens only to idle connections,
  // not to one that is inside a transaction, between two statements.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  try {
    await migrateServer(pool)
    const listen = listenServer(databaseUrl, onError)
    return ok({ db: drizzleNode(pool, { schema }), kind: 'postgres', listen, close: () => pool.end() })
  } catch (error) {
    await pool.end()
    return err(
      `The database of DATABASE_URL cannot be used: ${reasonOf(error)} Check the address and that it runs.`,
    )
  }
}

/** Failures to connect to several addresses come as one error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(' ')
  if (!(error instanceof Error)) return 'the reason is unknown.'
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}.`
}

/**
 * Opens the database that the environment names and brings it to the current schema: PostgreSQL when `databaseUrl` is
 * set, else the embedded one in `dataDir`, which one process may hold at a time.
 *
 * @param onError Called with the error of a broken connection; the pool replaces the connection.
 * @returns The database, or one sentence that says why it cannot be used and what to do.
 */
export const openDatabase = (
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<Result<OpenDatabase, string>> =>
  env.databaseUrl === undefined ? openEmbedded(env.dataDir) : openServer(env.databaseUrl, onError)
