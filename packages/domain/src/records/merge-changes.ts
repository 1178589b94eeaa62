import { err, ok, type Result } from '../kernel'

/**
 * Three versions of one record: `base` as the user loaded it, `mine` with the user's changes, `theirs` as it is stored
 * now.
 */
export interface RecordSides<State> {
  readonly base: State
  readonly mine: State
  readonly theirs: State
}

/**
 * The person who made a change: the user who saves now (`mine`), or someone who has saved since that user loaded the
 * record (`theirs`). (REC-50)
 */
export type RecordSide = 'mine' | 'theirs'

/**
 * A changed field, and who changed it. `same` means that both changed it to the same value, `conflict` that both
 * changed it to different values.
 */
export interface ChangedField<Field extends string> {
  readonly field: Field
  readonly change: RecordSide | 'same' | 'conflict'
}

/** The changed fields in the order of the fields, each with the side that changed it. (REC-50) */
export const changedFields = <State extends object, Field extends keyof State & string>(
  { base, mine, theirs }: RecordSides<State>,
  fields: readonly Field[],
): readonly ChangedField<Field>[] =>
  fields.flatMap((field): readonly ChangedField<Field>[] => {
    const isMine = !isSame(base[field], mine[field])
    const isTheirs = !isSame(base[field], theirs[field])
    if (isMine && isTheirs)
      return [{ field, change: isSame(mine[field], theirs[field]) ? 'same' : 'conflict' }]
    return isMine || isTheirs ? [{ field, change: isMine ? 'mine' : 'theirs' }] : []
  })

/**
 * The stored record with the changes of the user who saves now. If both sides changed a field to different values, the
 * user's choice decides.
 *
 * @param fields The fields that people edit. All other fields keep their stored values. Otherwise a save could undo
 *   values that a synchronisation has updated since the record was loaded.
 * @returns The merged record, or the conflicts for which the user has not chosen a side. (REC-51)
 */
export const mergeChanges = <State extends object, Field extends keyof State & string>(
  sides: RecordSides<State>,
  fields: readonly Field[],
  choices: { readonly [Name in Field]?: RecordSide | undefined },
): Result<State, readonly Field[]> => {
  const merged = { ...sides.theirs }
  const open: Field[] = []
  for (const { field, change } of changedFields(sides, fields)) {
    const side = change === 'conflict' ? choices[field] : change
    if (side === undefined) open.push(field)
    if (side === 'mine') merged[field] = sides.mine[field]
  }
  return open.length === 0 ? ok(merged) : err(open)
}

/** Whether two values have the same content; the properties may be in any order. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
