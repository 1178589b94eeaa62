import { cleanText } from '../kernel'

/** The content of a spreadsheet cell as read from its file; for a formula, its value. */
export type CellValue = string | number | boolean | Date | null | undefined

/** A text that a spreadsheet program would calculate, or would read without its apostrophe. */
const FORMULA = /^(?:[=+\-@\t\r]|'+[\d=+\-@\t\r])/
const MARKED = /^'(?='*[\d=+\-@\t\r])/
/** A formula that results in a text, such as `="0101"` for a code with a zero. */
const CONSTANT = /^="((?:[^"]|"")*)"$/

/** Spreadsheet programs keep fifteen digits of a number. */
const DIGITS = 15

/**
 * A number as its digits. With more digits than spreadsheet programs keep it has an exponent: its digits are lost.
 * (IMP-3, IMP-8)
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
 * The text of a cell, without surrounding blanks. A number has no exponent and no separators, a date is `yyyy-MM-dd`,
 * a formula that results in a text is that text, and the apostrophe that marks a text is removed. (IMP-3, IMP-41)
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
 * A text as a cell that no spreadsheet program calculates: with an apostrophe if it would otherwise be
 * calculated. (IMP-41)
 */
export const defusedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/**
 * Rows as a file of comma-separated values for spreadsheet programs: UTF-8 with a byte order mark,
 * semicolons, quotes if needed, and no cell that would be calculated. (IMP-41)
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(defusedCell(cell))).join(';')}\r\n`).join('')}`

const quoted = (text: string): string => (/[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
