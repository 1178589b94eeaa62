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

/** Rows that one query reads. Few enough that writing them holds nobody up. */
export const batchSize = 200

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
 * Every row of a query in batches, by ascending id.
 *
 * @param read the next rows behind an id, at most `batchSize`.
 */
export async function* inBatches<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < batchSize) return
    after = last.id
  }
}

/** Yes or no. */
export const yesOrNo = ({ words }: Pick<Making, 'words'>, value: boolean): string =>
  value ? words.yes : words.no

/** Name of a country in the language of a report. */
export const countryNameIn = (locale: Locale, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
