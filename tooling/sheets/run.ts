import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadCases } from '../bench/load-cases.ts'
import { fail, root } from '../run.ts'
import { type Difference, differencesOf, type OurSheet } from './compare.ts'
import type { SecondSheet } from './second-reader.ts'

/**
 * `npm run sheets -- DIR` reads every file of a folder that can be imported, with the reader of the portal and with
 * SheetJS. It lists the cells that differ, and the refused files with the reason. It exits with 1 if a cell differs, or
 * if the portal can't read more than one in 200 of the files that SheetJS opens. Without a folder, it writes the
 * project's sample files to `node_modules/.cache/sheets`, where they can be opened with other programs. It then lists
 * the cells for which SheetJS does not return the known contents.
 */
type Value = string | number | boolean | Date | null | undefined

interface Table {
  readonly name: string
  readonly rows: readonly {
    readonly line: number
    readonly cells: readonly (readonly [number, Value])[]
    readonly hasWrongQuotes?: boolean
  }[]
  /** The number of rows below the last row that the reader returns. */
  readonly uncounted?: number
}

interface Reader {
  readonly readTables: (
    name: 'xlsx' | 'xls' | 'csv',
    bytes: Uint8Array,
  ) => Promise<
    | { readonly ok: true; readonly value: readonly Table[] }
    | { readonly ok: false; readonly error: { readonly rule: string } }
  >
}

interface CorpusFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly expected: string | readonly unknown[]
}

/** The maximum share of files that the portal may refuse as unreadable although SheetJS opens them. */
const MOST_REFUSED = 1 / 200
/** The maximum time in milliseconds that SheetJS may take to read a file. */
const MAX_WAIT_MS = 60_000
/** The maximum number of differences that are listed for one file. */
const LISTED = 10
/**
 * The reasons for refusing files of other programs. These refusals are expected. The import tells the user what to do
 * with the file.
 */
const OTHER_FILES = ['old-workbook', 'other-workbook', 'web-page']

const { readTables } = await loadCases<Reader>('apps/portal', 'src/imports/sheets/read-file.ts')
const { cellText } = await loadCases<{ cellText: (value: Value) => string }>(
  'packages/domain',
  'src/imports/cell-text.ts',
)

async function writeCorpus(): Promise<string> {
  const { corpus } = await loadCases<{ corpus: readonly CorpusFile[] }>(
    'apps/portal',
    'src/imports/sheets/corpus/corpus.fixtures.ts',
  )
  const folder = join(root, 'node_modules/.cache/sheets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, bytes, expected } of corpus)
    if (typeof expected !== 'string') writeFileSync(join(folder, name), bytes)
  return folder
}

const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/**
 * The last line of a table for which both readers should return the same; `undefined` if this is true for all lines.
 */
const lastLineOf = ({ rows, uncounted = 0 }: Table): number | undefined => {
  const wrong = rows.find(({ hasWrongQuotes }) => hasWrongQuotes)
  if (wrong !== undefined) return wrong.line - 1
  return uncounted > 0 ? rows.at(-1)?.line : undefined
}

const sheetsOf = (tables: readonly Table[]): readonly OurSheet[] =>
  tables.map((table) => ({
    name: table.name,
    cells: new Map(
      table.rows.flatMap(({ line, cells }) =>
        cells.map(([at, value]) => [`${lettersOf(at)}${line}`, cellText(value)] as const),
      ),
    ),
    lastLine: lastLineOf(table),
  }))

let worker: Worker | undefined

/**
 * The sheets as SheetJS reads them; `undefined` if it can't read the file, and `none` if it does not finish in time.
 * SheetJS runs in a worker, because some files keep it busy for ever.
 */
async function readSecond(bytes: Uint8Array): Promise<readonly SecondSheet[] | 'none' | undefined> {
  worker ??= new Worker(new URL('second-reader.worker.ts', import.meta.url))
  const answer = once(worker, 'message', { signal: AbortSignal.timeout(MAX_WAIT_MS) })
  worker.postMessage(bytes)
  try {
    const [sheets] = await answer
    return sheets
  } catch {
    await worker.terminate()
    worker = undefined
    return 'none'
  }
}

const list = (file: string, differences: readonly Difference[]): void => {
  console.log(`≠ ${file}: ${differences.length} cells differ`)
  for (const { cell, ours, second } of differences.slice(0, LISTED))
    console.log(`    ${cell}: ${JSON.stringify(ours)}, second reader ${JSON.stringify(second)}`)
}

const [given] = process.argv.slice(2)
const folder = given === undefined ? await writeCorpus() : resolve(given)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:xls[xm]?|xlt[xm]|csv|tsv|txt)$/i.test(file))
  .sort()
if (files.length === 0) fail(`${folder} holds no file that could be imported.`)

const counts = { opened: 0, unanswered: 0, unreadable: 0, differing: 0, cells: 0 }
for (const file of files) {
  const bytes = new Uint8Array(readFileSync(join(folder, file)))
  const name = /\.xls$/i.test(file) ? 'xls' : /\.xl/i.test(file) ? 'xlsx' : 'csv'
  const ours = await readTables(name, bytes)
  if (!ours.ok && OTHER_FILES.includes(ours.error.rule)) continue
  const second = await readSecond(bytes)
  if (second === 'none') {
    console.log(`? ${file}: not compared, because the second reader does not end`)
    counts.unanswered += 1
    continue
  }
  if (second !== undefined) counts.opened += 1
  if (!ours.ok) {
    console.log(`✗ ${file}: ${ours.error.rule}${second === undefined ? ', as for the second reader' : ''}`)
    if (second !== undefined) counts.unreadable += 1
    continue
  }
  if (second === undefined) continue
  const differences = differencesOf(sheetsOf(ours.value), second)
  counts.cells += second.reduce((sum, { cells }) => sum + cells.size, 0)
  if (differences.length === 0) continue
  counts.differing += 1
  list(file, differences)
}
console.log(
  `${files.length} files, ${counts.unanswered} not compared, ${counts.opened} opened by the second reader: ${counts.unreadable} of them not read, ${counts.differing} with differences, ${counts.cells} cells compared.`,
)
const isWrong = counts.differing > 0 || counts.unreadable > counts.opened * MOST_REFUSED
process.exit(given !== undefined && isWrong ? 1 : 0)
