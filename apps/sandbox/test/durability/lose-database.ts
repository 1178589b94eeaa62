import { execFileSync } from 'node:child_process'
import pg from 'pg'
import * as z from 'zod/mini'
import type { Storage } from '../sandbox-process'

/**
 * Whether the server of TEST_DATABASE_URL is used by these tests only and may be stopped, which loses all its
 * connections.
 */
const mayCrash = process.env['CRASH_DATABASE'] === '1'

/**
 * Interrupts the PostgreSQL server of a storage. If a crash is permitted, it kills one backend: the server then
 * discards its shared memory and recovers from its log, as after `pg_ctl stop -m immediate`. Otherwise it ends the
 * connections to this one database.
 */
export async function loseDatabase({ variables }: Storage): Promise<void> {
  const { DATABASE_URL: connectionString = '' } = variables
  const client = new pg.Client({ connectionString })
  // The kill also breaks this connection.
  client.on('error', () => {})
  await client.connect()
  try {
    if (mayCrash) await killBackend(client)
    else await endConnections(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function killBackend(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as pid, current_database() as name')
  const [{ pid, name }] = z.tuple([z.object({ pid: z.number(), name: z.string() })]).parse(rows)
  // The title of a backend process has to contain the name of its database: the process ids of a server in another
  // container belong to other processes here.
  const title = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  if (!title.includes(name)) throw new Error(`process ${pid} is no backend of ${name}: ${title}`)
  process.kill(pid, 'SIGKILL')
}

const endConnections = (client: pg.Client) =>
  client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
