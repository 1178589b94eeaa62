import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { checkPackages } from './package-checks.ts'
import { startPostgres, type TemporaryPostgres } from './postgres.ts'
import { root, run } from './run.ts'
import { measureSizes, overBudget, sizeTable } from './sizes/check-sizes.ts'

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })
const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** What failed, by test. It stands at the end as well: the lines where it happened are thousands of lines up. */
const failures: string[] = []

const chosen = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'remesa-verify-'))

/** A run that fails without a report, or without a failed test in it, counts as one failure. */
function counted(code: number, found: Count): Count {
  if (code === 0 || found.failed > 0) return found
  failures.push(`a run ended with ${code} although none of its tests failed; what it printed says why`)
  return { ...found, failed: 1 }
}

async function vitest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const file = join(reports, `vitest-${args.length}-${Object.keys(env).length}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('vitest', ['run', '--config', 'vitest.workspace.ts', ...reporters, ...args], { env })
  if (!existsSync(file)) return one(false)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  failures.push(...failuresOfVitest(report))
  return counted(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  })
}

async function journeys(env: NodeJS.ProcessEnv = {}, files: readonly string[] = []): Promise<Count> {
  const file = join(reports, `journeys-${files.length}.json`)
  const args = ['test', '--config', 'apps/portal/playwright.config.ts', '--reporter=line,json', ...files]
  const code = await run('playwright', args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  if (!existsSync(file)) return one(false)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  failures.push(...failuresOfPlaywright(report))
  const { stats } = report
  return counted(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}

let postgres: TemporaryPostgres | undefined

/** Runs a suite on PostgreSQL; without it, continuous integration fails, and others run `instead`. */
async function onPostgres(
  suite: (env: NodeJS.ProcessEnv) => Promise<Count>,
  instead: () => Promise<Count>,
): Promise<Count> {
  postgres ??= await startPostgres()
  if (postgres) return suite({ TEST_DATABASE_URL: postgres.url })
  console.log('  PostgreSQL is not here and could not be installed. Continuous integration always runs it.')
  return process.env['CI'] ? one(false) : instead()
}

const typeChecker = join(root, 'node_modules/typescript7/bin/tsc')

async function sizes(): Promise<Count> {
  const isFresh = chosen.length === 0 || chosen.includes('packages')
  for (const home of ['packages/domain', 'packages/api-client']) {
    const build = () => run('tsup', ['--silent'], { folder: join(root, home), quiet: true })
    if (!isFresh && (await build()) !== 0) return one(false)
  }
  const measured = await measureSizes(true)
  console.log(sizeTable(measured))
  const failed = overBudget(measured).length
  return { passed: measured.length - failed, failed, skipped: 0 }
}

const command = async (name: string, args: readonly string[]) => one((await run(name, args)) === 0)

/** Everything that has to hold, cheapest first. `npm test -- lint types` runs the named ones alone. */
const steps: Readonly<Record<string, { readonly title: string; readonly check: () => Promise<Count> }>> = {
  lint: {
    title: 'Lint, format and import directions',
    check: () => command('biome', ['ci', '--error-on-warnings']),
  },
  types: {
    title: 'Types of every package',
    check: () =>
      command('node', [
        typeChecker,
        '-b',
        '.',
        'examples/domain-channel',
        'examples/headless',
        'examples/vite-page',
      ]),
  },
  docs: {
    title: 'API reports and drawings are what the code says',
    check: () => command('node', [join(root, 'tooling/docs/run.ts'), '--check']),
  },
  unit: {
    title: 'Rules, contract, storage on PGlite, components and stories',
    check: async () => {
      await ensureBrowser()
      return vitest(['--project', '!sandbox'])
    },
  },
  postgres: {
    title: 'Back end on PostgreSQL',
    check: () =>
      onPostgres(
        (env) => vitest(['--project', 'sandbox', '--project', 'sandbox-storage'], env),
        () => vitest(['--project', 'sandbox']),
      ),
  },
  journeys: {
    title: 'Journeys in the browser on PGlite',
    check: async () => {
      await ensureBrowser()
      await buildApps()
      return journeys()
    },
  },
  'journeys-postgres': {
    title: 'Journeys that keep data, on PostgreSQL',
    check: async () => {
      await ensureBrowser()
      await buildApps()
      return onPostgres(
        (env) => journeys(env, ['orders-journey.e2e.ts', 'access.e2e.ts']),
        async () => ({ passed: 0, failed: 0, skipped: 1 }),
      )
    },
  },
  storybook: {
    title: 'Storybook builds',
    check: () =>
      command('storybook', [
        'build',
        '--quiet',
        '--loglevel',
        'error',
        '--output-dir',
        'node_modules/.cache/storybook',
      ]),
  },
  packages: { title: 'Packages pack, resolve and work in an empty project', check: checkPackages },
  sizes: { title: 'Sizes of what domain and client add to a page', check: sizes },
}

const unknown = chosen.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(
    `✗ There is no step "${unknown.join('", "')}". The steps are: ${Object.keys(steps).join(', ')}.`,
  )
  process.exit(2)
}

let total: Count = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []

async function take(name: string): Promise<void> {
  const step = steps[name]
  if (step === undefined || (chosen.length > 0 && !chosen.includes(name))) return
  console.log(`\n▸ ${step.title} (${name})`)
  const begun = performance.now()
  const count = await step.check()
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  lines.push(
    `${count.failed > 0 ? '✗' : '✓'} ${step.title}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  )
  total = add(total, count)
}

// Tests that kill processes, and the last journeys of a run, wait much of the time: other steps use the idle cores meanwhile.
const besides: Readonly<Record<string, string>> = { packages: 'postgres', storybook: 'journeys-postgres' }
for (const name of Object.keys(steps).filter((step) => !(step in besides))) {
  const companions = Object.keys(besides).filter((step) => besides[step] === name)
  await Promise.all([name, ...companions].map(take))
}
await postgres?.stop()
rmSync(reports, { recursive: true, force: true })

if (failures.length > 0) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join('\n\n')}`)
console.log(`\n${lines.join('\n')}\n`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)
