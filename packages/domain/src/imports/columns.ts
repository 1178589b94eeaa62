import { type Issue, issue } from '../kernel'
import type { Sheet } from './sheet'

/** A field that a column can be imported into. */
export interface ImportField<F extends string> {
  readonly name: F
  /** Whether the file must have a column for it. */
  readonly required: boolean
  /** Headings that mean it, in every language, in small letters without accents. */
  readonly headings: readonly string[]
}

/** The field of each column of a file; `null` for a column that is left out. */
export type ColumnFields<F extends string> = readonly (F | null)[]

/** A row with the text of each field that has a column. */
export interface ImportRow<F extends string> {
  readonly line: number
  readonly cells: Readonly<Partial<Record<F, string>>>
}

/** A heading as it is compared: small letters and digits alone, without accents. */
const bare = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The field that each heading means, whatever its language, case, accents and punctuation. Of several columns for one
 * field the first has it. (IMP-10)
 */
export const guessColumns = <F extends string>(
  headings: readonly string[],
  fields: readonly ImportField<F>[],
): ColumnFields<F> => {
  const taken = new Set<F>()
  return headings.map((heading) => {
    const wanted = bare(heading)
    const field = fields.find(({ headings: known }) => known.some((name) => bare(name) === wanted))
    if (field === undefined || taken.has(field.name)) return null
    taken.add(field.name)
    return field.name
  })
}

/** The columns after one was given a field, or none. The column that had the field gives it up. (IMP-11) */
export const chooseColumn = <F extends string>(
  columns: ColumnFields<F>,
  at: number,
  field: F | null,
): ColumnFields<F> =>
  columns.map((before, index) => {
    if (index === at) return field
    return before === field ? null : before
  })

/** The fields that the file must have and no column is for, one issue each at the field. (IMP-12) */
export const columnIssues = <F extends string>(
  columns: ColumnFields<F>,
  fields: readonly ImportField<F>[],
): readonly Issue[] =>
  fields
    .filter(({ name, required }) => required && !columns.includes(name))
    .map(({ name }) => issue('import-column', name))

/** What a choice of columns is remembered by: the headings, whatever their case, accents and punctuation. (IMP-13) */
export const headingsKey = (headings: readonly string[]): string => headings.map(bare).join('|')

/** A remembered choice of columns, as far as it still fits; `undefined` if it is for other headings. (IMP-13) */
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
): readonly ImportRow<F>[] =>
  rows.flatMap(({ line, cells }) => {
    const entries = columns.flatMap((field, at) =>
      field === null ? [] : [[field, cells[at] ?? ''] as const],
    )
    if (entries.every(([, text]) => text === '')) return []
    // The keys are the fields of the columns.
    return [{ line, cells: Object.fromEntries(entries) as ImportRow<F>['cells'] }]
  })

/** A row with another text in one cell. (IMP-15) */
export const withCell = <F extends string>(row: ImportRow<F>, field: F, text: string): ImportRow<F> => ({
  ...row,
  cells: { ...row.cells, [field]: text.trim() },
})
