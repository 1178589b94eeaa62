import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleDomain } from '../domain/bundle.ts'
import { writeTable } from '../domain/tables.ts'
import { fail, root } from '../run.ts'

/** What packages/domain/test/bench-cases.ts declares. */
interface BenchCase {
  readonly name: string
  readonly subject: () => unknown
  readonly baseline: () => unknown
  readonly baselineName: string
  readonly goal: number
}

/**
 * Times the domain against a named baseline in the same process, turn by turn, so that a busy machine slows both.
 * A ratio above its goal ends with 1. `--write` refreshes the table in docs/performance.md.
 */
const ROUNDS = 31
const WARM_UP_ROUNDS = 6

const cache = join(root, 'node_modules/.cache/bench')

async function loadCases(): Promise<readonly BenchCase[]> {
  const { code } = await bundleDomain({ entry: { file: 'test/bench-cases.ts' } })
  mkdirSync(cache, { recursive: true })
  const file = join(cache, 'cases.mjs')
  writeFileSync(file, code)
  const { benchCases }: { benchCases: () => readonly BenchCase[] } = await import(pathToFileURL(file).href)
  return benchCases()
}

const millisecondsOf = (work: () => unknown): number => {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function measure({ subject, baseline }: BenchCase) {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    baseline()
    subject()
  }
  // Enough calls in a turn for the clock to see them.
  const calls = Math.max(1, Math.ceil(20 / Math.max(millisecondsOf(baseline), 0.001)))
  const repeated = (work: () => unknown) => () => {
    for (let call = 0; call < calls; call += 1) work()
  }
  const turns = Array.from({ length: ROUNDS }, () => [
    millisecondsOf(repeated(baseline)),
    millisecondsOf(repeated(subject)),
  ])
  return {
    baseline: median(turns.map(([first = Number.NaN]) => first)) / calls,
    subject: median(turns.map(([, second = Number.NaN]) => second)) / calls,
    ratio: median(turns.map(([first = Number.NaN, second = Number.NaN]) => second / first)),
  }
}

const milliseconds = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`

const results = (await loadCases()).map((one) => ({ ...one, ...measure(one) }))
const table = [
  '| What | takes | Baseline | takes | Ratio | Goal |',
  '|---|---|---|---|---|---|',
  ...results.map(
    ({ name, subject, baselineName, baseline, ratio, goal }) =>
      `| ${name} | ${milliseconds(subject)} | ${baselineName} | ${milliseconds(baseline)} | ${ratio.toFixed(2)} | ≤ ${goal} |`,
  ),
].join('\n')
console.log(table)

if (process.argv.includes('--write')) {
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}.`
  writeTable('docs/performance.md', 'bench', `${table}\n\n${machine}`)
}
const slow = results.filter(({ ratio, goal }) => ratio > goal)
if (slow.length > 0) fail(`Over the goal: ${slow.map(({ name }) => name).join(', ')}.`)
