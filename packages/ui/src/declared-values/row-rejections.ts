import type { AnyIssue } from '@remesa/domain/kernel'
import type { WriteFailure } from '../kernel'

/** For each key of a line in the request body, the name of the draft field with the same value. */
export type WireFields = Readonly<Record<string, string>>

export interface RowPlace {
  /** Path of the rows in the draft, for example `values`. */
  readonly list: string
  /** Ids of the rows, in the order of the lines in the request body. */
  readonly ids: readonly number[]
  readonly fields: WireFields
  /** The field that shows an issue about a whole line of the request. */
  readonly first: string
}

/**
 * The server's issues for lines of a request body, each with the path of the field in the form: `dr.0.vl.2.am` becomes
 * `values.7.amount`. Issues for other paths are not returned.
 */
export const rejectionsIn = (
  issues: readonly AnyIssue[],
  prefix: 'dr.0.vl' | 'dr.0.ct',
  { list, ids, fields, first }: RowPlace,
): readonly AnyIssue[] =>
  issues.flatMap((issue) => {
    if (!issue.path.startsWith(`${prefix}.`)) return []
    const [index = '', key = ''] = issue.path.slice(prefix.length + 1).split('.')
    const id = ids[Number(index)]
    return id === undefined ? [] : [{ ...issue, path: `${list}.${id}.${fields[key] ?? first}` }]
  })

/** Whether all issues of a refused call belong to lines of the request. The form then shows every issue at its row. */
export const isAtLines = (failure: WriteFailure): boolean =>
  failure.kind === 'refused' &&
  failure.issues.length > 0 &&
  failure.issues.every(({ path }) => /^dr\.0\.(vl|ct)\.\d/.test(path))
