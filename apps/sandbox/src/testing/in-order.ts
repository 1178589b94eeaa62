import { type Locale, textOrder } from '@remesa/domain/kernel'

/**
 * Rows in the ascending order of a list. They are sorted by text in the order of the language. Rows with equal texts
 * are sorted by id, and rows without a text come last.
 */
export const inOrder = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
  locale: Locale = 'es',
): Row[] => {
  const compare = textOrder(locale)
  return rows.toSorted((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)]
    const order =
      left === null || right === null ? Number(left === null) - Number(right === null) : compare(left, right)
    return order || one.id - other.id
  })
}
