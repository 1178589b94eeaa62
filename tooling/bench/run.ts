import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleDomain } from '../domain/bundle.ts'
import { writeTable } from '../domain/tables.ts'
import { startPostgres } from '../postgres.ts'
import { fail, root } from '../run.ts'
import { loadCases } from './load-cases.ts'
import {
  type Bound,
  boundTable,
  measure,
  measureWaiting,
  type Ratio,
  ratioTable,
  type TimedCase,
} from './measure.ts'
import { measureHomePage, measureImportPage, measureWeb } from './web/web-cases.ts'

/**
 * Measures each part against its goals, and exits with 1 if a goal is missed. `npm run bench` runs all parts except the
 * soak and the portal in a browser. `npm run bench -- client` runs one part, and `npm run bench:web` the portal. With
 * `-- --write` the tables in docs/performance.md are updated.
 */
interface Outcome {
  readonly table: string
  readonly missed: readonly string[]
}

const ofRatios = (results: readonly Ratio[]): Outcome => ({
  table: ratioTable(results),
  missed: results.filter(({ ratio, goal }) => ratio > goal).map(({ name }) => name),
})
const ofBounds = (bounds: readonly Bound[]): Outcome => ({
  table: boundTable(bounds),
  missed: bounds.filter(({ value, goal }) => !(value <= goal)).map(({ name }) => name),
})

interface WaitingCases {
  readonly cases: readonly TimedCase[]
  readonly close: () => Promise<void>
}

async function timeDomain(): Promise<Outcome> {
  const { code } = await bundleDomain({ entry: { file: 'test/bench-cases.ts' } })
  const cache = join(root, 'node_modules/.cache/bench')
  mkdirSync(cache, { recursive: true })
  const file = join(cache, 'cases.mjs')
  writeFileSync(file, code)
  const { benchCases }: { benchCases: () => readonly TimedCase[] } = await import(pathToFileURL(file).href)
  return ofRatios(benchCases().map(measure))
}

async function timeWaiting(open: () => Promise<WaitingCases>): Promise<Outcome> {
  const { cases, close } = await open()
  try {
    const results: ReturnType<typeof measure>[] = []
    for (const one of cases) results.push(await measureWaiting(one))
    return ofRatios(results)
  } finally {
    await close()
  }
}

const timeClient = async () => {
  const { benchCases } = await loadCases<{ benchCases: () => Promise<WaitingCases> }>(
    'packages/api-client',
    'test/bench-cases.ts',
  )
  return timeWaiting(benchCases)
}

const timeImport = async () => {
  const { largeImport } = await loadCases<{ largeImport: () => Promise<readonly Bound[]> }>(
    'apps/portal',
    'test/bench/large-import.ts',
  )
  return ofBounds(await largeImport())
}

interface BackEnd {
  readonly benchCases: () => Promise<WaitingCases>
  readonly benchCasesOnServer: () => Promise<WaitingCases>
  readonly underLoad: (seconds: number) => Promise<readonly Bound[]>
  readonly overload: () => Promise<{ readonly ratios: readonly Ratio[]; readonly bounds: readonly Bound[] }>
  readonly soak: (minutes: number) => Promise<readonly Bound[]>
}
const loadBackEnd = () => loadCases<BackEnd>('apps/sandbox', 'test/bench/back-end.ts')

/** Measures the back end on the PostgreSQL server of TEST_DATABASE_URL or, if it is not set, on a temporary server. */
async function timeOnPostgres(): Promise<Outcome> {
  const { benchCasesOnServer } = await loadBackEnd()
  if (process.env['TEST_DATABASE_URL']) return timeWaiting(benchCasesOnServer)
  const server = await startPostgres()
  if (server === undefined) fail('PostgreSQL is not here and could not be installed.')
  process.env['TEST_DATABASE_URL'] = server.url
  try {
    return await timeWaiting(benchCasesOnServer)
  } finally {
    delete process.env['TEST_DATABASE_URL']
    await server.stop()
  }
}

const ofBoth = ({ ratios, bounds }: { ratios: readonly Ratio[]; bounds: readonly Bound[] }): Outcome => {
  const [first, second] = [ofRatios(ratios), ofBounds(bounds)]
  return { table: `${first.table}\n\n${second.table}`, missed: [...first.missed, ...second.missed] }
}

const LOAD_SECONDS = 20
const SOAK_MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10)

const parts: Readonly<Record<string, () => Promise<Outcome>>> = {
  domain: timeDomain,
  client: timeClient,
  import: timeImport,
  'back-end': async () => timeWaiting((await loadBackEnd()).benchCases),
  'back-end-postgres': timeOnPostgres,
  load: async () => ofBounds(await (await loadBackEnd()).underLoad(LOAD_SECONDS)),
  overload: async () => ofBoth(await (await loadBackEnd()).overload()),
  soak: async () => ofBounds(await (await loadBackEnd()).soak(SOAK_MINUTES)),
  web: async () => ofBoth(await measureWeb()),
  'import-page': async () => ofBoth(await measureImportPage()),
  home: async () => ofRatios((await measureHomePage()).ratios),
}
/**
 * Parts that run only if they are requested by name: the soak takes minutes, and the portal needs a browser and both
 * apps.
 */
const onlyByName = ['soak', 'web', 'home', 'import-page']

/** The markers in docs/performance.md between which the table of a part is written. */
const marks: Readonly<Record<string, string>> = { domain: 'bench' }

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) fail(`There is no part "${unknown.join('", "')}": ${Object.keys(parts).join(', ')}.`)

const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}.`
const missed: string[] = []
for (const [name, time] of Object.entries(parts)) {
  if (chosen.length > 0 ? !chosen.includes(name) : onlyByName.includes(name)) continue
  console.log(`\n▸ ${name}\n`)
  const outcome = await time()
  console.log(outcome.table)
  missed.push(...outcome.missed)
  if (process.argv.includes('--write')) {
    writeTable('docs/performance.md', marks[name] ?? `bench-${name}`, `${outcome.table}\n\n${machine}`)
  }
}
if (missed.length > 0) fail(`Over the goal: ${missed.join(', ')}.`)
process.exit(0)
