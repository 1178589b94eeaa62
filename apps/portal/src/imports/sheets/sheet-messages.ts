import type { FileTable, ImportFileName, ImportRefusal, SheetRow } from '@remesa/domain/imports'
import { err, ok, type Result } from '@remesa/domain/kernel'

/** A file to be read. */
export interface SheetRequest {
  readonly name: ImportFileName
  readonly bytes: ArrayBuffer
}

/** The tables of the file, or the reason why it can't be imported. */
export type SheetAnswer = Result<readonly FileTable[], ImportRefusal>

/** A part of an answer. The last part contains whether the file can be imported. */
export type SheetPart =
  | {
      readonly kind: 'rows'
      readonly table: number
      readonly name: string
      readonly rows: readonly SheetRow[]
    }
  | { readonly kind: 'end'; readonly refusal: ImportRefusal | undefined }

/** Rows in one part, few enough that a slow computer responds to a key between two parts. */
const ROWS_A_PART = 250

/** An answer in parts, since the browser takes in a message in one go. */
export function* partsOf(answer: SheetAnswer): Generator<SheetPart> {
  for (const [table, { name, rows }] of (answer.ok ? answer.value : []).entries())
    for (let from = 0; from < rows.length; from += ROWS_A_PART)
      yield { kind: 'rows', table, name, rows: rows.slice(from, from + ROWS_A_PART) }
  yield { kind: 'end', refusal: answer.ok ? undefined : answer.error }
}

/** Puts an answer together: `undefined` until its last part. */
export const collectParts = (): ((part: SheetPart) => SheetAnswer | undefined) => {
  const tables: { readonly name: string; readonly rows: SheetRow[] }[] = []
  return (part) => {
    if (part.kind === 'rows') {
      const table = tables[part.table] ?? { name: part.name, rows: [] }
      tables[part.table] = table
      table.rows.push(...part.rows)
      return undefined
    }
    if (part.refusal !== undefined) return err(part.refusal)
    return ok(
      tables.flatMap(({ name, rows: [first, ...rows] }) => (first ? [{ name, rows: [first, ...rows] }] : [])),
    )
  }
}
