import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Texts as the domain compares them: whatever the case, and ß like ss. Only for the capital of ß do databases differ. */
const folded = (text: SQLWrapper): SQL => sql`upper(replace(lower(${text}), 'ß', 'ss'))`

/**
 * Rows of which one of the columns holds the text, or is the whole of it when the search is precise. `%`, `_` and `\`
 * stand for themselves. Empty text: all rows.
 */
export const foldedTextFilter = (
  text: string | undefined,
  precise: boolean,
  ...columns: readonly SQLWrapper[]
): SQL | undefined => {
  const wanted = text?.trim() ?? ''
  if (wanted === '') return undefined
  if (precise) return or(...columns.map((column) => sql`${folded(column)} = ${folded(sql`${wanted}::text`)}`))
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => sql`${folded(column)} like ${folded(sql`${pattern}::text`)}`))
}
