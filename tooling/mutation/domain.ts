import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { fail, root } from '../run.ts'
import type { Mutant } from './report.ts'

export const domainHome = join(root, 'packages/domain')

export interface DomainOptions {
  /**
   * Whether mutants in code that runs at import, such as schemas and tables, are included. Each of these mutants needs
   * all tests, so the run takes far longer.
   */
  readonly static: boolean
  /**
   * Whether the results of the last run are reused for files that have not changed, if their tests have not changed
   * either.
   */
  readonly incremental: boolean
  /** Folder of the data that are stored between two runs of the mutation tests. */
  readonly cache: string
}

async function mutateFeature(folder: string, options: DomainOptions): Promise<readonly Mutant[]> {
  const tempDirName = mkdtempSync(join(tmpdir(), 'remesa-mutation-'))
  process.chdir(domainHome)
  try {
    return await new Stryker({
      configFile: join(import.meta.dirname, 'stryker.config.json'),
      vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), related: true },
      ignoreStatic: !options.static,
      mutate: [
        `src/${folder}/**/*.ts`,
        '!src/**/*.{test,arbitraries,fixtures}.ts',
        '!src/**/{index,testing,*-message-keys}.ts',
      ],
      testFiles: globSync(`src/${folder}/**/*.test.ts`, { cwd: domainHome }),
      incremental: options.incremental,
      incrementalFile: join(options.cache, `${folder}.incremental.json`),
      htmlReporter: { fileName: join(options.cache, `${folder}.html`) },
      tempDirName,
    }).runMutationTest()
  } finally {
    rmSync(tempDirName, { recursive: true, force: true })
  }
}

/**
 * Tests the mutants of these features of the domain; by default of all features. Each feature is checked only by its
 * own tests, because the tests of other features reach nearly all of the kernel and would take hours.
 */
export async function mutateDomain(
  names: readonly string[],
  options: DomainOptions,
): Promise<ReadonlyMap<string, readonly Mutant[]>> {
  const stranger = names.find((name) => !existsSync(join(domainHome, 'src', name)))
  if (stranger !== undefined) fail(`There is no feature "${stranger}" in packages/domain/src.`)
  const every = () =>
    globSync('*/RULES.md', { cwd: join(domainHome, 'src') })
      .map(dirname)
      .sort()
  const found = new Map<string, readonly Mutant[]>()
  for (const folder of names.length === 0 ? every() : names) {
    const mutants = await mutateFeature(folder, options).catch(() =>
      fail(`${folder}: the tests have to pass as they are, and Stryker says above what went wrong.`),
    )
    found.set(folder, mutants)
  }
  return found
}
