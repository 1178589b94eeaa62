import { match } from 'ts-pattern'

/**
 * One row of a grid. `draft` contains the fields that the user types. `origin` is the saved line in the row, or `null`
 * for a new row.
 */
export interface DeclaredRow<Draft, Line> {
  /** Id of the row, which stays the same when other rows are added or removed. */
  readonly id: number
  readonly draft: Draft
  readonly origin: Line | null
}

/** A change of the rows in a grid for declaring values. */
export type DeclaredRowChange<Draft> =
  | { readonly type: 'edit'; readonly id: number; readonly patch: Partial<Draft> }
  | { readonly type: 'remove'; readonly id: number }
  /**
   * Fills several rows at once: the first patch fills the row with this id, and each following patch fills a new row
   * below.
   */
  | { readonly type: 'fill'; readonly id: number; readonly patches: readonly Partial<Draft>[] }

/**
 * The draft of an unused row in one type of grid, and the functions that convert and check the rows of this type of
 * grid.
 */
export interface DeclaredRowRules<Draft, Line> {
  readonly unused: Draft
  readonly draftOf: (line: Line) => Draft
  readonly isEntered: (draft: Draft) => boolean
  /** Returns the draft of the unused last row from the draft of the row above it. */
  readonly next: (draft: Draft) => Draft
}

type Rows<Draft, Line> = readonly DeclaredRow<Draft, Line>[]

/** The rows for saved lines, followed by an unused row. (DCV-41) */
export const declaredRowsOf = <Draft extends object, Line>(
  lines: readonly Line[],
  rules: DeclaredRowRules<Draft, Line>,
): Rows<Draft, Line> =>
  withUnusedRow(
    lines.map((line, id) => ({ id, draft: rules.draftOf(line), origin: line })),
    rules,
  )

/**
 * The rows that belong to the record: rows with a saved line, and new rows in which the user entered something.
 * (DCV-48)
 */
export const enteredRows = <Draft, Line>(
  rows: Rows<Draft, Line>,
  { isEntered }: Pick<DeclaredRowRules<Draft, Line>, 'isEntered'>,
): Rows<Draft, Line> => rows.filter(({ draft, origin }) => origin !== null || isEntered(draft))

/**
 * The rows that must be valid: all rows that belong to the record. If there are none, the first row must be valid.
 * (DCV-48)
 */
export const requiredRows = <Draft, Line>(
  rows: Rows<Draft, Line>,
  rules: Pick<DeclaredRowRules<Draft, Line>, 'isEntered'>,
): Rows<Draft, Line> => {
  const entered = enteredRows(rows, rules)
  return entered.length > 0 ? entered : rows.slice(0, 1)
}

/**
 * The rows after one change. A change to an unknown id has no effect. The last row is always unused; until the user
 * enters something in that row, it copies some fields from the row above. (DCV-37, DCV-41)
 */
export const changeDeclaredRows = <Draft extends object, Line>(
  rows: Rows<Draft, Line>,
  change: DeclaredRowChange<Draft>,
  rules: DeclaredRowRules<Draft, Line>,
): Rows<Draft, Line> =>
  match(change)
    .with({ type: 'edit' }, ({ id, patch }) => fillRows(rows, { id, patches: [patch] }, rules))
    .with({ type: 'fill' }, ({ id, patches }) => fillRows(rows, { id, patches }, rules))
    .with({ type: 'remove' }, ({ id }) =>
      withUnusedRow(
        rows.filter((row) => row.id !== id),
        rules,
      ),
    )
    .exhaustive()

/** Whether two drafts have the same text in every field. */
export const isSameDraft = <Draft extends object>(one: Draft, other: Draft): boolean => {
  const texts = new Map(Object.entries(other))
  return Object.entries(one).every(([name, text]) => text === texts.get(name))
}

const fillRows = <Draft extends object, Line>(
  rows: Rows<Draft, Line>,
  { id, patches: [first, ...others] }: { readonly id: number; readonly patches: readonly Partial<Draft>[] },
  rules: DeclaredRowRules<Draft, Line>,
): Rows<Draft, Line> => {
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  if (row === undefined || first === undefined) return rows
  const filled: DeclaredRow<Draft, Line>[] = [{ ...row, draft: { ...row.draft, ...first } }]
  let last = filled[0] ?? row
  for (const patch of others) {
    last = {
      id: nextId([...rows, ...filled]),
      draft: { ...rules.next(last.draft), ...patch },
      origin: null,
    }
    filled.push(last)
  }
  const below = rows.slice(at + 1).map((other, index) => {
    const isFollowing =
      index === 0 && at === rows.length - 2 && isSameDraft(other.draft, rules.next(row.draft))
    return isFollowing ? { ...other, draft: rules.next(last.draft) } : other
  })
  return withUnusedRow([...rows.slice(0, at), ...filled, ...below], rules)
}

const withUnusedRow = <Draft, Line>(
  rows: Rows<Draft, Line>,
  { unused, isEntered, next }: DeclaredRowRules<Draft, Line>,
): Rows<Draft, Line> => {
  const last = rows.at(-1)
  if (last !== undefined && last.origin === null && !isEntered(last.draft)) return rows
  return [...rows, { id: nextId(rows), draft: last === undefined ? unused : next(last.draft), origin: null }]
}

const nextId = (rows: readonly { readonly id: number }[]): number =>
  Math.max(-1, ...rows.map(({ id }) => id)) + 1
