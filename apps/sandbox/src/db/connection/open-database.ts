import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import type { Environment } from '../../kernel/environment'
import type { Database } from '../database'
import { createEmbedded, queueStatements } from '../embedded'
import * as schema from '../schema/index'
import { freeBytes, leastFreeBytes } from './free-space'
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
  /** How busy the connections to a server are; the embedded database has none. */
  readonly load?: () => { readonly open: number; readonly idle: number; readonly waiting: number }
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

async function openEmbedded(
  dataDir: string,
  onWait: (sentence: string) => void,
  isMigrated: boolean,
): Promise<Result<OpenDatabase, string>> {
  let lock: FolderLock | undefined
  try {
    const locked = await lockFolder(dataDir, { onWait })
    if (!locked.ok) return locked
    lock = locked.value
    const { release } = lock
    mkdirSync(dataDir, { recursive: true })
    const client = await createEmbedded({ dataDir })
    if (isMigrated) await migrateEmbedded(client)
    const close = async () => {
      await client.close()
      release()
    }
    const db = drizzlePglite(queueStatements(client), { schema })
    return ok({ db, kind: 'pglite', listen: listenEmbedded(client), close })
  } catch (error) {
    lock?.release()
    return err(`The data folder ${dataDir} cannot be opened: ${reasonOf(error)} ${whatToDo(dataDir)}`)
  }
}

async function openServer(
  databaseUrl: string,
  onError: (error: Error) => void,
  isMigrated: boolean,
): Promise<Result<OpenDatabase, string>> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 })
  // Without a listener a connection that breaks would end the process. The pool itself listens only to idle connections,
  // not to one that is inside a transaction, between two statements.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  try {
    if (isMigrated) await migrateServer(pool)
    else await pool.query('select 1')
    const listen = listenServer(databaseUrl, onError)
    return ok({
      db: drizzleNode(pool, { schema }),
      kind: 'postgres',
      listen,
      load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      close: () => pool.end(),
    })
  } catch (error) {
    await pool.end()
    return err(
      `The database of DATABASE_URL cannot be used: ${reasonOf(error)} Check the address and that it runs.`,
    )
  }
}

/** What is wrong with a data folder that cannot be opened, as far as can be seen from it, and what to do. */
function whatToDo(dataDir: string): string {
  const free = freeBytes(dataDir)
  if (free !== undefined && free < leastFreeBytes)
    return `Its disk is full: ${Math.floor(free / 2 ** 20)} MB are free, and ${leastFreeBytes / 2 ** 20} MB are needed. Free some space and start again.`
  if (existsSync(join(dataDir, 'PG_VERSION')))
    return 'The database in it may be damaged. Put a copy of the folder in its place, or set DATA_DIR to another folder.'
  return 'Check its rights and the free space.'
}

/**
 * Failures to connect to several addresses come as one error without a message of its own, and that of a statement is the
 * whole statement: whoever starts a server needs what the database said of it.
 */
function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause !== undefined) return reasonOf(error.cause)
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
 * @param onWait Called with a sentence when opening takes long because another process may hold the folder.
 * @returns The database, or one sentence that says why it cannot be used and what to do.
 */
export const openDatabase = (
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
  onWait: (sentence: string) => void = () => {},
): Promise<Result<OpenDatabase, string>> =>
  env.databaseUrl === undefined
    ? openEmbedded(env.dataDir, onWait, true)
    : openServer(env.databaseUrl, onError, true)

/** The same for a database that exists, with the tables that it has: a look or a copy must not change any. */
export async function openAsItIs(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<Result<OpenDatabase, string>> {
  if (databaseUrl !== undefined) return openServer(databaseUrl, onError, false)
  if (!existsSync(join(dataDir, 'PG_VERSION')))
    return err(`There is no database in the folder ${dataDir}. Name its folder with DATA_DIR.`)
  return openEmbedded(dataDir, () => {}, false)
}
