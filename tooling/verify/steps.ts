import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { buildApps } from '../build-apps.ts'
import { startPostgres, type TemporaryPostgres } from '../postgres.ts'
import { root, run } from '../run.ts'
import { measureSizes, overBudget, sizeTable } from '../sizes/check-sizes.ts'
import { type Affected, projectFiles } from './changed.ts'
import { none, one } from './count.ts'
import { checkPackages } from './package-checks.ts'
import { command, journeys, type Outcome, outcomeOf, vitest } from './runners.ts'

/** One step of the verification. */
export interface Step {
  readonly title: string
  /**
   * The command that includes the step. A step with `test` is part of `npm test` and `npm run verify`, and a step with
   * `verify` only of `npm run verify`.
   */
  readonly in: 'test' | 'verify'
  /**
   * The name of another step that runs in parallel. It is set for a step that often waits for disks and killed
   * processes.
   */
  readonly beside?: string
  /** Whether several machines share the tests of this step. */
  readonly divided?: true
  /** @param shard the options that tell the runner of a divided step which share of the tests to run. */
  readonly check: (shard: readonly string[]) => Promise<Outcome>
  /**
   * Runs only those tests of this step that a change affects; `undefined` if the change affects none. A step without
   * this function always runs completely.
   */
  readonly checkChanged?: (affected: Affected) => Promise<Outcome> | undefined
}

/** Settings with which each property runs ten times as often as usual. */
const MANY_RUNS = { PROPERTY_RUNS: '1000' }
const SLOW = '.slow.test.'
const WITHOUT_STORIES = ['--project', '!storybook*']
const WITHOUT_SLOW = { SLOW: 'without' }
const named = (projects: readonly string[]) => projects.flatMap((project) => ['--project', project])
const STORIES = ['storybook']
const FLOWS = 'storybook-flows'
/** Packages whose sources can change how the back end uses its database. */
const WITH_DATABASE = ['sandbox', 'sandbox-storage']
const WITHOUT_DATABASE = ['domain', 'api-client', 'portal', 'sandbox-alone']
const CORE = '@core'

let postgres: TemporaryPostgres | undefined

/** Stops the servers that steps have started and share. */
export const stopServers = async (): Promise<void> => {
  await postgres?.stop()
}

/**
 * Runs a group of tests on PostgreSQL. Without PostgreSQL, the step fails in continuous integration, and is skipped on
 * other machines.
 */
const onPostgres = async (part: (env: NodeJS.ProcessEnv) => Promise<Outcome>): Promise<Outcome> => {
  postgres ??= await startPostgres()
  if (postgres !== undefined) return part({ TEST_DATABASE_URL: postgres.url })
  console.log('  PostgreSQL is not here and could not be installed. Continuous integration always runs it.')
  return outcomeOf(process.env['CI'] ? one(false) : { ...none, skipped: 1 })
}

const inBrowser = async (part: () => Promise<Outcome>): Promise<Outcome> => {
  await ensureBrowser()
  return part()
}

const onPortal = (part: () => Promise<Outcome>): Promise<Outcome> =>
  inBrowser(async () => {
    await buildApps()
    return part()
  })

const ofSome = (affected: readonly string[], part: () => Promise<Outcome>) =>
  affected.length === 0 ? undefined : part()

const smoke = async (): Promise<Outcome> => outcomeOf(await checkPackages('smoke'))

/**
 * The test files that contain properties. Only these files are run many times, because other tests have no random
 * values.
 */
const filesWithProperties = (): readonly string[] =>
  projectFiles().filter(
    (file) => /\.test\.ts$/.test(file) && readFileSync(join(root, file), 'utf8').includes("'fast-check'"),
  )

const sizes = async (): Promise<Outcome> => {
  for (const home of ['packages/domain', 'packages/api-client'])
    if ((await run('tsup', ['--silent'], { folder: join(root, home), quiet: true })) !== 0)
      return outcomeOf(one(false))
  const measured = await measureSizes(true)
  console.log(sizeTable(measured))
  const failed = overBudget(measured).length
  return outcomeOf({ passed: measured.length - failed, failed, skipped: 0 })
}

/** Every step of the verification, the cheapest first. */
export const steps: Readonly<Record<string, Step>> = {
  lint: {
    title: 'Lint, format and import directions',
    in: 'test',
    check: () => command('biome', ['ci', '--error-on-warnings']),
  },
  types: {
    title: 'Types of every package',
    in: 'test',
    check: () =>
      command('node', [
        join(root, 'node_modules/typescript7/bin/tsc'),
        '-b',
        '.',
        'examples/domain-channel',
        'examples/headless',
        'examples/vite-page',
      ]),
  },
  unit: {
    title: 'Rules, contract, back end on PGlite, components, screens',
    in: 'test',
    divided: true,
    check: (shard) => inBrowser(() => vitest([...WITHOUT_STORIES, ...shard], WITHOUT_SLOW)),
    checkChanged: ({ tests }) => ofSome(tests, () => inBrowser(() => vitest([...WITHOUT_STORIES, ...tests]))),
  },
  stories: {
    title: 'One story of each component',
    in: 'test',
    divided: true,
    check: (shard) => inBrowser(() => vitest([...named(STORIES), ...shard], { STORIES: 'core' })),
    checkChanged: ({ stories }) =>
      ofSome(stories, () => inBrowser(() => vitest([...named(STORIES), ...stories]))),
  },
  'journeys-core': {
    title: 'Journeys that need real processes',
    in: 'test',
    divided: true,
    check: (shard) => onPortal(() => journeys(['--grep', CORE, ...shard])),
    checkChanged: ({ journeys: affected }) => ofSome(affected, () => onPortal(() => journeys(affected))),
  },
  smoke: {
    title: 'Packages pack, install and load',
    in: 'test',
    check: smoke,
    checkChanged: ({ packing }) => (packing ? smoke() : undefined),
  },
  docs: {
    title: 'API reports and drawings are what the code says',
    in: 'verify',
    check: () => command('node', [join(root, 'tooling/docs/run.ts'), '--check']),
  },
  properties: {
    title: 'Every property with 1,000 values',
    in: 'verify',
    divided: true,
    check: (shard) => vitest([...named(WITHOUT_DATABASE), ...filesWithProperties(), ...shard], MANY_RUNS),
  },
  slow: {
    // This step runs the slow tests of other packages and of the embedded database. All other slow tests of the back
    // end run on PostgreSQL.
    title: 'Slow tests without a server',
    in: 'verify',
    divided: true,
    check: (shard) =>
      inBrowser(() => vitest([SLOW, ...WITHOUT_STORIES, '--project', '!sandbox', ...shard], MANY_RUNS)),
  },
  zones: {
    title: 'Screens from browsers in seven more zones',
    in: 'verify',
    divided: true,
    check: (shard) => inBrowser(() => vitest([...named(['screens-zones*']), ...shard], { ZONES: 'others' })),
  },
  postgres: {
    title: 'Back end on PostgreSQL',
    in: 'verify',
    divided: true,
    check: (shard) =>
      onPostgres((env) => vitest([...named(WITH_DATABASE), ...shard], { ...env, ...MANY_RUNS })),
  },
  packages: {
    title: 'Packages work in empty projects of every package manager',
    in: 'verify',
    beside: 'postgres',
    check: async () => outcomeOf(await checkPackages('whole')),
  },
  'stories-all': {
    title: 'All other stories in light English, and all in dark German',
    in: 'verify',
    divided: true,
    check: (shard) =>
      inBrowser(() =>
        vitest(['--project', 'storybook*', '--project', `!${FLOWS}`, ...shard], { STORIES: 'beyond-core' }),
      ),
  },
  flows: {
    title: 'The flows of Storybook, played on their back end in the browser',
    in: 'verify',
    check: () => inBrowser(() => vitest(named([FLOWS]))),
  },
  journeys: {
    title: 'All other journeys on PGlite',
    in: 'verify',
    divided: true,
    check: (shard) => onPortal(() => journeys(['--grep-invert', CORE, ...shard])),
  },
  'journeys-postgres': {
    title: 'Journeys that keep data, on PostgreSQL',
    in: 'verify',
    check: () =>
      onPortal(() => onPostgres((env) => journeys(['orders-journey.e2e.ts', 'access.e2e.ts'], env))),
  },
  storybook: {
    title: 'Storybook builds',
    in: 'verify',
    beside: 'journeys-postgres',
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
  sizes: { title: 'Sizes of what domain and client add to a page', in: 'verify', check: sizes },
}
