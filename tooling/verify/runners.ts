import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.ts'
import type { FileCost } from './costs.ts'
import { type Count, one } from './count.ts'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'

/** The result of a verification step. */
export interface Outcome {
  readonly count: Count
  /** The failures as texts, one for each failed test. */
  readonly failures: readonly string[]
  readonly files: readonly FileCost[]
}

export const outcomeOf = (count: Count): Outcome => ({ count, failures: [], files: [] })

/** Runs a program as a single test. The exit code of the program decides the outcome. */
export const command = async (
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> => outcomeOf(one((await run(name, args, { env })) === 0))

const reports = mkdtempSync(join(tmpdir(), 'remesa-verify-'))
let reportCount = 0
const newReport = (): string => {
  reportCount += 1
  return join(reports, `${reportCount}.json`)
}

/**
 * The outcome of a test runner's run. A run that fails without a report, or without a failed test in its report, counts
 * as one failure.
 */
const counted = (code: number, { count, failures, files }: Outcome): Outcome =>
  code === 0 || count.failed > 0
    ? { count, failures, files }
    : {
        count: { ...count, failed: 1 },
        failures: [
          ...failures,
          `a run ended with ${code} although none of its tests failed; what it printed says why`,
        ],
        files,
      }

/** Runs Vitest. The run also fails if Vitest finds no test. */
export const vitest = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> => {
  const file = newReport()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const config = ['run', '--config', 'vitest.workspace.ts']
  const code = await run('vitest', [...config, ...reporters, ...args], { env })
  if (!existsSync(file)) return outcomeOf(one(false))
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const files = report.testResults.map(
    (result: { readonly name: string; readonly startTime: number; readonly endTime: number }) => ({
      file: result.name,
      seconds: (result.endTime - result.startTime) / 1000,
    }),
  )
  return counted(code, {
    count: { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests },
    failures: failuresOfVitest(report),
    files,
  })
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly file: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

const costsOf = (suites: readonly Suite[], folder: string): readonly FileCost[] => {
  const seconds = new Map<string, number>()
  const visit = ({ specs, suites: inner = [] }: Suite) => {
    for (const { file, tests } of specs) {
      const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
      seconds.set(file, (seconds.get(file) ?? 0) + took / 1000)
    }
    inner.forEach(visit)
  }
  suites.forEach(visit)
  return Array.from(seconds, ([file, took]) => ({ file: join(folder, file), seconds: took }))
}

/** Runs end-to-end tests with Playwright. */
export const journeys = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> => {
  const file = newReport()
  const config = ['test', '--config', 'apps/portal/playwright.config.ts', '--reporter=line,json']
  const code = await run('playwright', [...config, ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  if (!existsSync(file)) return outcomeOf(one(false))
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { stats } = report
  return counted(code, {
    count: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
    failures: failuresOfPlaywright(report),
    files: costsOf(report.suites, report.config.rootDir),
  })
}
