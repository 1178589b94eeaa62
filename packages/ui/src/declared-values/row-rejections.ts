import type { Issue } from '@remesa/domain/kernel'
import type { WriteFailure } from '../kernel'

/** The draft's field for each key of a line in the request body. */
export type WireFields = Readonly<Record<string, string>>

export interface RowPlace {
  /** Path of the rows: `values`. */
  readonly list: string
  /** Ids of the rows, in their order in the body. */
  readonly ids: readonly number[]
  readonly fields: WireFields
  /** The field that shows an issue of a whole line. */
  readonly first: string
}

/**
 * Issues at lines of a request body (`dr.0.vl.2.am`), moved to the fields of their rows (`values.7.amount`). Issues at
 * other paths are left out.
 */
export const rejectionsIn = (
  issues: readonly Issue[],
  prefix: 'dr.0.vl' | 'dr.0.ct',
  { list, ids, fields, first }: RowPlace,
): readonly Issue[] =>
  issues.flatMap((issue) => {
    if (!issue.path.startsWith(`${prefix}.`)) return []
    const [index = '', key = ''] = issue.path.slice(prefix.length + 1).split('.')
    const id = ids[Number(index)]
    return id === undefined ? [] : [{ ...issue, path: `${list}.${id}.${fields[key] ?? first}` }]
  })

/** Whether every refused value belongs to a line. The lines then mark all issues. */
export const isAtLines = (failure: WriteFailure): boolean =>
  failure.kind === 'refused' &&
  failure.issues.length > 0 &&
  failure.issues.every(({ path }) => /^dr\.0\.(vl|ct)\.\d/.test(path))
