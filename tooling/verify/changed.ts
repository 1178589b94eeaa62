import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { featureOf, featuresShown } from './features.ts'
import { type Importers, importersOf } from './graph.ts'

/** The files that a change affects, as paths relative to the root of the repository. */
export interface Affected {
  readonly tests: readonly string[]
  readonly stories: readonly string[]
  readonly journeys: readonly string[]
  /** Whether the change can affect how the packages are packed or imported. */
  readonly packing: boolean
}

const PORTAL = 'apps/portal/src/main.ts'
const BACK_END = 'apps/sandbox/src/main.ts'
const VITEST = 'vitest.workspace.ts'
const JOURNEYS = 'apps/portal/playwright.config.ts'
const SCREENS = 'apps/portal/test/screens'

const isJourney = (file: string) => file.endsWith('.e2e.ts')
/**
 * Whether a file is a story but not a flow. Flows are excluded, because each flow shows the whole portal and `npm run
 * verify` plays all flows.
 */
const isStory = (file: string) => file.endsWith('.stories.tsx') && !file.startsWith('apps/portal/test/flows/')
const isTest = (file: string) => /\.(test\.tsx?|browser\.ts)$/.test(file)

/** The dependencies of a file that are not imports: programs that run the file, and files that it starts or reads. */
const given = (file: string): readonly string[] => {
  if (isJourney(file)) return [JOURNEYS, PORTAL, BACK_END]
  if (isStory(file)) return [VITEST, '.storybook/preview.tsx']
  if (!isTest(file)) return []
  if (file.startsWith(SCREENS)) return [VITEST, `${SCREENS}/set-up.ts`, `${SCREENS}/worlds.ts`]
  if (file.startsWith('apps/sandbox')) return [VITEST, 'apps/sandbox/src/testing/postgres-server.ts']
  return file.startsWith('packages/ui') ? [VITEST, 'packages/ui/test/clean-page.ts'] : [VITEST]
}

/** Patterns of files that no module imports. Each pattern has the modules that read the matching files. */
const readBy: readonly (readonly [files: RegExp, readers: readonly string[]])[] = [
  [/^apps\/sandbox\/migrations\//, ['apps/sandbox/src/db/connection/migrate-database.ts']],
  [/^apps\/portal\/(index\.html|vite\.config\.ts|public\/)/, [PORTAL]],
  [/^\.storybook\//, ['.storybook/preview.tsx']],
  [/^tooling\/property-runs\.ts$/, [VITEST]],
  [/^(.*\/)?package\.json$|^pnpm-|^vitest\.config/, [VITEST, JOURNEYS]],
]

/** Whether a file is a test that checks the whole repository. Such a test is as fast as a lint. */
const isConvention = (file: string) => /^tooling\/conventions\/.*\.test\.ts$/.test(file)

/**
 * The importers of a file that a change affects: `whole` for all importers, else only the importers of these features.
 */
type Reach = 'whole' | ReadonlySet<string>

const takesAnyFeature = (file: string) =>
  featureOf(file) === undefined && !isTest(file) && !isStory(file) && !isJourney(file)

/**
 * The importers that a change affects. A module without a feature, such as the routes of the portal, imports many
 * features. Beyond this module, the change affects only the screens of the features in which it began.
 */
export const reachOf = (changed: readonly string[], importers: Importers): ReadonlyMap<string, Reach> => {
  const reached = new Map<string, Reach>(changed.map((file) => [file, 'whole']))
  const waiting = [...reached.keys()]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const reach = reached.get(file) ?? 'whole'
    const feature = featureOf(file)
    for (const importer of importers.get(file) ?? []) {
      const known = reached.get(importer)
      if (known === 'whole') continue
      const passed =
        reach === 'whole' && feature !== undefined && takesAnyFeature(importer) ? new Set([feature]) : reach
      const next = passed === 'whole' ? passed : new Set([...(known ?? []), ...passed])
      if (next !== 'whole' && known !== undefined && next.size === known.size) continue
      reached.set(importer, next)
      waiting.push(importer)
    }
  }
  return reached
}

const isShown = (test: string, reach: Reach | undefined): boolean => {
  if (reach === undefined || reach === 'whole') return reach !== undefined
  const shown = featuresShown(test)
  return shown === 'all' || shown.some((feature) => reach.has(feature))
}

/** A file, and the files that read it without an import. */
const withReaders = (file: string): readonly string[] => [
  file,
  ...readBy.flatMap(([pattern, modules]) => (pattern.test(file) ? modules : [])),
]

const isOfPacking = (file: string) =>
  /^(packages\/[^/]+\/(package\.json|tsup.*|src\/(.*\/)?index\.ts)|tooling\/(packages\/.*|tsup\.package\.ts))$/.test(
    file,
  )

/**
 * The tests that a change affects. A slow test is affected only if it changes itself, because `npm run verify` runs all
 * slow tests. A feature affects its own end-to-end tests. It does not affect the end-to-end tests of features that use
 * it, because these features are also tested in process.
 *
 * @param changed Paths of changed files. A removed file affects the files that imported it, which must have changed as
 *   well.
 */
export const affectedBy = (
  changed: readonly string[],
  files: readonly string[],
  importers: Importers,
): Affected => {
  const reached = reachOf(changed.flatMap(withReaders), importers)
  const isAffected = (file: string) => isShown(file, reached.get(file))
  const isAffectedTest = (file: string) =>
    file.includes('.slow.test.')
      ? changed.includes(file)
      : isAffected(file) || (changed.length > 0 && isConvention(file))
  const journeysOf = (file: string) => {
    const ofFile = reachOf(withReaders(file), importers)
    const feature = featureOf(file)
    return files.filter((journey) => {
      if (!isJourney(journey)) return false
      const reach = ofFile.get(journey)
      return isShown(
        journey,
        feature !== undefined && reach !== undefined && reach !== 'whole' ? new Set([feature]) : reach,
      )
    })
  }
  const journeys = new Set(changed.flatMap(journeysOf))
  return {
    tests: files.filter((file) => isTest(file) && isAffectedTest(file)),
    stories: files.filter((file) => isStory(file) && isAffected(file)),
    journeys: files.filter((file) => journeys.has(file)),
    packing: changed.some(isOfPacking),
  }
}

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '')

/** Every file of the project, including files that are new in git. */
export const projectFiles = (): readonly string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(join(root, file)))

/** The importers of each file in this checkout. */
export const projectImporters = (files: readonly string[]): Importers =>
  importersOf(
    new Map(
      files.map((file) => [
        file,
        /\.(tsx?|mjs)$|package\.json$/.test(file) ? readFileSync(join(root, file), 'utf8') : '',
      ]),
    ),
    given,
  )

/** The tests that are affected by changes since the branch left `base`. Uncommitted changes count, too. */
export const affectedSince = (base: string): Affected => {
  const [since = base] = git('merge-base', base, 'HEAD')
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  const files = projectFiles()
  return affectedBy(changed, files, projectImporters(files))
}
