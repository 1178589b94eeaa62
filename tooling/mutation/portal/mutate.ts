import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { createVitest } from 'vitest/node'
import workspace from '../../../vitest.workspace.ts'
import { fail, root } from '../../run.ts'
import type { Mutant } from '../report.ts'
import { ANOTHER_ATTEMPT } from './attempt.ts'
import { type Flow, flows } from './flows.ts'
import { createJudge, type Outcome } from './judge.ts'

export const portalHome = join(root, 'apps/portal')

const pathOf = (file: string) => join(portalHome, 'src', file)

const nothing = () => undefined
const no = () => false
const silent = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no },
  ...{ isFatalEnabled: no, trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing },
  fatal: nothing,
}

/** The members of Babel's paths that the types of the instrumenter do not declare. */
interface Place {
  readonly key: unknown
  readonly parentPath: { readonly isLoop: () => boolean } | null
}

/** Instruments files. The returned code contains all their mutants, of which one at a time can be switched on. */
const instrument = (files: readonly string[]) =>
  new Instrumenter(silent).instrument(
    files.map((file) => ({ name: pathOf(file), content: readFileSync(pathOf(file), 'utf8'), mutate: true })),
    {
      plugins: null,
      // Mutants of texts are excluded, because they say little about the tests. Mutants with endless loops are
      // excluded, because they would block the page.
      excludedMutations: ['StringLiteral'],
      ignorers: [
        {
          shouldIgnore: (path) => {
            const { key, parentPath } = path as Place
            const isEnd = parentPath?.isLoop() === true && (key === 'test' || key === 'update')
            return isEnd ? 'the end of a loop' : undefined
          },
        },
      ],
    },
  )

/** The plugin that serves the instrumented code of files. */
const replaced = (code: ReadonlyMap<string, string>): Plugin => ({
  name: 'remesa:mutants',
  enforce: 'pre',
  load: (id) => code.get(id.split('?')[0] ?? ''),
})

/**
 * The time in milliseconds for which a test waits for a change. Many mutants are noticed only because a change does not
 * happen. The time is therefore a few seconds instead of half a minute.
 */
const WAIT_MS = 5_000

/** The settings of a project in vitest.workspace.ts whose tests run on the mutants. */
const withMutants = (name: string, code: ReadonlyMap<string, string>): TestProjectInlineConfiguration => {
  const project = workspace.test?.projects?.find(
    (one): one is TestProjectInlineConfiguration =>
      typeof one === 'object' && 'test' in one && one.test?.name === name,
  )
  if (project?.test === undefined) return fail(`vitest.workspace.ts has no project "${name}".`)
  const { test, plugins = [] } = project
  const { browser } = test
  return {
    ...project,
    plugins: [replaced(code), ...plugins],
    test: {
      ...test,
      root: portalHome,
      testTimeout: 30_000,
      expect: { poll: { timeout: WAIT_MS } },
      retry: { count: Number.MAX_SAFE_INTEGER, condition: new RegExp(`^${ANOTHER_ATTEMPT}$`) },
      setupFiles: [...[test.setupFiles ?? []].flat(), join(import.meta.dirname, 'each-mutant.ts')],
      ...(browser?.provider && {
        browser: {
          ...browser,
          provider: playwright({ ...browser.provider.options, actionTimeout: WAIT_MS }),
        },
      }),
    },
  }
}

/** Runs the tests of flows on their mutants, and returns the verdicts. */
async function judged(
  chosen: readonly Flow[],
  code: ReadonlyMap<string, string>,
  isFor: (mutant: string, test: string) => boolean,
): Promise<Outcome> {
  const judge = createJudge(isFor)
  const vitest = await createVitest('test', {
    config: false,
    root,
    watch: false,
    reporters: [],
    maxWorkers: 2,
    // Effects of a mutant may fail after its test has ended. Such a failure must not end the run.
    dangerouslyIgnoreUnhandledErrors: true,
    projects: [withMutants('portal', code), withMutants('screens', code)],
  })
  try {
    vitest.provide('judge', await judge.open())
    for (const project of vitest.projects)
      project.provide(
        'mutated',
        chosen.flatMap(({ files }) =>
          files.map((file) => (project.isBrowserEnabled() ? `/src/${file}` : pathOf(file))),
        ),
      )
    const every = await vitest.globTestSpecifications()
    const wanted = every.filter(({ moduleId }) =>
      chosen.some(({ tests }) => tests.some((part) => moduleId.includes(part))),
    )
    // Unit tests run first, because a mutant that a unit test notices needs no browser page.
    for (const inBrowser of [false, true]) {
      const ofLevel = wanted.filter(({ project }) => project.isBrowserEnabled() === inBrowser)
      if (ofLevel.length === 0) continue
      const { testModules } = await vitest.runTestSpecifications(ofLevel)
      for (const module of testModules) {
        console.log(`${module.relativeModuleId} ${Math.round(module.diagnostic().duration / 1_000)} s`)
        for (const { message } of module.errors()) console.error(message)
        for (const test of module.children.allTests('failed'))
          console.error(`${test.fullName}: ${test.result().errors?.at(-1)?.message}`)
      }
    }
  } finally {
    await vitest.close()
    judge.close()
  }
  return judge.outcome
}

const statusOf = (id: string, { killers, reached, atImport }: Outcome): string => {
  if (killers.has(id)) return 'Killed'
  if (reached.has(id)) return 'Survived'
  return atImport.has(id) ? 'Ignored' : 'NoCoverage'
}

/**
 * Tests the mutants of these flows of the portal; by default of all flows. Each mutant is tested only with the tests of
 * its flow.
 */
export async function mutatePortal(
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Mutant[]>> {
  const stranger = names.find((name) => !(name in flows))
  if (stranger !== undefined)
    fail(
      `There is no flow "${stranger}" in tooling/mutation/portal/flows.ts: ${Object.keys(flows).join(', ')}.`,
    )
  const chosen = Object.entries<Flow>(flows).filter(([name]) => names.length === 0 || names.includes(name))
  const { files, mutants } = await instrument(chosen.flatMap(([, flow]) => flow.files))
  const isOf = (flow: Flow, fileName: string) => flow.files.some((file) => pathOf(file) === fileName)
  const testsOf = new Map(
    mutants.map(({ id, fileName }) => [
      id,
      chosen.flatMap(([, flow]) => (isOf(flow, fileName) ? flow.tests : [])),
    ]),
  )
  const outcome = await judged(
    chosen.map(([, flow]) => flow),
    new Map(files.map(({ name, content }) => [name, content])),
    (mutant, test) => testsOf.get(mutant)?.some((part) => test.includes(part)) ?? false,
  )
  for (const test of outcome.unusable) console.error(`It fails without a mutant: ${test}`)
  // The instrumenter counts lines and columns from 0, but the report counts them from 1.
  const counted = ({ line, column }: Mutant['location']['start']) => ({ line: line + 1, column: column + 1 })
  return new Map(
    chosen.map(([name, flow]) => [
      name,
      mutants
        .filter(({ fileName }) => isOf(flow, fileName))
        .map(({ id, fileName, mutatorName, replacement, location, status }) => ({
          fileName,
          mutatorName,
          replacement: replacement ?? '',
          location: { start: counted(location.start), end: counted(location.end) },
          status: status === 'Ignored' ? status : statusOf(id, outcome),
        })),
    ]),
  )
}
