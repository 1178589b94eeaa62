import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { affectedSince } from './changed.ts'
import { chosenSteps, shardArguments, wishOf } from './choose.ts'
import { type Cost, type FileCost, fileTable, measure, stepTable } from './costs.ts'
import { add, type Count, closingLine, none, one } from './count.ts'
import { type Outcome, outcomeOf } from './runners.ts'
import { type Step, steps, stopServers } from './steps.ts'

/**
 * The record of a verification run, for the next run and for other programs. It is stored in the file in
 * `VERIFY_REPORT`.
 */
interface Report {
  readonly count: Count
  readonly failures: readonly string[]
  readonly steps: readonly (Cost & { readonly title: string; readonly files: readonly FileCost[] })[]
}

/** The number of slow files that the summary of a run lists. */
const SLOWEST_FILES = 20

const wish = wishOf(process.argv.slice(2), steps)
if (typeof wish === 'string') {
  console.error(`✗ ${wish}`)
  process.exit(2)
}

const affected = wish.since === undefined ? undefined : affectedSince(wish.since)
const chosen = chosenSteps(wish, steps)
const names = new Set(chosen.map(([name]) => name))

const reportFile = process.env['VERIFY_REPORT']
const goesOn = wish.command === 'beyond-test' && reportFile !== undefined
const earlier: Report | undefined =
  goesOn && existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined

let total = earlier?.count ?? none
const failures: string[] = [...(earlier?.failures ?? [])]
const lines: string[] = []
const costs: Report['steps'][number][] = [...(earlier?.steps ?? [])]
if (goesOn && earlier === undefined) {
  total = one(false)
  failures.push('the run before this one ended without a report')
}

const checked = async (step: Step): Promise<Outcome | undefined> =>
  affected === undefined || step.checkChanged === undefined
    ? step.check(shardArguments(wish))
    : step.checkChanged(affected)

/** The outcome of a verification step that throws an error. The step has failed, but the remaining steps continue. */
const failedBy = (error: unknown): Outcome => ({
  ...outcomeOf(one(false)),
  failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
})

/**
 * Runs a verification step, and returns the costs of its test files. `undefined` if the change does not affect the
 * step.
 */
async function take(name: string, step: Step): Promise<readonly FileCost[] | undefined> {
  console.log(`\n▸ ${step.title} (${name})`)
  const outcome = await checked(step).catch(failedBy)
  if (outcome === undefined) {
    lines.push(`- ${step.title}: not affected`)
    return undefined
  }
  const { count, files } = outcome
  failures.push(...outcome.failures)
  lines.push(`${count.failed > 0 ? '✗' : '✓'} ${step.title}: ${count.passed} passed, ${count.failed} failed`)
  total = add(total, count)
  return files
}

const runsBeside = ({ beside }: Step) => beside !== undefined && names.has(beside)
for (const [name, step] of chosen.filter(([, each]) => !runsBeside(each))) {
  // The processor time of the whole machine is measured, so parallel steps can be measured only together.
  const together = [[name, step] as const, ...chosen.filter(([, each]) => each.beside === name)]
  const taken = measure()
  const files = await Promise.all(together.map(([each, ofIt]) => take(each, ofIt)))
  const title = together.map(([each]) => each).join(' and ')
  if (files.some((each) => each !== undefined))
    costs.push({ ...taken(), title, files: files.flatMap((each) => each ?? []) })
}
await stopServers()

if (reportFile !== undefined)
  writeFileSync(reportFile, JSON.stringify({ count: total, failures, steps: costs } satisfies Report))
if (failures.length > 0) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join('\n\n')}`)
console.log(`\nThe ${SLOWEST_FILES} slowest files\n${fileTable(costs, SLOWEST_FILES)}`)
console.log(`\nWhat the steps took\n${stepTable(costs)}`)
console.log(`\n${lines.join('\n')}\n\n${closingLine(total)}`)
process.exit(total.failed > 0 ? 1 : 0)
