import type { Locale } from '@remesa/domain/kernel'
import type { Caller } from '../../authorisation'
import type { Database } from '../../db/database'
import type { ReportWord, ReportWords } from '../words'
import type { CellValue, Sheet, SheetColumn } from '../xlsx/workbook'

/** Everything that the rows of a report follow from. */
export interface Making {
  readonly db: Database
  /** Who asked, with the abilities and the reach of now. */
  readonly caller: Caller
  /** As it was stored; each kind of report reads it by the schema of its request. */
  readonly request: unknown
  readonly words: ReportWords
  readonly locale: Locale
}

/** A column of a report over rows of one kind. */
export interface Column<Row> {
  readonly header: ReportWord
  readonly value: (row: Row) => CellValue
  readonly kind?: SheetColumn['kind']
  readonly width?: number
}

const defaultWidth = 18

/** The most rows of one report. Longer ones fail: a file that is cut would pass for a whole one. */
export const maxReportRows = 250_000

/** Rows that one query reads. Few enough that neither reading nor writing them holds anybody up. */
const batchSize = 200

/** A sheet of columns over batches of rows. */
export const sheetOf = <Row>(
  { words }: Pick<Making, 'words'>,
  name: ReportWord,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Sheet => ({
  name: words[name],
  columns: columns.map(({ header, kind = 'text', width = defaultWidth }) => ({
    header: words[header],
    kind,
    width,
  })),
  rows: cellsOf(columns, batches),
})

async function* cellsOf<Row>(columns: readonly Column<Row>[], batches: AsyncIterable<readonly Row[]>) {
  for await (const batch of batches) yield batch.map((row) => columns.map(({ value }) => value(row)))
}

/**
 * The rows of many records in batches. Which they are is asked once and of the whole store; each batch is then found by
 * its ids at once, however far back it lies.
 */
export async function* inBatches<Row>(
  listIds: (limit: number) => Promise<readonly { readonly id: number }[]>,
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const found = await listIds(maxReportRows + 1)
  for (let from = 0; from < found.length; from += batchSize) {
    yield await read(found.slice(from, from + batchSize).map(({ id }) => id))
  }
}

/** Yes or no. */
export const yesOrNo = ({ words }: Pick<Making, 'words'>, value: boolean): string =>
  value ? words.yes : words.no

/** Name of a country in the language of a report. */
export const countryNameIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
