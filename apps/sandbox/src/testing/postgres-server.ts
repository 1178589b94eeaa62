import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

// The test runner calls `setup` before it can resolve the sources of packages, so this file imports no package.

/** The PostgreSQL server for the databases of tests; empty for databases in memory. */
export const serverUrl = (): string => process.env['TEST_DATABASE_URL'] ?? ''

/** Prefix of the filled databases from which this test run copies its own. */
export const originalsOfRun = (): string => `remesa_original_${process.env['TEST_RUN'] ?? ''}_`

/** Opens a connection to a PostgreSQL server for one use. */
async function asAdmin(url: string, use: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    await use(admin)
  } finally {
    await admin.end()
  }
}

/** Runs one statement on a PostgreSQL server. */
export const withAdmin = (url: string, statement: string): Promise<void> =>
  asAdmin(url, (admin) => admin.query(statement))

/** Names the test run and, after all tests, removes the databases from which its tests copied theirs. */
export function setup(): (() => Promise<void>) | undefined {
  if (serverUrl() === '') return undefined
  process.env['TEST_RUN'] = randomBytes(4).toString('hex')
  return () =>
    asAdmin(serverUrl(), async (admin) => {
      const { rows } = await admin.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [originalsOfRun()],
      )
      for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
    })
}
