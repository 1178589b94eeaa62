import { cleanText } from '../kernel'

/** The content of a spreadsheet cell in a file; for a formula, its result. */
export type CellValue = string | number | boolean | Date | null | undefined

/**
 * A text that a spreadsheet program would evaluate as a formula, or whose leading apostrophe it would remove.
 */
const FORMULA = /^(?:[=+\-@\t\r]|'+[\d=+\-@\t\r])/
const MARKED = /^'(?='*[\d=+\-@\t\r])/
/** A formula whose result is a constant text, such as `="0101"` for a code that begins with a zero. */
const CONSTANT = /^="((?:[^"]|"")*)"$/

/** The highest number of digits that spreadsheet programs store for a number. */
const DIGITS = 15

/**
 * The digits of a number. If spreadsheet programs can't store all its digits, the text has an exponent, because the
 * last digits are lost. (IMP-3, IMP-8)
 */
const numberText = (value: number): string => {
  if (Number.isInteger(value) && Math.abs(value) < 10 ** DIGITS) return String(value)
  const kept = Number(value.toPrecision(DIGITS))
  if (Math.abs(kept) >= 10 ** DIGITS) return kept.toExponential().toUpperCase()
  if (Number.isInteger(kept)) return BigInt(kept).toString()
  const text = String(kept)
  const [, sign = '', digits = '', noughts] = /^(-?)([\d.]+)e-(\d+)$/.exec(text) ?? []
  return noughts === undefined
    ? text
    : `${sign}0.${'0'.repeat(Number(noughts) - 1)}${digits.replace('.', '')}`
}

/**
 * The text of a cell, without surrounding blanks. A number is written without exponent and separators, and a date as
 * `yyyy-MM-dd`. A formula with a constant text becomes that text, and an apostrophe that marks a text is removed.
 * (IMP-3, IMP-41)
 */
export const cellText = (value: CellValue): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return numberText(value)
  const text = cleanText(String(value))
  const constant = CONSTANT.exec(text)?.[1]
  return cleanText(constant === undefined ? text.replace(MARKED, '') : constant.replaceAll('""', '"'))
}

/**
 * The text of a cell in a form that no spreadsheet program evaluates as a formula. A text that looks like a formula
 * gets a leading apostrophe. (IMP-41)
 */
export const defusedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/**
 * Rows as the text of a CSV file for spreadsheet programs: UTF-8 with a byte order mark, separated by semicolons, with
 * quotes where needed. No cell can be evaluated as a formula. (IMP-41)
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(defusedCell(cell))).join(';')}\r\n`).join('')}`

const quoted = (text: string): string => (/[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
