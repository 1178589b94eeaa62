import { cleanCode, foldedName, type Issue, issue } from '../kernel'
import { requiredTextIssues } from './record-text'

/** A table, and the index of the row that the user is changing. */
export interface TableFacts<T> {
  readonly existing: readonly T[]
  /**
   * Index of the row that the user is changing, counted from zero. For a new row it is missing, or not an index of the
   * table.
   */
  readonly editing?: number | undefined
}

type TakenRule = 'systemNameAlreadyExists' | 'limitAlreadyExists' | 'extradataNameAlreadyExists'

const NO_ROW = -1

/** The table after a row was saved. A new row is added at the end, and an existing row is replaced. (REC-4) */
export const saveRow = <T>(row: T, { existing, editing = NO_ROW }: TableFacts<T>): readonly T[] =>
  existing[editing] === undefined ? [...existing, row] : existing.with(editing, row)

/** The table without one row. An index without a row removes nothing. (REC-4) */
export const removeRow = <T>(rows: readonly T[], index: number): readonly T[] =>
  rows.filter((_, at) => at !== index)

export const editedRow = <T>({ existing, editing = NO_ROW }: TableFacts<T>): T | undefined =>
  existing[editing]

/**
 * The validation issues of a row's name. The user chooses the name of a new row. The name of an existing row can't be
 * changed, because other systems identify the row by its name.
 */
export const rowNameIssues = (
  path: string,
  typed: string,
  { held, others, takenRule }: { held: string | undefined; others: readonly string[]; takenRule: TakenRule },
): readonly Issue[] => {
  if (held !== undefined)
    return cleanCode(typed) === cleanCode(held) ? [] : [issue('unchangeable', path, { value: held })]
  const issues = requiredTextIssues(path, typed)
  if (issues.length > 0) return issues
  const taken = others.find((other) => foldedName(other) === foldedName(typed))
  return taken === undefined ? [] : [issue(takenRule, path, { taken })]
}

/**
 * The validation issues of all rows of a table, with the paths `<path>.<index>.<field>`. A row also has an issue if an
 * earlier row has the same key.
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
    takenRule: TakenRule
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
