import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, root } from '../run.ts'
import { domainHome, mutateDomain } from './domain.ts'
import { mutatePortal, portalHome } from './portal/mutate.ts'
import { isSurvivor, keyOf, placeOf, tally } from './report.ts'
import { isExplained, readReasons, writeReasons } from './survivors.ts'

/**
 * Runs the mutation tests. `npm run test:mutation` mutates the domain, one feature after another, and `npm run
 * test:mutation -- firms` mutates one feature. `npm run test:mutation -- portal` mutates the flows of the portal, and
 * `npm run test:mutation -- portal write` mutates one flow.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** For the domain only: whether mutants in code that runs at import are included. */
    static: { type: 'boolean', default: false },
    /** For the domain only: whether the results of the last run are reused. */
    incremental: { type: 'boolean', default: false },
    /** Whether survivors.md is updated for the tested mutants. */
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (flags.help) {
  console.log('npm run test:mutation -- [feature ...] [--static] [--incremental] [--write]')
  console.log('npm run test:mutation -- portal [flow ...] [--write]')
  process.exit(0)
}
const ofPortal = positionals[0] === 'portal'
const names = ofPortal ? positionals.slice(1) : positionals
const whole = names.length === 0
const LEAST_SCORE = 85
const cache = join(root, 'node_modules/.cache/mutation')
mkdirSync(cache, { recursive: true })

const subject = ofPortal
  ? {
      part: 'Flow',
      source: join(portalHome, 'src'),
      file: join(import.meta.dirname, 'portal/survivors.md'),
      command: 'npm run test:mutation -- portal',
      mutate: () => mutatePortal(names),
    }
  : {
      part: 'Feature',
      source: join(domainHome, 'src'),
      file: join(import.meta.dirname, 'survivors.md'),
      command: 'npm run test:mutation',
      mutate: () => mutateDomain(names, { static: flags.static, incremental: flags.incremental, cache }),
    }

const begun = performance.now()
const parts = await subject.mutate()
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)

const mutants = [...parts.values()].flat()
const survivors = mutants.filter(isSurvivor)
const keys = [...new Set(survivors.map((mutant) => keyOf(subject.source, mutant)))].sort()
const reasons = readReasons(subject.file)
const places = survivors.map((mutant) =>
  placeOf(subject.source, mutant, isExplained(reasons, keyOf(subject.source, mutant))),
)
const total = tally('**all**', mutants)
const report = [
  `| ${subject.part} | Score | killed | timed out | survived | not reached | at import, left out |`,
  '|---|---|---|---|---|---|---|',
  ...[...parts].map(([part, ofPart]) => tally(part, ofPart).row),
  total.row,
]
const text = [...places, '', ...report, ''].join('\n')
const name = whole ? (ofPortal ? 'portal' : 'domain') : positionals.join('-')
writeFileSync(join(cache, `${name}.txt`), text)
const judged = new Set(mutants.map(({ fileName }) => relative(subject.source, fileName)))
const isJudged = (key: string) => judged.has(key.split('`')[1] ?? '')
if (flags.write) writeFileSync(subject.file, writeReasons(subject.command, reasons, keys, isJudged))

console.log(`\n${text}`)
const unexplained = keys.filter((key) => !isExplained(reasons, key)).length
console.log(
  `${minutes} minutes, ${unexplained} of ${keys.length} survivors without a reason in ${relative(root, subject.file)}.`,
)
if (!ofPortal) console.log(`In colour: ${relative(process.env['INIT_CWD'] ?? root, cache)}/<feature>.html`)
if (whole && !ofPortal && total.score < LEAST_SCORE)
  fail(`At least ${LEAST_SCORE} % of the mutants have to be killed.`)
process.exit(0)
