import { err, ok, type Result } from '../kernel'
import { type CellValue, cellText } from './cell-text'
import { type ImportRefusal, importRefusal } from './decision'

/** The highest number of rows in one file, without the row of headings. */
export const MAX_IMPORT_ROWS = 5_000
/** The highest number of columns in one file. */
export const MAX_IMPORT_COLUMNS = 100
/** The largest file that can be imported, in bytes. */
export const MAX_IMPORT_BYTES = 10_000_000
/**
 * The number of first non-blank rows among which the headings are searched. Rows above the headings may contain a title
 * or notes.
 */
export const MAX_ROWS_ABOVE = 20

/**
 * The name in a workbook that marks rows of totals, which the portal writes into its reports. These rows are not
 * imported as records. (IMP-68)
 */
export const TOTALS_NAME = 'Remesa.Totals'

/** The highest number of rows that are read from a table, including its headings and the rows above them. */
const MOST_KEPT = MAX_ROWS_ABOVE + 1 + MAX_IMPORT_ROWS

/** The file formats that can be imported, and in which templates can be saved. */
export const importFileTypes = ['xlsx', 'csv'] as const
/** The kind of a file that can be imported. */
export type ImportFileType = (typeof importFileTypes)[number]

/** The format of a file by the extension of its name. A file with the extension `xls` often has another format. */
export type ImportFileName = ImportFileType | 'xls'

const endings: Readonly<Record<string, ImportFileName>> = {
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  xltx: 'xlsx',
  xltm: 'xlsx',
  xls: 'xls',
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
}

/** One row of a file. `line` counts from 1, as spreadsheet programs number rows. */
export interface SheetRow {
  readonly line: number
  /** One text for each column of the table. */
  readonly cells: readonly string[]
  /** Whether the line has unbalanced quotes, so that it is uncertain where its cells end. (IMP-9) */
  readonly hasWrongQuotes?: boolean
}

/** A row before empty cells are added: its non-empty cells by the index of their column, from 0. */
export interface ReadRow {
  readonly line: number
  readonly cells: readonly (readonly [at: number, value: CellValue])[]
  readonly hasWrongQuotes?: boolean
}

/** A table in a file, before empty rows and columns are removed. */
export interface ReadTable {
  readonly name: string
  /** Whether the table is hidden in the spreadsheet program. */
  readonly isHidden: boolean
  readonly rows: Iterable<ReadRow>
  /** The number of non-empty rows that were not read, because the table has more rows than the limit. */
  readonly uncounted?: number
}

/** A table of a file, without blank rows and without columns in which every cell is empty. */
export interface FileTable {
  readonly name: string
  readonly rows: readonly [SheetRow, ...SheetRow[]]
}

/** A table with its headings, and the rows below them. */
export interface Sheet {
  /** The line number of the headings in the file. */
  readonly line: number
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}

/**
 * The format of a file by the extension of its name. A file with another extension or with too many bytes is refused.
 * (IMP-1)
 */
export const importFileType = (file: {
  readonly name: string
  readonly size: number
}): Result<ImportFileName, ImportRefusal> => {
  const type = endings[/\.([^.]+)$/.exec(file.name.trim())?.[1]?.toLowerCase() ?? '']
  if (type === undefined) return err(importRefusal('unknown-type'))
  if (file.size > MAX_IMPORT_BYTES)
    return err(importRefusal('too-large', { max: MAX_IMPORT_BYTES / 1_000_000 }))
  return ok(type)
}

/**
 * The table with the rows and columns of a sheet that have content, anywhere in the sheet. Rows and columns beyond the
 * limits are counted and removed. (IMP-2, IMP-3)
 */
export const tableOf = ({
  name,
  rows,
  uncounted = 0,
}: Omit<ReadTable, 'isHidden'>): Result<FileTable, ImportRefusal> => {
  const kept: { readonly row: ReadRow; readonly texts: ReadonlyMap<number, string> }[] = []
  const columns = new Set<number>()
  let count = uncounted
  for (const row of rows) {
    const texts = new Map<number, string>()
    for (const [at, value] of row.cells) {
      const text = cellText(value)
      if (text !== '') texts.set(at, text)
    }
    if (texts.size === 0) continue
    count += 1
    if (count > MOST_KEPT) continue
    for (const at of texts.keys()) columns.add(at)
    if (columns.size > MAX_IMPORT_COLUMNS)
      return err(importRefusal('too-many-columns', { max: MAX_IMPORT_COLUMNS }))
    kept.push({ row, texts })
  }
  if (count > MOST_KEPT) return err(importRefusal('too-many-rows', { max: MAX_IMPORT_ROWS, rows: count - 1 }))
  const inOrder = [...columns].toSorted((one, other) => one - other)
  const [first, ...below] = kept.map(({ row: { line, hasWrongQuotes }, texts }): SheetRow => {
    const cells = inOrder.map((at) => texts.get(at) ?? '')
    return hasWrongQuotes ? { line, cells, hasWrongQuotes } : { line, cells }
  })
  if (first === undefined) return err(importRefusal('empty'))
  if (below.length === 0) return err(importRefusal('no-rows'))
  return ok({ name, rows: [first, ...below] })
}

/**
 * The tables of a file that can be imported, without empty tables: first visible tables, then hidden tables, both in
 * the order of the file. If there are none, the result is the reason for which the first non-empty table can't be
 * imported. (IMP-6)
 */
export const tablesOf = (tables: readonly ReadTable[]): Result<readonly FileTable[], ImportRefusal> => {
  const found: FileTable[] = []
  const refusals: ImportRefusal[] = []
  for (const table of [...tables.filter(isShown), ...tables.filter((each) => !isShown(each))]) {
    const created = tableOf(table)
    if (created.ok) found.push(created.value)
    else refusals.push(created.error)
  }
  if (found.length > 0) return ok(found)
  return err(refusals.find(({ rule }) => rule !== 'empty') ?? importRefusal('empty'))
}

const isShown = ({ isHidden }: ReadTable): boolean => !isHidden
