import { cleanText, foldedText } from '@remesa/domain/kernel'
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL condition: a folded column contains the text or, if the search is precise, equals it. Texts are compared as in
 * the domain. `%`, `_` and `\` have no special meaning. A blank text matches all rows. (KRN-60)
 */
export const textFilter = (
  text: string | undefined,
  precise: boolean | undefined,
  ...columns: readonly SQLWrapper[]
): SQL | undefined => {
  const wanted = foldedText(text ?? '')
  if (wanted === '') return undefined
  if (precise === true) return or(...columns.map((column) => sql`${column} = ${wanted}`))
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => sql`${column} like ${pattern}`))
}

/** SQL condition: one of the folded columns contains the text. */
export const contains = (text: string | undefined, ...columns: readonly SQLWrapper[]): SQL | undefined =>
  textFilter(text, false, ...columns)

/** SQL condition: each word of the text is contained in one of the folded columns, in any order. (KRN-64) */
export const containsWords = (text: string | undefined, ...columns: readonly SQLWrapper[]): SQL | undefined =>
  and(
    ...cleanText(text ?? '')
      .split(' ')
      .map((word) => contains(word, ...columns)),
  )
