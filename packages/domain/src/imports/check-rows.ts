import { issue } from '../kernel'
import { cellFlaws } from './cell-flaws'
import type { CellNote } from './cell-note'
import type { ImportField, ImportFields, ImportRow } from './columns'

/**
 * A field that an imported row changes, with its current value in the record, which is the text of a cell, or yes or
 * no.
 */
export interface CellChange<F extends string> {
  readonly field: F
  readonly before: string | boolean
}

/**
 * The effect of importing a row: it creates a record, changes fields of a record, removes something, or has no effect
 * because all its values are already stored.
 */
export type RowEffect<F extends string> =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'change'
      readonly changes: readonly CellChange<F>[]
      /** The version of the record to which the changes apply. */
      readonly version: string | undefined
    }
  | { readonly kind: 'removal' }
  | { readonly kind: 'same' }

/** The result of checking one row by the rules of its import. */
export interface RowCheck<F extends string, Need, Body> {
  /** Problems that the user must correct before the row can be sent. */
  readonly problems: readonly CellNote<F>[]
  /** Values of the row that will not be stored; the row can be sent nevertheless. */
  readonly remarks: readonly CellNote<F>[]
  /** Data about other records that must be loaded before the row can be checked completely. */
  readonly needs: readonly Need[]
  /**
   * The body of the call that stores the row; `null` while the row has problems or needs, and if the record already has
   * all values.
   */
  readonly body: Body | null
  readonly effect: RowEffect<F>
  /**
   * The identity of the record that the row is about, by which repeated rows are found; `null` while that record is not
   * known.
   */
  readonly identity: string | null
  /** The field at which the problem of a repeated row is reported. */
  readonly identityField: F
}

/** An imported row with the result of its check. */
export interface CheckedRow<F extends string, Need, Body> extends RowCheck<F, Need, Body> {
  readonly row: ImportRow<F>
}

/**
 * The state of an imported row: left out, already written, with problems, still being checked, unchanged (`same`), with
 * remarks, or good.
 */
export type RowState = 'left-out' | 'written' | 'checking' | 'problem' | 'same' | 'remark' | 'good'

/** The facts that decide the state of a row. */
type StandingRow = RowCheck<string, unknown, unknown> & { readonly row?: Pick<ImportRow<string>, 'aside'> }

/**
 * The state of a checked row. A row with problems is invalid, even while data of other records that it needs are not
 * loaded. (IMP-16, IMP-21)
 */
export const rowState = ({ row, problems, remarks, needs, body, effect }: StandingRow): RowState => {
  if (row?.aside !== undefined) return row.aside
  if (problems.length > 0) return 'problem'
  if (effect.kind === 'same' && needs.length === 0) return 'same'
  if (body === null) return 'checking'
  return remarks.length > 0 ? 'remark' : 'good'
}

/**
 * The result of checking a row that the user left out or that is already written: it has no problems or needs, and no
 * identity that other rows could repeat. (IMP-16)
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
 * All rows with their checks and the flaws of their cells. If several rows are about the same record, every row after
 * the first gets a problem with the line number of the first, and is not sent. (IMP-8, IMP-16, IMP-20, IMP-22)
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
 * A row with more problems and without a body. The problems in `before` replace the row's own problems at the same
 * cells.
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
 * Rows for which needed data could not be loaded. Each such row gets a problem that says so, and can be checked again.
 * (IMP-27)
 */
export const withUnanswered = <F extends string, Need extends { readonly kind: string }, Body>(
  rows: readonly CheckedRow<F, Need, Body>[],
  hasFailed: (need: Need) => boolean,
): readonly CheckedRow<F, Need, Body>[] =>
  rows.map((row) => {
    const failed = row.needs.find(hasFailed)
    if (failed === undefined) return row
    // If the missing data is about another record, its kind is the name of the field with that record's code. All other
    // data is about the row's own record, so the problem belongs to the field of its identity.
    const named = (Object.keys(row.row.cells) as F[]).find((field) => field === failed.kind)
    const field = named ?? row.identityField
    return withProblems(row, [], [{ field, issue: issue('import-unanswered', field), fix: null }])
  })

/** The number of rows in each state, which add up to the number of all rows. (IMP-21) */
export const countRows = (rows: readonly StandingRow[]): Readonly<Record<RowState, number>> => {
  const counts = { 'left-out': 0, written: 0, checking: 0, problem: 0, same: 0, remark: 0, good: 0 }
  for (const row of rows) counts[rowState(row)] += 1
  return counts
}

/**
 * Whether a row will be sent and changes or removes something that exists; any other row that is sent adds something.
 * (IMP-25)
 */
export const isChange = (
  { body, effect }: RowCheck<string, unknown, unknown>,
  kinds: readonly RowEffect<string>['kind'][] = ['change', 'removal'],
): boolean => body !== null && kinds.includes(effect.kind)

/** The number of rows that will be sent and change a record, and the number of those that remove something. (IMP-25) */
export const countChanges = (
  rows: readonly RowCheck<string, unknown, unknown>[],
  kind: 'change' | 'removal' = 'change',
): number => rows.filter((row) => isChange(row, [kind])).length
