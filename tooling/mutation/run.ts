import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { fail, root } from '../run.ts'
import { isExplained, readReasons, survivorsFile, writeReasons } from './survivors.ts'

/**
 * Mutates the domain feature by feature and runs the feature's own tests that reach each mutant. `npm run test:mutation`
 * takes the whole package, `npm run test:mutation -- firms` one feature.
 */
const { values: flags, positionals: features } = parseArgs({
  allowPositionals: true,
  options: {
    /** Also mutants in what runs at import: schemas and tables. Each needs all tests, so it takes far longer. */
    static: { type: 'boolean', default: false },
    /** Reuses the results of the last run where neither the file nor its tests have changed. */
    incremental: { type: 'boolean', default: false },
    /** Brings survivors.md up to date. */
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const LEAST_SCORE = 85
const home = join(root, 'packages/domain')
const whole = features.length === 0
const cache = join(root, 'node_modules/.cache/mutation')

if (flags.help) {
  console.log('npm run test:mutation -- [feature ...] [--static] [--incremental] [--write]')
  process.exit(0)
}
const stranger = features.find((name) => !existsSync(join(home, 'src', name)))
if (stranger !== undefined) fail(`There is no feature "${stranger}" in packages/domain/src.`)
if (flags.write && !whole) fail('survivors.md speaks of the whole package: leave the features out.')

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Each feature is checked by its own tests only: those of others reach nearly all of the kernel and would take hours. */
const folders = whole
  ? globSync('*/RULES.md', { cwd: join(home, 'src') })
      .map(dirname)
      .sort()
  : features
const name = whole ? 'domain' : features.join('-')
mkdirSync(cache, { recursive: true })

async function mutate(folder: string): Promise<readonly Mutant[]> {
  const tempDirName = mkdtempSync(join(tmpdir(), 'remesa-mutation-'))
  process.chdir(home)
  try {
    return await new Stryker({
      configFile: join(import.meta.dirname, 'stryker.config.json'),
      vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), related: true },
      ignoreStatic: !flags.static,
      mutate: [
        `src/${folder}/**/*.ts`,
        '!src/**/*.{test,arbitraries,fixtures}.ts',
        '!src/**/{index,testing,*-message-keys}.ts',
      ],
      testFiles: globSync(`src/${folder}/**/*.test.ts`, { cwd: home }),
      incremental: flags.incremental,
      incrementalFile: join(cache, `${folder}.incremental.json`),
      htmlReporter: { fileName: join(cache, `${folder}.html`) },
      tempDirName,
    }).runMutationTest()
  } finally {
    rmSync(tempDirName, { recursive: true, force: true })
  }
}

const fileOf = (mutant: Mutant) => relative(join(home, 'src'), mutant.fileName)
const featureOf = (mutant: Mutant) => fileOf(mutant).split('/')[0] ?? ''
const isDetected = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
const isSurvivor = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'

const oneLine = (text: string) => {
  const joined = text.replace(/\s+/g, ' ').trim()
  return joined.length > 90 ? `${joined.slice(0, 90)}…` : joined
}

function originalOf({ fileName, location: { start, end } }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const cut = lines.map((line, index) => {
    const to = index === lines.length - 1 ? end.column - 1 : line.length
    return line.slice(index === 0 ? start.column - 1 : 0, to)
  })
  return cut.join('\n')
}

/** Identifies a mutant without a line number, so that a list of survivors outlives edits elsewhere in the file. */
const keyOf = (mutant: Mutant) =>
  `\`${fileOf(mutant)}\` ${mutant.mutatorName}: \`${oneLine(originalOf(mutant))}\` → \`${oneLine(mutant.replacement)}\``

function tally(title: string, mutants: readonly Mutant[]) {
  const count = (status: Mutant['status']) => mutants.filter((mutant) => mutant.status === status).length
  const detected = mutants.filter(isDetected).length
  const valid = detected + mutants.filter(isSurvivor).length
  const score = valid === 0 ? 100 : (100 * detected) / valid
  const cells = [count('Killed'), count('Timeout'), count('Survived'), count('NoCoverage'), count('Ignored')]
  return { score, row: `| ${title} | ${score.toFixed(1)} % | ${cells.join(' | ')} |` }
}

const begun = performance.now()
const mutants: Mutant[] = []
for (const folder of folders) {
  const ofFolder = await mutate(folder).catch(() =>
    fail(`${folder}: the tests have to pass as they are, and Stryker says above what went wrong.`),
  )
  mutants.push(...ofFolder)
}
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)

const survivors = mutants.filter(isSurvivor)
const keys = [...new Set(survivors.map(keyOf))].sort()
const reasons = readReasons()
const places = survivors.map((mutant) => {
  const known = isExplained(reasons, keyOf(mutant)) ? ' (explained)' : ''
  const unreached = mutant.status === 'NoCoverage' ? ' (no test comes here)' : ''
  const change = `${oneLine(originalOf(mutant))}  →  ${oneLine(mutant.replacement)}`
  return `${fileOf(mutant)}:${mutant.location.start.line} ${mutant.mutatorName}${unreached}${known}: ${change}`
})
const total = tally('**all**', mutants)
const report = [
  '| Feature | Score | killed | timed out | survived | not reached | at import, left out |',
  '|---|---|---|---|---|---|---|',
  ...[...new Set(mutants.map(featureOf))].sort().map(
    (feature) =>
      tally(
        feature,
        mutants.filter((mutant) => featureOf(mutant) === feature),
      ).row,
  ),
  total.row,
]
const text = [...places, '', ...report, ''].join('\n')
writeFileSync(join(cache, `${name}.txt`), text)
if (flags.write) writeFileSync(survivorsFile, writeReasons(reasons, keys))

console.log(`\n${text}`)
const unexplained = keys.filter((key) => !isExplained(reasons, key)).length
console.log(
  `${minutes} minutes, ${unexplained} of ${keys.length} survivors without a reason in survivors.md.`,
)
console.log(`In colour: ${relative(process.env['INIT_CWD'] ?? root, cache)}/<feature>.html`)
if (whole && total.score < LEAST_SCORE) fail(`At least ${LEAST_SCORE} % of the mutants have to be killed.`)
