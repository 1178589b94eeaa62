import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import type { Environment } from '../../kernel/environment'
import type { Database } from '../database'
import { createEmbedded, queueStatements } from '../embedded'
import { plannerSettings } from '../planner-settings'
import * as schema from '../schema/index'
import { freeBytes, leastFreeBytes } from './free-space'
import { type ChannelListener, listenEmbedded, listenServer } from './listen'
import { type FolderLock, lockFolder } from './lock-folder'
import { migrateEmbedded, migrateServer } from './migrate-database'

export type DatabaseKind = 'pglite' | 'postgres'

/** An open database with the current schema. */
export interface OpenDatabase {
  readonly db: Database
  readonly kind: DatabaseKind
  /**
   * Calls `listener` with the notifications of a channel, until the returned function is called. The notifications come
   * from every process that uses the database.
   */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>
  /**
   * The numbers of open connections to the database server, of idle connections, and of requests that wait for a
   * connection. Absent for the embedded database, which has no connections.
   */
  readonly load?: () => { readonly open: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/** Opens a database in memory. Its data are lost when the process ends. */
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
  // If the first start fails, its files are removed. Otherwise the next start would report them as a damaged database.
  let isNew = false
  try {
    const locked = await lockFolder(dataDir, { onWait })
    if (!locked.ok) return locked
    lock = locked.value
    const { release } = lock
    isNew = !existsSync(dataDir) || readdirSync(dataDir).length === 0
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
    if (isNew && existsSync(dataDir))
      for (const entry of readdirSync(dataDir)) rmSync(join(dataDir, entry), { recursive: true, force: true })
    return err(openingFailed(dataDir, error, freeBytes(dataDir) ?? freeBytes(dirname(dataDir))))
  }
}

async function openServer(
  databaseUrl: string,
  onError: (error: Error) => void,
  isMigrated: boolean,
): Promise<Result<OpenDatabase, string>> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => client.query(plannerSettings).then(() => {}),
  })
  // Without this listener a lost connection would end the process. The pool itself listens only to idle connections,
  // not to a connection that is between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  try {
    const problem = await serverProblem(pool)
    if (problem !== undefined) {
      await pool.end()
      return err(problem)
    }
    if (isMigrated) await migrateServer(pool)
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

/** The reason why a database can't store, compare and sort texts as this product needs; `undefined` if it can. */
const serverProblem = async (pool: Pool): Promise<string | undefined> => {
  const { rows } = await pool.query<{
    encoding: string
    icu: boolean
  }>(`select current_setting('server_encoding') as encoding,
    exists(select from pg_collation where collname = 'und-x-icu') as icu`)
  const [{ encoding, icu } = { encoding: undefined, icu: false }] = rows
  if (encoding !== 'UTF8') return wrongEncoding(encoding)
  return icu ? undefined : withoutIcu
}

/** A sentence that reports a database without ICU collations as unusable, and says what to do. */
export const withoutIcu =
  'The database of DATABASE_URL has no collations of ICU, by which texts are compared and sorted. ' +
  'Take a PostgreSQL that is built with ICU, as those of its packages and images are, and make the database there.'

/** A sentence that reports a database with this encoding as unusable, and says what to do. */
export const wrongEncoding = (encoding: string | undefined): string =>
  `The database of DATABASE_URL has the encoding ${encoding ?? 'of an unknown name'}, which cannot hold every text: it has to be UTF8. ` +
  "Make another one with CREATE DATABASE remesa ENCODING 'UTF8' TEMPLATE template0, and name it in DATABASE_URL."

/**
 * A sentence about why a data folder could not be opened and what to do. If the disk is full, the sentence says so
 * instead of repeating the database's message.
 *
 * @param free the number of free bytes on the disk; `undefined` if unknown.
 */
export function openingFailed(dataDir: string, error: unknown, free: number | undefined): string {
  const megabytes = (bytes: number) => Math.floor(bytes / 2 ** 20)
  if (free !== undefined && free < leastFreeBytes)
    return `The data folder ${dataDir} cannot be opened: its disk is full. ${megabytes(free)} MB are free, and ${megabytes(leastFreeBytes)} MB are needed. Free some space and start again.`
  const what = existsSync(join(dataDir, 'PG_VERSION'))
    ? 'The database in it may be damaged. Put a copy of the folder in its place, or set DATA_DIR to another folder.'
    : 'Check its rights and the free space.'
  return `The data folder ${dataDir} cannot be opened: ${reasonOf(error)} ${what}`
}

/**
 * The reason in an error, for the operator who starts a server. An error about connections to several addresses has no
 * message, and the message of a failed query is the whole query. In both cases the inner errors contain the database's
 * own message.
 */
function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause !== undefined) return reasonOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(' ')
  if (!(error instanceof Error)) return 'the reason is unknown.'
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}.`
}

/**
 * Opens the database of the environment and migrates it to the current schema. It is a PostgreSQL database if
 * `databaseUrl` is set, else the embedded database in `dataDir`, which only one process can use at a time.
 *
 * @param onError called with the error of a lost connection, which the pool replaces.
 * @param onWait called with a sentence if opening takes long because another process may be using the folder.
 * @returns the database, or a sentence about why it can't be used and what to do.
 */
export const openDatabase = (
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
  onWait: (sentence: string) => void = () => {},
): Promise<Result<OpenDatabase, string>> =>
  env.databaseUrl === undefined
    ? openEmbedded(env.dataDir, onWait, true)
    : openServer(env.databaseUrl, onError, true)

/**
 * Opens an existing database without migrating it. A command that only reads or copies the database must not change its
 * tables.
 */
export async function openAsItIs(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<Result<OpenDatabase, string>> {
  if (databaseUrl !== undefined) return openServer(databaseUrl, onError, false)
  if (!existsSync(join(dataDir, 'PG_VERSION')))
    return err(`There is no database in the folder ${dataDir}. Name its folder with DATA_DIR.`)
  return openEmbedded(dataDir, () => {}, false)
}
