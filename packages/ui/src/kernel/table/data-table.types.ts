import type { ReactNode } from 'react'
import type { StatusTone } from '../status/status-badge'

export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  /** The content of a cell. `null` or `''` shows a dash. */
  readonly cell: (row: Row) => ReactNode
  /** The value to compare if the table sorts its own rows. Without it the column can't be sorted. */
  readonly sortValue?: ((row: Row) => string | number) | undefined
  /** Whether `onSortChange` can sort by this column. */
  readonly isSortable?: boolean | undefined
  /** Alignment of the values; `end` for numbers and amounts. */
  readonly align?: 'start' | 'end' | undefined
  /** Values may break anywhere if space is short: addresses and codes without spaces. */
  readonly isBreakable?: boolean | undefined
  /**
   * A column of boxes that select rows. It is as wide as a box, and only screen readers read its header. On a card the
   * box is next to the name.
   */
  readonly isBox?: boolean | undefined
  /** The row header: it names the row, and is the title of its card on phones. One per table. */
  readonly isRowHeader?: boolean | undefined
}

export interface DataSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** The density of rows and columns. */
export type TableDensity = 'normal' | 'compact'

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** Totals below the rows, which are neither sorted nor counted. */
  readonly foot?: readonly Row[] | undefined
  /** Skeleton rows instead of `rows`. */
  readonly isLoading?: boolean | undefined
  /** The current rows are shown while newer ones load. */
  readonly isRefreshing?: boolean | undefined
  readonly skeletonRows?: number | undefined
  /** Text for a table without rows; `text.no.data` by default. */
  readonly emptyText?: ReactNode
  /** Icon buttons at the right of a row, each labelled with its row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /**
   * Returns the action of a click anywhere in a row; `undefined` for a row without such an action. It is for the
   * pointer only: a cell contains a link or button for the same.
   */
  readonly openerOf?: ((row: Row) => (() => void) | undefined) | undefined
  /** The row that is open next to the table. */
  readonly openId?: string | undefined
  /** Colour of the bar at the start of a row. */
  readonly rowTone?: ((row: Row) => StatusTone) | undefined
  /** A line under a row, such as why a change of it failed; `undefined` for a row without one. */
  readonly rowNote?: ((row: Row) => string | undefined) | undefined
  /** Whether a row is grey, because it is inactive. */
  readonly isRowMuted?: ((row: Row) => boolean) | undefined
  /** Density of the table; `compact` for lists with many columns: rows of one line, headings that wrap. */
  readonly density?: TableDensity | undefined
  /**
   * Given together with `onSortChange`: the caller sorts and pages the rows. Otherwise the table sorts its rows itself.
   */
  readonly sort?: DataSort | undefined
  readonly onSortChange?: ((detail: { readonly sort: DataSort }) => void) | undefined
}
