import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Rows of which one of the columns holds the text, in any case. `%`, `_` and `\` stand for themselves. Empty text: all rows. */
export const contains = (text: string | undefined, ...columns: readonly PgColumn[]): SQL | undefined => {
  const wanted = text?.trim() ?? ''
  if (wanted === '') return undefined
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
