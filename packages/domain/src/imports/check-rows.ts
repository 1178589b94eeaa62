import { type Issue, issue } from '../kernel'
import type { ImportRow } from './columns'

/** What is to be said of one cell. */
export interface CellNote<F extends string> {
  readonly field: F
  readonly issue: Issue
  /** A text that would do instead; `null` where none is known. */
  readonly fix: string | null
}

/** A field that a row changes, and what the record has now: the text as a cell would say it, or yes or no. */
export interface CellChange<F extends string> {
  readonly field: F
  readonly before: string | boolean
}

/** What a row would do: add something, change these fields of a record, or nothing, since all is stored already. */
export type RowEffect<F extends string> =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'change'
      readonly changes: readonly CellChange<F>[]
      /** The version of the record that the changes start from. */
      readonly version: string | undefined
    }
  | { readonly kind: 'same' }

/** One row, checked by the rules of its feature. */
export interface RowCheck<F extends string, Need, Body> {
  /** What has to be corrected before the row can be written. */
  readonly problems: readonly CellNote<F>[]
  /** What the row says and the record will not have; it does not keep the row from being written. */
  readonly remarks: readonly CellNote<F>[]
  /** What has to be known of other records before the row is checked to the end. */
  readonly needs: readonly Need[]
  /** What is sent; `null` while there are problems or needs, and where all is stored already. */
  readonly body: Body | null
  readonly effect: RowEffect<F>
  /** Equal for rows that mean the same record; `null` while that is not known. */
  readonly identity: string | null
  /** Where a row that repeats another one says so. */
  readonly identityField: F
}

/** A row with its check. */
export interface CheckedRow<F extends string, Need, Body> extends RowCheck<F, Need, Body> {
  readonly row: ImportRow<F>
}

/** How far a row is: with problems, still being checked, the same as stored, with remarks, or good. */
export type RowState = 'checking' | 'problem' | 'same' | 'remark' | 'good'

/** How a checked row stands. Problems count before anything that is still unknown. (IMP-21) */
export const rowState = ({
  problems,
  remarks,
  needs,
  body,
  effect,
}: RowCheck<string, unknown, unknown>): RowState => {
  if (problems.length > 0) return 'problem'
  if (effect.kind === 'same' && needs.length === 0) return 'same'
  if (body === null) return 'checking'
  return remarks.length > 0 ? 'remark' : 'good'
}

/**
 * All rows with their checks. Of rows that mean the same record every one after the first has a problem that names the
 * line of the first, and is not sent. (IMP-20, IMP-22)
 */
export const checkRows = <F extends string, Need, Body>(
  rows: readonly ImportRow<F>[],
  check: (row: ImportRow<F>) => RowCheck<F, Need, Body>,
): readonly CheckedRow<F, Need, Body>[] => {
  const first = new Map<string, number>()
  return rows.map((row) => {
    const checked = check(row)
    const { identity, identityField: field } = checked
    const line = identity === null ? undefined : first.get(identity)
    if (identity !== null && line === undefined) first.set(identity, row.line)
    if (line === undefined) return { ...checked, row }
    const repeated = { field, issue: issue('import-repeated', field, { row: line }), fix: null }
    return { ...checked, row, body: null, problems: [...checked.problems, repeated] }
  })
}

/** How many rows stand how; together they are all rows. (IMP-21) */
export const countRows = (
  rows: readonly RowCheck<string, unknown, unknown>[],
): Readonly<Record<RowState, number>> => {
  const counts = { checking: 0, problem: 0, same: 0, remark: 0, good: 0 }
  for (const row of rows) counts[rowState(row)] += 1
  return counts
}

/** How many of the rows that would be sent change a record; the others add one. (IMP-25) */
export const countChanges = (rows: readonly RowCheck<string, unknown, unknown>[]): number =>
  rows.filter(({ body, effect }) => body !== null && effect.kind === 'change').length
