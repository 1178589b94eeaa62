import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { originalsOfRun, serverUrl } from './test-database'

/** Removes from a PostgreSQL server, when all tests are over, the databases that theirs were copied from. */
export function setup(): (() => Promise<void>) | undefined {
  if (serverUrl() === '') return undefined
  process.env['TEST_RUN'] = randomBytes(4).toString('hex')
  return async () => {
    const admin = new Client({ connectionString: serverUrl() })
    await admin.connect()
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [originalsOfRun()],
    )
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
    await admin.end()
  }
}
