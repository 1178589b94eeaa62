import { err, ok, type Result } from '../kernel'
import { type CellValue, cellText } from './cell-text'
import { type ImportRefusal, importRefusal } from './decision'

/** Most rows of one file, without its headings. */
export const MAX_IMPORT_ROWS = 5_000
/** Most columns of one file. */
export const MAX_IMPORT_COLUMNS = 100
/** Largest file, in bytes. */
export const MAX_IMPORT_BYTES = 10_000_000

/** The kinds of file that can be imported. */
export const importFileTypes = ['xlsx', 'csv'] as const
/** One of those kinds. */
export type ImportFileType = (typeof importFileTypes)[number]

/** A table of a workbook by its name; a file of separated values has one without a name. */
export interface NamedSheet {
  readonly name: string
  readonly sheet: Sheet
}

/** One row of a file. `line` counts from 1, as spreadsheet programs number rows. */
export interface SheetRow {
  readonly line: number
  /** One text for each heading. */
  readonly cells: readonly string[]
}

/** A table read from a file: its headings, and the rows below them that are not blank. */
export interface Sheet {
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** The kind of a file, by the end of its name; refused by name or by its size in bytes. (IMP-1) */
export const importFileType = (file: {
  readonly name: string
  readonly size: number
}): Result<ImportFileType, ImportRefusal> => {
  const ending = /\.([^.]+)$/.exec(file.name.trim())?.[1]?.toLowerCase()
  const type = importFileTypes.find((known) => known === (ending === 'txt' ? 'csv' : ending))
  if (type === undefined) return err(importRefusal('unknown-type'))
  if (file.size > MAX_IMPORT_BYTES)
    return err(importRefusal('too-large', { max: MAX_IMPORT_BYTES / 1_000_000 }))
  return ok(type)
}

/**
 * The table of a file. The first row that is not blank has the headings, every later one that is not blank is a row of it;
 * columns without a heading and without values are left out. (IMP-2, IMP-3)
 */
export const sheetOf = (cells: readonly (readonly CellValue[])[]): Result<Sheet, ImportRefusal> => {
  const lines = cells
    .map((row, index) => ({ line: index + 1, cells: row.map(cellText) }))
    .filter((row) => row.cells.some((cell) => cell !== ''))
  const [first, ...below] = lines
  if (first === undefined) return err(importRefusal('empty'))
  if (below.length === 0) return err(importRefusal('no-rows'))
  if (below.length > MAX_IMPORT_ROWS)
    return err(importRefusal('too-many-rows', { max: MAX_IMPORT_ROWS, rows: below.length }))
  const width = below.reduce((most, row) => Math.max(most, row.cells.length), first.cells.length)
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) =>
    lines.some((row) => (row.cells[at] ?? '') !== ''),
  )
  if (columns.length > MAX_IMPORT_COLUMNS)
    return err(importRefusal('too-many-columns', { max: MAX_IMPORT_COLUMNS }))
  const picked = (row: SheetRow) => columns.map((at) => row.cells[at] ?? '')
  return ok({
    headings: picked(first),
    rows: below.map((row) => ({ line: row.line, cells: picked(row) })),
  })
}

/**
 * The tables of a workbook that can be imported, in its order; those without rows are left out. Where there is none, the
 * first that is not empty says why. (IMP-6)
 */
export const sheetsOf = (
  tables: readonly { readonly name: string; readonly cells: readonly (readonly CellValue[])[] }[],
): Result<readonly NamedSheet[], ImportRefusal> => {
  const sheets: NamedSheet[] = []
  const refusals: ImportRefusal[] = []
  for (const { name, cells } of tables) {
    const sheet = sheetOf(cells)
    if (sheet.ok) sheets.push({ name, sheet: sheet.value })
    else refusals.push(sheet.error)
  }
  if (sheets.length > 0) return ok(sheets)
  return err(refusals.find(({ rule }) => rule !== 'empty') ?? importRefusal('empty'))
}
