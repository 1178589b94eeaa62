import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

// The test runner calls `setup` before it can resolve packages to their sources, so this file must not import a
// package.

/** URL of the PostgreSQL server for the databases of tests; empty if the tests use databases in memory. */
export const serverUrl = (): string => process.env['TEST_DATABASE_URL'] ?? ''

/** Prefix of the names of the databases that this test run fills once, to copy them for each test. */
export const originalsOfRun = (): string => `remesa_original_${process.env['TEST_RUN'] ?? ''}_`

/** Opens a connection to a PostgreSQL server, and closes it after use. */
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

/**
 * Sets the id of the test run. Returns a function that removes the databases from which tests copied their own
 * databases. The test runner calls this function after all tests.
 */
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
