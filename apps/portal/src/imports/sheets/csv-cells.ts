import type { ReadRow } from '@remesa/domain/imports'

const UTF_16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const

/** The character that a decoder writes for bytes that are not text. */
const UNREADABLE = /\uFFFD/g
const BEYOND_ASCII = /[\u0080-\u{10FFFF}]/gu
/** Largest accepted share of zero bytes in a text. Programs of mainframes pad cells with such bytes. */
const MAX_PADDING = 1 / 4
/** The smallest control character that occurs in texts. */
const TAB = 9

/**
 * The text of a file. A file with the byte order mark of UTF-16 is UTF-16. Any other file counts as UTF-8 if most of
 * its characters beyond ASCII are valid UTF-8, or if it has only ASCII characters; invalid bytes become U+FFFD. Every
 * remaining file counts as Windows-1252, in which spreadsheet programs save CSV in Western Europe. Zero bytes that pad
 * a text are removed, as in spreadsheet programs. `undefined` for bytes that are not text. (IMP-4)
 */
export const decodedText = (bytes: Uint8Array): string | undefined => {
  const marked = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  if (marked !== undefined) return new TextDecoder(marked.name).decode(bytes)
  if (bytes.includes(0)) {
    const kept = bytes.filter((byte) => byte !== 0)
    const isText =
      bytes.length - kept.length <= bytes.length * MAX_PADDING && kept.every((byte) => byte >= TAB)
    return isText ? decodedText(kept) : undefined
  }
  const text = new TextDecoder().decode(bytes)
  const wrong = text.match(UNREADABLE)?.length ?? 0
  if (wrong === 0) return text
  const right = (text.match(BEYOND_ASCII)?.length ?? 0) - wrong
  return right > wrong ? text : new TextDecoder('windows-1252').decode(bytes)
}

/** The Ctrl-Z with which programs of DOS end a text. */
const CTRL_Z = new RegExp(`${String.fromCharCode(26)}+$`)
const SEPARATORS = [';', ',', '\t', '|'] as const
/** Number of rows from which the separator of a file is detected. */
const SAMPLE_ROWS = 50
/**
 * Longest text of a cell in spreadsheet programs. A quoted cell without a closing quote within this length counts as
 * unclosed.
 */
const MAX_CELL = 32_767
/** Largest number of lines with unbalanced quotes. A file with more such lines is not a CSV file. */
const MAX_WRONG_LINES = 1_000

/**
 * The rows of a CSV file whose cells are separated by semicolons, commas, tabs or bars. A first line `sep=;`, which
 * spreadsheet programs write and do not show, is no row. A line with unbalanced quotes is split at its separators
 * and marked as a problem. All other lines are read normally. (IMP-4, IMP-9)
 *
 * @throws Error for a file with too many lines that have unbalanced quotes.
 */
export function* csvRows(text: string): Generator<ReadRow> {
  const body = text.replace(CTRL_Z, '')
  const named = /^sep=(.)(?:\r\n|\r|\n)/i.exec(body)
  let line = 0
  let wrong = 0
  for (const row of rowsOf(body, named?.[1] ?? separatorOf(body), named?.[0].length ?? 0)) {
    line += 1
    if (row.isWrong) wrong += 1
    if (wrong > MAX_WRONG_LINES) throw new Error('too many lines with wrong quotes')
    const cells = row.cells.map((cell, at) => [at, cell] as const)
    yield row.isWrong ? { line, cells, hasWrongQuotes: true } : { line, cells }
  }
}

interface CsvRow {
  readonly cells: readonly string[]
  /** Whether the row has unbalanced quotes. */
  readonly isWrong: boolean
  /** Index at which the next row begins. */
  readonly end: number
}

/**
 * The separator of a file, which is the separator that splits the largest share of the first rows into the same number
 * of cells, at least two. If two separators split an equal share, the separator that yields more cells is chosen. A
 * separator that leaves only blank cells is chosen at once. If no separator splits a row, a semicolon is chosen.
 */
const separatorOf = (text: string): string => {
  let best: { readonly separator: string; readonly share: number; readonly cells: number } | undefined
  for (const separator of SEPARATORS) {
    const widths: number[] = []
    for (const { cells } of rowsOf(text, separator, 0)) {
      if (cells.some((cell) => cell.trim() !== '')) widths.push(cells.length)
      if (widths.length === SAMPLE_ROWS) break
    }
    if (widths.length === 0) return separator
    for (const cells of new Set(widths.filter((width) => width > 1))) {
      const share = widths.filter((width) => width === cells).length / widths.length
      if (!best || share > best.share || (share === best.share && cells > best.cells))
        best = { separator, share, cells }
    }
  }
  return best?.separator ?? ';'
}

function* rowsOf(text: string, separator: string, from: number): Generator<CsvRow> {
  for (let at = from; at < text.length; ) {
    const row = quotedRow(text, separator, at) ?? plainRow(text, separator, at)
    yield row
    at = row.end
  }
}

const lineEnd = (text: string, at: number): { readonly end: number; readonly next: number } => {
  let end = at
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { end, next: end + (text.startsWith('\r\n', end) ? 2 : 1) }
}

/** One line as a row, split at every separator, even inside quotes. */
const plainRow = (text: string, separator: string, at: number): CsvRow => {
  const { end, next } = lineEnd(text, at)
  return { cells: text.slice(at, end).split(separator), isWrong: true, end: next }
}

/** A row whose cells may be quoted; `undefined` if its quotes are not balanced. */
const quotedRow = (text: string, separator: string, from: number): CsvRow | undefined => {
  const cells: string[] = []
  for (let at = from; ; at += 1) {
    const quoted = /[^\S\r\n\t]*"/y
    quoted.lastIndex = at
    if (quoted.test(text)) {
      const cell = quotedCell(text, quoted.lastIndex)
      if (cell === undefined) return undefined
      cells.push(cell.text)
      at = cell.end
    } else {
      const start = at
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
      cells.push(text.slice(start, at))
    }
    if (text[at] === separator) continue
    if (at < text.length && text[at] !== '\n' && text[at] !== '\r') return undefined
    return { cells, isWrong: false, end: lineEnd(text, at).next }
  }
}

/**
 * The text of a quoted cell, from the character after its opening quote; `undefined` if the closing quote is missing.
 */
const quotedCell = (text: string, from: number) => {
  const parts: string[] = []
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at)
    if (quote === -1 || quote - from > MAX_CELL) return undefined
    parts.push(text.slice(at, quote))
    if (text[quote + 1] === '"') {
      parts.push('"')
      at = quote + 2
      continue
    }
    let end = quote + 1
    while (text[end] === ' ') end += 1
    return { text: parts.join(''), end }
  }
}
