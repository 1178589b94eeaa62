import { fromHundredths, type Locale } from '@remesa/domain/kernel'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import type { ReportWord, ReportWords } from './words'
import type { CellValue, Sheet, SheetColumn } from './xlsx/workbook'

/** The data on which the rows of a report depend. */
export interface Making {
  readonly db: Database
  /** The user of the report, with the user's current abilities and scope. */
  readonly caller: Caller
  /** The stored request. Each type of report parses it by the schema of its own requests. */
  readonly request: unknown
  readonly words: ReportWords
  readonly locale: Locale
}

/** A column of a report, for rows of one type. */
export interface Column<Row> {
  readonly header: ReportWord
  readonly value: (row: Row) => CellValue
  readonly kind?: SheetColumn['kind']
  readonly width?: number
}

const defaultWidth = 18

/**
 * Largest number of rows of one report. A report with more rows fails, because a truncated file could be taken for a
 * complete one.
 */
export const maxReportRows = 250_000

/**
 * Number of rows that one query reads. The number is small, so that reading and writing the rows does not block other
 * requests.
 */
const batchSize = 200

/** The sheet of a report with these columns. Each batch of rows is written as soon as it is read. */
export const sheetOf = <Row>(
  { words }: Pick<Making, 'words'>,
  name: ReportWord,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Sheet => {
  const totals = totalsOf(columns, words.total)
  return {
    name: words[name],
    columns: columns.map(({ header, kind = 'text', width = defaultWidth }) => ({
      header: words[header],
      kind,
      width,
    })),
    rows: cellsOf(columns, batches, totals.add),
    totals: totals.rows,
  }
}

async function* cellsOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  add: (row: readonly CellValue[]) => void,
) {
  for await (const batch of batches) {
    const cells = batch.map((row) => columns.map(({ value }) => value(row)))
    for (const row of cells) add(row)
    yield cells
  }
}

/**
 * The sums of the amounts in each currency, computed from the written cells. A sheet without amounts has no sums.
 * (RPT-68)
 */
const totalsOf = (columns: readonly Pick<Column<never>, 'header' | 'kind'>[], word: string) => {
  const currencyAt = columns.findIndex(({ header }) => header === 'currency')
  const amountAt = columns.findIndex(({ kind }) => kind === 'amount')
  const sums = new Map<string, number>()
  return {
    add: (row: readonly CellValue[]) => {
      const [currency, amount] = [row[currencyAt], row[amountAt]]
      if (typeof currency !== 'string' || typeof amount !== 'number') return
      sums.set(currency, (sums.get(currency) ?? 0) + Math.round(amount * 100))
    },
    rows: () =>
      [...sums]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([currency, sum]) =>
          columns.map((_, at): CellValue => {
            if (at === currencyAt) return currency
            if (at === amountAt) return fromHundredths(sum)
            return at === 0 ? word : null
          }),
        ),
  }
}

/**
 * The rows of many records, in batches. A first query finds the ids of all records, and each batch is then read by the
 * ids of its records. The last batch is thus read as fast as the first.
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

/** The word for yes or no in the language of the report. */
export const yesOrNo = ({ words }: Pick<Making, 'words'>, value: boolean): string =>
  value ? words.yes : words.no
