import { guessColumns, type ImportField } from './columns'
import { type ImportRefusal, importRefusal } from './decision'
import { type FileTable, MAX_IMPORT_ROWS, MAX_ROWS_ABOVE, type Sheet, type SheetRow } from './sheet'

/**
 * The rows of a file that may contain the headings: some of the first rows, but never the last row of the file.
 * (IMP-17)
 */
export const headingRows = ({ rows }: FileTable): readonly SheetRow[] =>
  rows.slice(0, Math.min(MAX_ROWS_ABOVE + 1, rows.length - 1))

/**
 * The line of the headings: among the first rows, the row that matches most fields. A title above the headings matches
 * fewer. `isKnown` tells whether a user has imported a file with these headings before. (IMP-17)
 */
export const headingLine = <F extends string>(
  table: FileTable,
  fields: readonly ImportField<F>[],
  isKnown: (headings: readonly string[]) => boolean = () => false,
): number => {
  const known = headingRows(table).find(({ line }) => isKnown(columnsFrom(table, line).headings))
  if (known !== undefined) return known.line
  let [best] = table.rows
  let most = 0
  for (const row of headingRows(table)) {
    const named = guessColumns(row.cells, fields).filter((field) => field !== null).length
    if (named > most) [best, most] = [row, named]
  }
  return best.line
}

/** The columns that are not empty from the line `line` down. The cell in that line is the heading. */
const columnsFrom = ({ rows }: FileTable, line: number) => {
  const [heading = rows[0], ...below] = rows.slice(
    Math.max(
      0,
      rows.findIndex((row) => row.line === line),
    ),
  )
  const columns = heading.cells.flatMap((text, at) =>
    text !== '' || below.some(({ cells }) => cells[at] !== '') ? [at] : [],
  )
  const picked = ({ cells }: SheetRow) => columns.map((at) => cells[at] ?? '')
  return { line: heading.line, headings: picked(heading), below, picked }
}

/**
 * A table whose headings are in the line `line`. A column is omitted if it has no text in this line or in any line
 * below the headings. (IMP-2, IMP-17)
 */
export const sheetOf = (table: FileTable, line: number): Sheet => {
  const { picked, below, ...heading } = columnsFrom(table, line)
  return { ...heading, rows: below.map((row) => ({ ...row, cells: picked(row) })) }
}

/** The reason for which a sheet can't be imported: it has too many rows below its headings. (IMP-2) */
export const sheetRefusal = ({ rows }: Sheet): ImportRefusal | undefined =>
  rows.length > MAX_IMPORT_ROWS
    ? importRefusal('too-many-rows', { max: MAX_IMPORT_ROWS, rows: rows.length })
    : undefined
