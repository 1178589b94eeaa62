import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { packageRoot } from '../../kernel/package-root'
import type { Database } from '../database'
import { freeBytes, leastFreeBytes } from './free-space'

/** The state of everything that a process needs to respond to calls. */
export interface Readiness {
  readonly isReady: boolean
  /** The state of the database. `unreachable` also means that the database did not respond in time. */
  readonly database: 'ok' | 'unreachable' | 'read-only'
  /** Whether the disk of the embedded database has free space. The disk of a database server is not checked. */
  readonly disk: 'ok' | 'full'
  /**
   * `behind` if the database lacks migrations of this version, for example after a backup was restored while the
   * process is running.
   */
  readonly migrations: 'ok' | 'behind' | 'unknown'
}

/**
 * Time in milliseconds within which the database must respond to the check. A healthy database needs less time, even if
 * the check has to wait for an earlier statement.
 */
const answersWithinMs = 2_000
/** Time in milliseconds for which the result of a check is cached, because each check writes to the disk. */
const validForMs = 1_000

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })
const State = z.tuple([z.object({ isReadOnly: z.boolean(), migratedTo: z.coerce.number() })])

const newestMigration = (): number => {
  const text = readFileSync(join(packageRoot(), 'migrations', 'meta', '_journal.json'), 'utf8')
  return Math.max(...Journal.parse(JSON.parse(text)).entries.map(({ when }) => when))
}

/** A statement that writes to the log of the database, and thus to its disk, without storing a row. */
const writeNothing = sql`select pg_logical_emit_message(true, 'remesa', 'ready')::text`

const readState = sql`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
  (select max(created_at) from drizzle.__drizzle_migrations) as "migratedTo"`

async function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  const cancel = new AbortController()
  const tooSlow = sleep(answersWithinMs, undefined, { signal: cancel.signal, ref: false }).then(() => {
    throw new Error('The database does not answer.')
  })
  try {
    return await Promise.race([work, tooSlow])
  } finally {
    tooSlow.catch(() => {})
    cancel.abort()
  }
}

/**
 * Creates the check whether a process can respond to calls. The database must respond, accept writes, and have the
 * tables of this version. The disk must have free space.
 *
 * @param options.dataDir the folder of an embedded database; `undefined` for a database server.
 * @param options.onChange called after each change of the result, with the reason if the database reported one.
 * @returns the check, which never rejects.
 */
export const createReadinessCheck = (
  db: Database,
  options: {
    readonly dataDir?: string | undefined
    readonly onChange?: (readiness: Readiness, error?: unknown) => void
  } = {},
): (() => Promise<Readiness>) => {
  const newest = newestMigration()
  let wasReady = true
  let latest: { readonly at: number; readonly readiness: Promise<Readiness> } | undefined

  const readDatabase = async (): Promise<Pick<Readiness, 'database' | 'migrations'>> => {
    const answer: unknown = await db.execute(readState)
    const [{ isReadOnly, migratedTo }] = State.parse(Reflect.get(Object(answer), 'rows'))
    if (!isReadOnly) await db.execute(writeNothing)
    return {
      database: isReadOnly ? 'read-only' : 'ok',
      migrations: migratedTo < newest ? 'behind' : 'ok',
    }
  }

  const check = async (): Promise<Readiness> => {
    const free = options.dataDir === undefined ? undefined : freeBytes(options.dataDir)
    const disk = free !== undefined && free < leastFreeBytes ? 'full' : 'ok'
    let error: unknown
    const read = await withinTime(readDatabase()).catch((reason: unknown) => {
      error = reason
      return { database: 'unreachable', migrations: 'unknown' } as const
    })
    const isReady = read.database === 'ok' && read.migrations === 'ok' && disk === 'ok'
    const readiness: Readiness = { isReady, disk, ...read }
    if (isReady !== wasReady) options.onChange?.(readiness, error)
    wasReady = isReady
    return readiness
  }

  return () => {
    const now = performance.now()
    if (latest === undefined || now - latest.at >= validForMs) latest = { at: now, readiness: check() }
    return latest.readiness
  }
}
