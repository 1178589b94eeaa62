import type { ReactNode } from 'react'
import type { StatusTone } from '../status/status-badge'

export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  /** What a cell shows. `null` or `''` shows a dash. */
  readonly cell: (row: Row) => ReactNode
  /** What sorting compares where the table sorts its own rows. Without it the column can't be sorted by. */
  readonly sortValue?: ((row: Row) => string | number) | undefined
  /** Whether the column can be sorted by where `onSortChange` sorts. */
  readonly isSortable?: boolean | undefined
  /** `end` for numbers and amounts. */
  readonly align?: 'start' | 'end' | undefined
  /** Its values may be broken anywhere where room is short: addresses and codes, which have no spaces. */
  readonly isBreakable?: boolean | undefined
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
  /** The rows stay while newer ones are on their way. */
  readonly isRefreshing?: boolean | undefined
  readonly skeletonRows?: number | undefined
  /** The default is `text.no.data`. */
  readonly emptyText?: ReactNode
  /** Icon buttons at the right of a row, each labelled with its row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /** Colour of the bar at the start of a row. */
  readonly rowTone?: ((row: Row) => StatusTone) | undefined
  /** `compact` for lists of many columns: rows of one line, headings that wrap. */
  readonly density?: 'normal' | 'compact' | undefined
  /** Given with `onSortChange`: the caller sorts and pages. Not given: the table sorts the rows that it has. */
  readonly sort?: DataSort | undefined
  readonly onSortChange?: ((detail: { readonly sort: DataSort }) => void) | undefined
}
