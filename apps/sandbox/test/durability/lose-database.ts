import { execFileSync } from 'node:child_process'
import pg from 'pg'
import * as z from 'zod/mini'
import type { Storage } from '../sandbox-process'

/**
 * Whether the tests of this folder are the only users of the server of TEST_DATABASE_URL. The tests may then stop the
 * server, although this breaks all its connections.
 */
const mayCrash = process.env['CRASH_DATABASE'] === '1'

/**
 * Interrupts the PostgreSQL server of a storage. If a crash is permitted, it kills one server process. The server then
 * discards its shared memory and recovers from its log, as after `pg_ctl stop -m immediate`. If no crash is permitted,
 * it ends the connections to this one database.
 */
export async function loseDatabase({ variables }: Storage): Promise<void> {
  const { DATABASE_URL: connectionString = '' } = variables
  const client = new pg.Client({ connectionString })
  // Killing the server process also breaks this connection. Without a listener, this error would end the test process.
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
  // The process is killed only if its title contains the name of the database. If the server runs in another container,
  // its process ids belong to other processes on this machine.
  const title = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  if (!title.includes(name)) throw new Error(`process ${pid} is no backend of ${name}: ${title}`)
  process.kill(pid, 'SIGKILL')
}

const endConnections = (client: pg.Client) =>
  client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
