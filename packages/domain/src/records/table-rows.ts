import { cleanCode, foldedName, type Issue, issue } from '../kernel'
import { requiredTextIssues } from './record-text'

/** A table, and the index of the row that is being changed. */
export interface TableFacts<T> {
  readonly existing: readonly T[]
  /** Zero-based index of the row that is being changed; absent, or not an index of the table, for a new row. */
  readonly editing?: number | undefined
}

const NO_ROW = -1

/** The table with a row: a new row is added at the end, an edited row replaces the former one. (REC-4) */
export const saveRow = <T>(row: T, { existing, editing = NO_ROW }: TableFacts<T>): readonly T[] =>
  existing[editing] === undefined ? [...existing, row] : existing.with(editing, row)

/** The table without one row; an index that no row has removes nothing. (REC-4) */
export const removeRow = <T>(rows: readonly T[], index: number): readonly T[] =>
  rows.filter((_, at) => at !== index)

export const editedRow = <T>({ existing, editing = NO_ROW }: TableFacts<T>): T | undefined =>
  existing[editing]

/**
 * The issues of a row's name. The name can be chosen when the row is added and never changes afterwards, because other
 * systems know the row by its name.
 */
export const rowNameIssues = (
  path: string,
  typed: string,
  { held, others, takenRule }: { held: string | undefined; others: readonly string[]; takenRule: string },
): readonly Issue[] => {
  if (held !== undefined)
    return cleanCode(typed) === cleanCode(held) ? [] : [issue('unchangeable', path, { value: held })]
  const issues = requiredTextIssues(path, typed)
  if (issues.length > 0) return issues
  const taken = others.find((other) => foldedName(other) === foldedName(typed))
  return taken === undefined ? [] : [issue(takenRule, path, { taken })]
}

/**
 * The issues of all rows of a table, with the paths `<path>.<index>.<field>`: the issues of each row, and the issue of
 * a key that an earlier row already has.
 */
export const tableIssues = <T>(
  path: string,
  rows: readonly T[],
  {
    keyPath,
    keyOf,
    takenRule,
    rowIssues,
  }: {
    keyPath: string
    keyOf: (row: T) => string
    takenRule: string
    rowIssues: (row: T) => readonly Issue[]
  },
): readonly Issue[] => {
  const seen = new Set<string>()
  return rows.flatMap((row, index) => {
    const key = foldedName(keyOf(row))
    const repeated = seen.has(key)
    seen.add(key)
    return [...rowIssues(row), ...(repeated ? [issue(takenRule, keyPath, { taken: keyOf(row) })] : [])].map(
      (found) => ({ ...found, path: `${path}.${index}.${found.path}` }),
    )
  })
}
