import { cleanText, foldedText, type Issue, issue } from '../kernel'
import type { Sheet } from './sheet'

/** A field that a column of a file can fill. */
export interface ImportField<F extends string> {
  readonly name: F
  /** Whether the file must have a column for it. */
  readonly required: boolean
  /** Headings of the field, in every language, in small letters without accents. */
  readonly headings: readonly string[]
  /** Whether it names a record by a code, which a spreadsheet program may have converted to a number. */
  readonly isCode?: boolean
}

/** The fields of a kind of import: at least one. */
export type ImportFields<F extends string> = readonly [ImportField<F>, ...ImportField<F>[]]

/** The field of each column of a file; `null` for a column that is left out. */
export type ColumnFields<F extends string> = readonly (F | null)[]

/** A row with the text of each field that has a column. */
export interface ImportRow<F extends string> {
  readonly line: number
  readonly cells: Readonly<Partial<Record<F, string>>>
  /**
   * Whether the quotes of its line are unbalanced, so that the end of each cell is a guess. Absent after a
   * cell was corrected. (IMP-9)
   */
  readonly hasWrongQuotes?: boolean | undefined
  /** The reason why the row is not sent: the user left it out, or it was written before. (IMP-16) */
  readonly aside?: 'left-out' | 'written' | undefined
}

/** A heading in the form for comparisons: small letters and digits alone, without accents. */
const bare = (heading: string): string =>
  foldedText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The field of each bare heading, cached for each list of fields, because up to 21 lines of a file may be the headings.
 */
const fieldsByHeading = new WeakMap<readonly ImportField<string>[], ReadonlyMap<string, string>>()

const fieldOfHeading = <F extends string>(fields: readonly ImportField<F>[]): ReadonlyMap<string, F> => {
  const known = fieldsByHeading.get(fields)
  // The cached map was made from the same list of fields, so its values are of type F.
  if (known !== undefined) return known as ReadonlyMap<string, F>
  const named = new Map<string, F>()
  for (const { name, headings } of fields)
    for (const heading of headings) if (!named.has(bare(heading))) named.set(bare(heading), name)
  fieldsByHeading.set(fields, named)
  return named
}

/**
 * The field of each heading, regardless of language, case, accents and punctuation. Of several columns for one field
 * the first gets it. (IMP-10)
 */
export const guessColumns = <F extends string>(
  headings: readonly string[],
  fields: readonly ImportField<F>[],
): ColumnFields<F> => {
  const taken = new Set<F>()
  const named = fieldOfHeading(fields)
  return headings.map((heading) => {
    const field = heading === '' ? undefined : named.get(bare(heading))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/**
 * The columns after a field, or no field, was chosen for one of them. Another column with the same field
 * loses it. (IMP-11)
 */
export const chooseColumn = <F extends string>(
  columns: ColumnFields<F>,
  at: number,
  field: F | null,
): ColumnFields<F> =>
  columns.map((before, index) => {
    if (index === at) return field
    return before === field ? null : before
  })

/** The required fields without a column, one issue each at the field. (IMP-12) */
export const columnIssues = <F extends string>(
  columns: ColumnFields<F>,
  fields: readonly ImportField<F>[],
): readonly Issue[] =>
  fields
    .filter(({ name, required }) => required && !columns.includes(name))
    .map(({ name }) => issue('import-column', name))

/**
 * The key under which a choice of columns is remembered: the headings, regardless of case, accents and punctuation.
 * (IMP-13)
 */
export const headingsKey = (headings: readonly string[]): string => headings.map(bare).join('|')

/** The part of a remembered choice of columns that still fits; `undefined` if it is for other headings. (IMP-13) */
export const rememberedColumns = <F extends string>(
  remembered: readonly (string | null)[],
  headings: readonly string[],
  fields: readonly ImportField<F>[],
): ColumnFields<F> | undefined => {
  if (remembered.length !== headings.length) return undefined
  const taken = new Set<F>()
  return remembered.map((name) => {
    const field = fields.find((known) => known.name === name)?.name
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** The rows of a table by field. A row without text in any of the chosen columns is left out. (IMP-14) */
export const rowsByField = <F extends string>(
  { rows }: Sheet,
  columns: ColumnFields<F>,
): readonly ImportRow<F>[] => {
  const chosen = columns.flatMap((field, at) => (field === null ? [] : [[field, at] as const]))
  return rows.flatMap(({ line, cells: texts, hasWrongQuotes }) => {
    if (chosen.every(([, at]) => (texts[at] ?? '') === '')) return []
    const cells: Partial<Record<F, string>> = {}
    for (const [field, at] of chosen) cells[field] = texts[at] ?? ''
    const row: ImportRow<F> = { line, cells }
    return [hasWrongQuotes ? { ...row, hasWrongQuotes } : row]
  })
}

/** The first texts of each column, by which a person recognises it. */
export const columnSamples = ({ headings, rows }: Sheet, count: number): readonly (readonly string[])[] =>
  headings.map((_, at) => {
    const samples: string[] = []
    for (const { cells } of rows) {
      if (samples.length === count) break
      if (cells[at]) samples.push(cells[at])
    }
    return samples
  })

/** A row with another text in one cell. (IMP-15) */
export const withCell = <F extends string>(row: ImportRow<F>, field: F, text: string): ImportRow<F> => ({
  ...row,
  cells: { ...row.cells, [field]: cleanText(text) },
  hasWrongQuotes: undefined,
})

/** A row after it was left out of the import, or included again. (IMP-16) */
export const leaveRowOut = <F extends string>(row: ImportRow<F>, isLeftOut: boolean): ImportRow<F> => ({
  ...row,
  aside: isLeftOut ? 'left-out' : undefined,
})
