import type { FileTable, ImportFileName, ImportRefusal, SheetRow } from '@remesa/domain/imports'
import { err, ok, type Result } from '@remesa/domain/kernel'

/** The message to the worker with the file to read. */
export interface SheetRequest {
  readonly name: ImportFileName
  readonly bytes: ArrayBuffer
}

/** The tables of the file, or the reason why it can't be imported. */
export type SheetAnswer = Result<readonly FileTable[], ImportRefusal>

/**
 * One part of the worker's response: rows of one table or, as the last part, the end of the response. The last part has
 * a reason if the file can't be imported.
 */
export type SheetPart =
  | {
      readonly kind: 'rows'
      readonly table: number
      readonly name: string
      readonly rows: readonly SheetRow[]
    }
  | { readonly kind: 'end'; readonly refusal: ImportRefusal | undefined }

/** Number of rows in one part. The number is so small that a slow computer can handle a key press between two parts. */
const ROWS_A_PART = 250

/**
 * The worker's response, divided into parts. The browser processes each message without a break, so one large message
 * would block the page.
 */
export function* partsOf(answer: SheetAnswer): Generator<SheetPart> {
  for (const [table, { name, rows }] of (answer.ok ? answer.value : []).entries())
    for (let from = 0; from < rows.length; from += ROWS_A_PART)
      yield { kind: 'rows', table, name, rows: rows.slice(from, from + ROWS_A_PART) }
  yield { kind: 'end', refusal: answer.ok ? undefined : answer.error }
}

/**
 * A function that assembles the worker's response from its parts. It returns `undefined` until it gets the last part.
 */
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
