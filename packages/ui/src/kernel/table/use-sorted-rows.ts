import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn, DataSort, DataTableProps } from './data-table.types'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

interface SortedRows<Row> {
  readonly rows: readonly { readonly id: string; readonly row: Row }[]
  readonly sort: DataSort | undefined
  /** What pressing a header does: ascending, then descending, then the order that the rows came in. */
  readonly toggleSort: (columnId: string) => void
}

type SortingProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowId' | 'sort' | 'onSortChange'>

/** The rows of a table in the order to show them: sorted here, or as they come when whoever is above sorts. */
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
  const data = useMemo(() => rows.map((row) => ({ row })), [rows])
  const definitions = useMemo(() => columnDefinitions(columns, locale), [columns, locale])
  const sorting = useMemo<SortingState>(
    () => (current === undefined ? [] : [{ id: current.columnId, desc: current.direction === 'descending' }]),
    [current],
  )
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: ({ row }: { row: Row }) => rowId(row),
    manualSorting: isManual,
    state: { sorting },
  })
  return {
    rows: table.getRowModel().rows.map(({ id, original }) => ({ id, row: original.row })),
    sort: current,
    toggleSort: (columnId) => {
      const next = nextSort(current, columnId)
      setOwn(next)
      onSortChange?.({ sort: next })
    },
  }
}

const nextSort = (current: DataSort | undefined, columnId: string): DataSort | undefined => {
  if (current?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return current.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}

function columnDefinitions<Row>(
  columns: readonly DataColumn<Row>[],
  locale: string,
): ColumnDef<typeof features, { row: Row }>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return columns.map(({ id, sortValue }) => ({
    id,
    accessorFn: ({ row }) => sortValue?.(row) ?? '',
    enableSorting: sortValue !== undefined,
    sortFn: (a, b) => {
      const [left, right] = [a.getValue(id), b.getValue(id)]
      if (typeof left === 'number' && typeof right === 'number') return left - right
      return compare(String(left), String(right))
    },
  }))
}
