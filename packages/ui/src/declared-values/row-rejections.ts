import type { Issue } from '@remesa/domain/kernel'
import type { WriteFailure } from '../kernel'

/** Fields of a draft by the keys of its line on the wire. */
export type WireFields = Readonly<Record<string, string>>

export interface RowPlace {
  /** Path of the rows: `values`. */
  readonly list: string
  /** Ids of the rows, by their place in the body. */
  readonly ids: readonly number[]
  readonly fields: WireFields
  /** The field for an issue of a whole line. */
  readonly first: string
}

/** Issues of a body's lines (`dr.0.vl.2.am`) at the fields of their rows (`values.7.amount`). Others are left out. */
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

/** Whether every refused value belongs to a line, where it is already marked. */
export const isAtLines = (failure: WriteFailure): boolean =>
  failure.kind === 'refused' &&
  failure.issues.length > 0 &&
  failure.issues.every(({ path }) => /^dr\.0\.(vl|ct)\.\d/.test(path))
