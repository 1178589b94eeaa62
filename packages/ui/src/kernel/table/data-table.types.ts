import type { ReactNode } from 'react'
import type { StatusTone } from '../status/status-badge'

export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  /** What a cell shows. `null` or `''` shows a dash. */
  readonly cell: (row: Row) => ReactNode
  /** What sorting compares. Without it the column can't be sorted by. */
  readonly sortValue?: ((row: Row) => string | number) | undefined
  /** `end` for numbers and amounts. */
  readonly align?: 'start' | 'end' | undefined
  /** The column that names the row: its header cell, and the title of its card on phones. One per table. */
  readonly isRowHeader?: boolean | undefined
}

export interface DataSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** Skeleton rows in place of `rows`. */
  readonly isLoading?: boolean | undefined
  readonly skeletonRows?: number | undefined
  /** The default is `text.no.data`. */
  readonly emptyText?: ReactNode
  /** Icon buttons at the right of a row, each labelled with its row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /** Colour of the bar at the start of a row. */
  readonly rowTone?: ((row: Row) => StatusTone) | undefined
  /** Given with `onSortChange`: whoever is above sorts. Not given: the table sorts what it has. */
  readonly sort?: DataSort | undefined
  readonly onSortChange?: ((detail: { readonly sort: DataSort | undefined }) => void) | undefined
}
