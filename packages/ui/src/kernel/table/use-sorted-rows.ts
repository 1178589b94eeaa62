import { textOrder } from '@remesa/domain/kernel'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn, DataSort, DataTableProps } from './data-table.types'

export interface IdentifiedRow<Row> {
  readonly id: string
  readonly row: Row
}

interface SortedRows<Row> {
  /** The sorted rows. The array is the same as long as the rows and their order are the same. */
  readonly rows: readonly IdentifiedRow<Row>[]
  readonly sort: DataSort | undefined
  /**
   * Sorts by the column of a clicked header. A new column is sorted in ascending order. For the current column, the
   * direction is reversed.
   */
  readonly toggleSort: (columnId: string) => void
}

type SortingProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowId' | 'sort' | 'onSortChange'>

/** The rows of a table in the order in which they are shown. Either this hook sorts them, or the caller does. */
export function useSortedRows<Row>({
  columns,
  rows,
  rowId,
  sort,
  onSortChange,
}: SortingProps<Row>): SortedRows<Row> {
  const { locale } = useIntl()
  const [own, setOwn] = useState<DataSort>()
  const isManual = onSortChange !== undefined
  const current = isManual ? sort : own
  const identified = useMemo(() => rows.map((row) => ({ id: rowId(row), row })), [rows, rowId])
  const sorted = useMemo(
    () => (isManual || own === undefined ? identified : sortedRows(identified, columns, own, locale)),
    [identified, columns, own, isManual, locale],
  )
  return {
    rows: sorted,
    sort: current,
    toggleSort: (columnId) => {
      const next = nextSort(current, columnId)
      setOwn(next)
      onSortChange?.({ sort: next })
    },
  }
}

const nextSort = (current: DataSort | undefined, columnId: string): DataSort => {
  const isTurned = current?.columnId === columnId && current.direction === 'ascending'
  return { columnId, direction: isTurned ? 'descending' : 'ascending' }
}

/** Rows sorted by a column. Each value is read once, and equal rows keep their order in both directions. */
function sortedRows<Row>(
  rows: readonly IdentifiedRow<Row>[],
  columns: readonly DataColumn<Row>[],
  { columnId, direction }: DataSort,
  locale: string,
): readonly IdentifiedRow<Row>[] {
  const sortValue = columns.find(({ id }) => id === columnId)?.sortValue
  if (sortValue === undefined) return rows
  const compare = textOrder(locale)
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((identified) => ({ identified, value: sortValue(identified.row) }))
    .toSorted(({ value: left }, { value: right }) => {
      if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
      return sign * compare(String(left), String(right))
    })
    .map(({ identified }) => identified)
}
