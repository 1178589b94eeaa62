import { run } from './run.ts'

/**
 * A hundred thousand runs of every property of the domain and the client, each run with new values; hostile requests to
 * the sandbox in a number to match, and fifty kills of its process on the embedded database. With TEST_DATABASE_URL the
 * sandbox is tried on that PostgreSQL server instead. `npm run test:deep -- src/firms` takes the tests whose path holds
 * that text.
 */
const PROPERTY_RUNS = process.env['PROPERTY_RUNS'] ?? '100000'
const KILLS = process.env['KILLS'] ?? '50'
const vitest = (projects: readonly string[], filters: readonly string[]) =>
  run(
    'vitest',
    [
      ...['run', '--config', 'vitest.workspace.ts', '--passWithNoTests'],
      ...projects.flatMap((project) => ['--project', project]),
      ...filters,
    ],
    { env: { PROPERTY_RUNS, KILLS } },
  )
const filters = process.argv.slice(2)
/** The only tests of the sandbox whose work grows with the numbers above. */
const growing = ['src/api/hostile-requests', 'test/durability']

const codes = [await vitest(['domain', 'api-client'], filters)]
const chosen =
  filters.length === 0 ? growing : growing.filter((file) => filters.some((part) => file.includes(part)))
if (chosen.length > 0) codes.push(await vitest(['sandbox'], chosen))
process.exit(Math.max(...codes))
