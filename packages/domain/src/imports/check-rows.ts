import { issue } from '../kernel'
import { cellFlaws } from './cell-flaws'
import type { CellNote } from './cell-note'
import type { ImportField, ImportFields, ImportRow } from './columns'

/**
 * A field that an imported row changes, with its current value in the record. The value is the text of a cell, or yes
 * or no.
 */
export interface CellChange<F extends string> {
  readonly field: F
  readonly before: string | boolean
}

/**
 * The effect of importing a row. The row creates a record, changes fields of a record, removes something, or has no
 * effect because all its values are already stored.
 */
export type RowEffect<F extends string> =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'change'
      readonly changes: readonly CellChange<F>[]
      /** The version of the record that the changes apply to. */
      readonly version: string | undefined
    }
  | { readonly kind: 'removal' }
  | { readonly kind: 'same' }

/** The result of checking one row by the rules of its import. */
export interface RowCheck<F extends string, Need, Body> {
  /** Problems that the user must correct before the row can be sent. */
  readonly problems: readonly CellNote<F>[]
  /** Values of the row that will not be stored. The row can be sent in spite of these remarks. */
  readonly remarks: readonly CellNote<F>[]
  /** The data about other records that must be loaded before the row can be checked completely. */
  readonly needs: readonly Need[]
  /**
   * The body of the call that stores the row. It is `null` while the row has problems or needs, or if the record
   * already has all values.
   */
  readonly body: Body | null
  readonly effect: RowEffect<F>
  /**
   * The identity of the record in the row; two rows with the same identity are a repetition. It is `null` until that
   * record is known.
   */
  readonly identity: string | null
  /** The field that gets the problem if an earlier row has the same identity. */
  readonly identityField: F
}

/** An imported row with the result of its check. */
export interface CheckedRow<F extends string, Need, Body> extends RowCheck<F, Need, Body> {
  readonly row: ImportRow<F>
}

/**
 * The state of an imported row: skipped by the user (`left-out`), already stored (`written`), waiting for data
 * (`checking`), with problems, unchanged (`same`), with remarks, or ready to be sent.
 */
export type RowState = 'left-out' | 'written' | 'checking' | 'problem' | 'same' | 'remark' | 'good'

/** The result of a row's check, with the reason why the row is not sent. These values decide the state of the row. */
type StandingRow = RowCheck<string, unknown, unknown> & { readonly row?: Pick<ImportRow<string>, 'aside'> }

/**
 * The state of a checked row. A row with problems is invalid even before the data of other records is loaded. (IMP-16,
 * IMP-21)
 */
export const rowState = ({ row, problems, remarks, needs, body, effect }: StandingRow): RowState => {
  if (row?.aside !== undefined) return row.aside
  if (problems.length > 0) return 'problem'
  if (effect.kind === 'same' && needs.length === 0) return 'same'
  if (body === null) return 'checking'
  return remarks.length > 0 ? 'remark' : 'good'
}

/**
 * The result for a row that need not be checked, because the user skipped it or it is already stored. The result has no
 * problems and no needs. It has no identity, so that other rows are not compared with the row. (IMP-16)
 */
const unchecked = <F extends string>(
  row: ImportRow<F>,
  field: ImportField<F>,
): CheckedRow<F, never, never> => ({
  row,
  problems: [],
  remarks: [],
  needs: [],
  body: null,
  effect: { kind: 'new' },
  identity: null,
  identityField: field.name,
})

/**
 * All rows with the results of their checks and the flaws of their cells. If several rows are about the same record,
 * only the first can be sent. Each later row gets a problem with the line number of the first. (IMP-8, IMP-16, IMP-20,
 * IMP-22)
 */
export const checkRows = <F extends string, Need, Body>(
  rows: readonly ImportRow<F>[],
  fields: ImportFields<F>,
  check: (row: ImportRow<F>) => RowCheck<F, Need, Body>,
): readonly CheckedRow<F, Need, Body>[] => {
  const first = new Map<string, number>()
  return rows.map((row) => {
    if (row.aside !== undefined) return unchecked(row, fields[0])
    const checked = check(row)
    const { identity, identityField: field } = checked
    const line = identity === null ? undefined : first.get(identity)
    if (identity !== null && line === undefined) first.set(identity, row.line)
    const repeated =
      line === undefined ? [] : [{ field, issue: issue('import-repeated', field, { row: line }), fix: null }]
    return withProblems({ ...checked, row }, cellFlaws(row, fields), repeated)
  })
}

/**
 * A row with additional problems, which is therefore not sent. A problem in `before` replaces the row's own problem at
 * the same cell.
 */
export const withProblems = <F extends string, Need, Body>(
  row: CheckedRow<F, Need, Body>,
  before: readonly CellNote<F>[],
  after: readonly CellNote<F>[] = [],
): CheckedRow<F, Need, Body> => {
  if (before.length === 0 && after.length === 0) return row
  const others = row.problems.filter(({ field }) => before.every((note) => note.field !== field))
  return { ...row, body: null, problems: [...before, ...others, ...after] }
}

/**
 * The rows after the data for some checks could not be loaded. Each row that needs this data gets a problem that tells
 * the user so. The row can be checked again. (IMP-27)
 */
export const withUnanswered = <F extends string, Need extends { readonly kind: string }, Body>(
  rows: readonly CheckedRow<F, Need, Body>[],
  hasFailed: (need: Need) => boolean,
): readonly CheckedRow<F, Need, Body>[] =>
  rows.map((row) => {
    const failed = row.needs.find(hasFailed)
    if (failed === undefined) return row
    // The problem is reported at the field for the code of the missing record, which is named after the kind of data.
    // If the row has no such field, the problem is reported at the field that identifies the row.
    const named = (Object.keys(row.row.cells) as F[]).find((field) => field === failed.kind)
    const field = named ?? row.identityField
    return withProblems(row, [], [{ field, issue: issue('import-unanswered', field), fix: null }])
  })

/** The number of rows in each state. Together they are the number of all rows. (IMP-21) */
export const countRows = (rows: readonly StandingRow[]): Readonly<Record<RowState, number>> => {
  const counts = { 'left-out': 0, written: 0, checking: 0, problem: 0, same: 0, remark: 0, good: 0 }
  for (const row of rows) counts[rowState(row)] += 1
  return counts
}

/**
 * Whether a row will be sent and its effect is one of `kinds`; by default, the row must change or remove existing data.
 * (IMP-25)
 */
export const isChange = (
  { body, effect }: RowCheck<string, unknown, unknown>,
  kinds: readonly RowEffect<string>['kind'][] = ['change', 'removal'],
): boolean => body !== null && kinds.includes(effect.kind)

/** How many of the rows that will be sent change a record, and how many remove something. (IMP-25) */
export const countChanges = (
  rows: readonly RowCheck<string, unknown, unknown>[],
  kind: 'change' | 'removal' = 'change',
): number => rows.filter((row) => isChange(row, [kind])).length
