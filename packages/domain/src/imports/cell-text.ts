/** What a cell of a spreadsheet holds once its file was read; a formula is its value. */
export type CellValue = string | number | boolean | Date | null | undefined

/** Beginnings of a cell that a spreadsheet program would calculate instead of showing. */
const FORMULA = /^[=+\-@\t\r]/
const DEFUSED = /^'(?=[=+\-@\t\r])/

/**
 * The text of a cell, without blanks around it. A number has no exponent and no separators, a date is `yyyy-MM-dd`, and the
 * apostrophe of a defused cell is gone. (IMP-3, IMP-41)
 */
export const cellText = (value: CellValue): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value)
  return String(value).trim().replace(DEFUSED, '').trim()
}

/** A text as a cell that no spreadsheet program calculates: with an apostrophe where it would. (IMP-41) */
export const defusedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/**
 * Rows as a file of comma-separated values that spreadsheet programs open: UTF-8 with a byte order mark, semicolons,
 * quotes where they are needed, every cell defused. (IMP-41)
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(defusedCell(cell))).join(';')}\r\n`).join('')}`

const quoted = (text: string): string => (/[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
