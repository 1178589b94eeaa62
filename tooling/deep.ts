import { ensureBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { checkRepeatable } from './packages/repeatable.ts'
import { startPostgres } from './postgres.ts'
import { run } from './run.ts'

/**
 * The long versions of tests.
 * - On the embedded database and on PostgreSQL: a hundred thousand malformed requests to the sandbox, two hundred
 *   random runs of the search for crews, fifty kills and twenty stops of the process, two hundred deposits whose
 *   response is lost, and a report of a hundred thousand rows.
 * - A hundred thousand runs of every property of the domain and the client, each with new values.
 * - Two hundred random runs on the screen of new orders, and as many on the screen of crews.
 * - Two builds of every package, which must be identical byte by byte.
 * - All end-to-end tests in Spanish.
 *
 * `npm run test:deep -- src/firms` runs the tests whose path contains that text, and `npm run test:deep -- spanish`
 * runs the Spanish end-to-end tests. PROPERTY_RUNS, KILLS, STOPS, LOSSES, REPORT_ROWS and RUNS set other numbers.
 *
 * The tests use the PostgreSQL server of TEST_DATABASE_URL or else a temporary server, which is then killed during
 * writes as well.
 */
const counts = {
  PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '100000',
  KILLS: process.env['KILLS'] ?? '50',
  STOPS: process.env['STOPS'] ?? '20',
  LOSSES: process.env['LOSSES'] ?? '200',
  REPORT_ROWS: process.env['REPORT_ROWS'] ?? '100000',
  RUNS: process.env['RUNS'] ?? '200',
}
const filters = process.argv.slice(2)
/** The tests of the sandbox that have long versions, and the test that uses two processes. */
const growing = [
  'src/api/hostile-requests.slow.test.ts',
  'src/firms/search-steps.slow.test.ts',
  'src/worker/long-report.slow.test.ts',
  'test/durability/killed-process.slow.test.ts',
  'test/durability/lost-deposits.slow.test.ts',
  'test/durability/shared-queue.slow.test.ts',
]
const isChosen = (name: string) => filters.length === 0 || filters.some((part) => name.includes(part))
const chosen = growing.filter(isChosen)

/** The tests that take random steps on screens. */
const runs = [
  ['Walks over the screen of new orders', 'apps/portal/e2e/new-order-steps.e2e.ts'],
  ['Walks over the screen of crews', 'apps/portal/e2e/firms-steps.e2e.ts'],
] as const

async function journeys(files: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  await ensureBrowser()
  await buildApps()
  const config = 'apps/portal/playwright.config.ts'
  return run('playwright', ['test', '--config', config, ...files], { env })
}

const vitest = (projects: readonly string[], args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(
    'vitest',
    [
      ...['run', '--config', 'vitest.workspace.ts', '--passWithNoTests', '--reporter=verbose'],
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
    ],
    { env: { ...counts, ...env } },
  )

/**
 * Runs tests of the back end one file after another. A test that kills the server would break all other running tests.
 */
const backEnd = (env: NodeJS.ProcessEnv) =>
  vitest(['sandbox', 'sandbox-storage'], ['--no-file-parallelism', ...chosen], env)

async function onPostgres(): Promise<number> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return backEnd({ TEST_DATABASE_URL: given })
  const server = await startPostgres()
  if (server) {
    try {
      return await backEnd({ TEST_DATABASE_URL: server.url, CRASH_DATABASE: '1' })
    } finally {
      await server.stop()
    }
  }
  console.log('✗ PostgreSQL is not here and could not be installed: nothing was tried on it.')
  return 1
}

const steps: readonly (readonly [title: string, step: () => Promise<number>])[] = [
  ['Properties of the domain and the client', () => vitest(['domain', 'api-client'], filters)],
  ...(chosen.length === 0
    ? []
    : ([
        ['Back end on PGlite', () => backEnd({ TEST_DATABASE_URL: '' })],
        ['Back end on PostgreSQL', onPostgres],
      ] as const)),
  ...runs.flatMap(([title, file]) =>
    isChosen(file) ? [[title, () => journeys([file], counts)] as const] : [],
  ),
  ...(isChosen('repeatable') ? [['Packages twice, the same bytes', checkRepeatable] as const] : []),
  ...(isChosen('spanish')
    ? [['Journeys in Spanish', () => journeys([], { JOURNEY_LOCALE: 'es' })] as const]
    : []),
]
const lines: string[] = []
let failed = 0
for (const [title, step] of steps) {
  console.log(`\n▸ ${title}`)
  const begun = performance.now()
  const isGood = (await step()) === 0
  if (!isGood) failed += 1
  lines.push(`${isGood ? '✓' : '✗'} ${title} (${((performance.now() - begun) / 60_000).toFixed(1)} min)`)
}
console.log(`\n${lines.join('\n')}\n`)
process.exit(failed > 0 ? 1 : 0)
