import { issue } from '../kernel'
import type { CellNote } from './cell-note'
import type { ImportField, ImportRow } from './columns'

/**
 * A text that a spreadsheet program shows in place of a value: an error in any language, or hash signs in a cell that
 * is too narrow.
 */
const ERROR = /^#(?:[¡¿]?\p{Lu}[\p{Lu}\p{N}/]*[!?]|N\/[AD]|NV|#+)$/u
/** The replacement character that a decoder writes for bytes that it can't decode. */
const UNREADABLE = '\uFFFD'
/** A long number that a spreadsheet program shows with an exponent, such as `1.23E+12`. */
const SHORTENED = /^-?\d+(?:[.,]\d+)?E\+\d+$/i

const flawOf = (text: string, isCode: boolean) => {
  if (text.startsWith('#') && ERROR.test(text)) return 'import-no-value'
  if (text.includes(UNREADABLE)) return 'import-unreadable'
  return isCode && SHORTENED.test(text) ? 'import-digits-lost' : undefined
}

/**
 * The flaws of a row's cells that do not depend on the columns: an error in place of a value, undecodable characters, a
 * code that has lost digits, and unbalanced quotes. (IMP-8, IMP-9)
 */
export const cellFlaws = <F extends string>(
  row: ImportRow<F>,
  fields: readonly ImportField<F>[],
): readonly CellNote<F>[] => {
  const known = flawsOfRows.get(row)
  // The cached flaws belong to the same list of fields, so their field names have type F.
  if (known?.fields === fields) return known.flaws as readonly CellNote<F>[]
  const flaws = findFlaws(row, fields)
  flawsOfRows.set(row, { fields, flaws })
  return flaws
}

/**
 * The flaws of rows that were already checked. They are cached, because every correction of one row checks all rows
 * again.
 */
const flawsOfRows = new WeakMap<
  ImportRow<string>,
  { readonly fields: readonly ImportField<string>[]; readonly flaws: readonly CellNote<string>[] }
>()

const findFlaws = <F extends string>(
  { cells, hasWrongQuotes = false }: ImportRow<F>,
  fields: readonly ImportField<F>[],
): readonly CellNote<F>[] => {
  const flaws: CellNote<F>[] = []
  for (const { name, isCode = false } of fields) {
    const text = cells[name] ?? ''
    const rule = text === '' ? undefined : flawOf(text, isCode)
    if (rule !== undefined) flaws.push({ field: name, issue: issue(rule, name, { value: text }), fix: null })
  }
  if (!hasWrongQuotes) return flaws
  const filled = fields.filter(({ name }) => (cells[name] ?? '') !== '')
  const at = filled.find(({ name }) => cells[name]?.includes('"')) ?? filled[0]
  if (at === undefined || flaws.some(({ field }) => field === at.name)) return flaws
  return [...flaws, { field: at.name, issue: issue('import-quotes', at.name), fix: null }]
}
