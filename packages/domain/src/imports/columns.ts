import { cleanText, foldedText, type Issue, issue } from '../kernel'
import type { Sheet } from './sheet'

/** A field of an import that a column of a file can contain. */
export interface ImportField<F extends string> {
  readonly name: F
  /** Whether the file must have a column for the field. */
  readonly required: boolean
  /** The headings by which the field is recognised, in all languages, in lower case without accents. */
  readonly headings: readonly string[]
  /** Whether the field contains the code of a record, which a spreadsheet program may have turned into a number. */
  readonly isCode?: boolean
}

/** The fields of one kind of import, at least one. */
export type ImportFields<F extends string> = readonly [ImportField<F>, ...ImportField<F>[]]

/** The field of each column of a file; `null` for a column that is not imported. */
export type ColumnFields<F extends string> = readonly (F | null)[]

/** An imported row, with a text for each field that has a column. */
export interface ImportRow<F extends string> {
  readonly line: number
  readonly cells: Readonly<Partial<Record<F, string>>>
  /**
   * Whether the row's line has unbalanced quotes, so that the ends of its cells are uncertain. The property is absent
   * after the user has corrected a cell. (IMP-9)
   */
  readonly hasWrongQuotes?: boolean | undefined
  /**
   * The reason why the row is not sent: the user skipped it (`left-out`), or it is already stored (`written`). (IMP-16)
   */
  readonly aside?: 'left-out' | 'written' | undefined
}

/** A heading in the format in which headings are compared: only letters and digits, in lower case without accents. */
const bare = (heading: string): string =>
  foldedText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * For each list of fields, a cached map from headings (in their compared form) to fields. It is cached, because up to
 * 21 lines of a file are compared with it.
 */
const fieldsByHeading = new WeakMap<readonly ImportField<string>[], ReadonlyMap<string, string>>()

const fieldOfHeading = <F extends string>(fields: readonly ImportField<F>[]): ReadonlyMap<string, F> => {
  const known = fieldsByHeading.get(fields)
  // The cached map belongs to the same list of fields, so its values have type F.
  if (known !== undefined) return known as ReadonlyMap<string, F>
  const named = new Map<string, F>()
  for (const { name, headings } of fields)
    for (const heading of headings) if (!named.has(bare(heading))) named.set(bare(heading), name)
  fieldsByHeading.set(fields, named)
  return named
}

/**
 * The field of each column, recognised by its heading in any language, ignoring case, accents and punctuation. If
 * several columns match one field, the first column gets it. (IMP-10)
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
 * The fields of the columns after the user chose a field, or none, for one column. If another column had the same
 * field, it has none afterwards. (IMP-11)
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

/** The validation issues of required fields that no column contains, one for each field. (IMP-12) */
export const columnIssues = <F extends string>(
  columns: ColumnFields<F>,
  fields: readonly ImportField<F>[],
): readonly Issue[] =>
  fields
    .filter(({ name, required }) => required && !columns.includes(name))
    .map(({ name }) => issue('import-column', name))

/**
 * The key under which the fields of columns are remembered: the headings, ignoring case, accents and punctuation.
 * (IMP-13)
 */
export const headingsKey = (headings: readonly string[]): string => headings.map(bare).join('|')

/**
 * The remembered fields of the columns, without fields that no longer exist; `undefined` if they were remembered for
 * other headings. (IMP-13)
 */
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

/**
 * The rows of a table, with their texts by field. A row is omitted if it has no text in the columns that have a field.
 * (IMP-14)
 */
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

/** The first few texts of each column, by which a person can recognise the column. */
export const columnSamples = ({ headings, rows }: Sheet, count: number): readonly (readonly string[])[] =>
  headings.map((_, at) => {
    const samples: string[] = []
    for (const { cells } of rows) {
      if (samples.length === count) break
      if (cells[at]) samples.push(cells[at])
    }
    return samples
  })

/** An imported row after the text of one of its cells was replaced. (IMP-15) */
export const withCell = <F extends string>(row: ImportRow<F>, field: F, text: string): ImportRow<F> => ({
  ...row,
  cells: { ...row.cells, [field]: cleanText(text) },
  hasWrongQuotes: undefined,
})

/** An imported row after the user skipped it in the import or included it again. (IMP-16) */
export const leaveRowOut = <F extends string>(row: ImportRow<F>, isLeftOut: boolean): ImportRow<F> => ({
  ...row,
  aside: isLeftOut ? 'left-out' : undefined,
})
