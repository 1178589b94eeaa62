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
  /** `end` for numbers and amounts. */
  readonly align?: 'start' | 'end' | undefined
  /** Values may break anywhere if space is short: addresses and codes without spaces. */
  readonly isBreakable?: boolean | undefined
  /**
   * A column of boxes that select rows: as wide as a box, its header for screen readers alone. On a card the
   * box is next to the name.
   */
  readonly isBox?: boolean | undefined
  /** The row header: names the row, and is the title of its card on phones. One per table. */
  readonly isRowHeader?: boolean | undefined
}

export interface DataSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** The space of rows and columns. */
export type TableDensity = 'normal' | 'compact'

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** Skeleton rows instead of `rows`. */
  readonly isLoading?: boolean | undefined
  /** The rows stay while newer ones load. */
  readonly isRefreshing?: boolean | undefined
  readonly skeletonRows?: number | undefined
  /** The default is `text.no.data`. */
  readonly emptyText?: ReactNode
  /** Icon buttons at the right of a row, each labelled with its row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /**
   * The action of a click anywhere in a row; `undefined` for a row without one. It is for the pointer alone:
   * a cell has a link or button for the same.
   */
  readonly openerOf?: ((row: Row) => (() => void) | undefined) | undefined
  /** The row that is open next to the table. */
  readonly openId?: string | undefined
  /** Colour of the bar at the start of a row. */
  readonly rowTone?: ((row: Row) => StatusTone) | undefined
  /** A line under a row, such as why a change of it failed; `undefined` for a row without one. */
  readonly rowNote?: ((row: Row) => string | undefined) | undefined
  /** Whether a row is grey, since it is inactive. */
  readonly isRowMuted?: ((row: Row) => boolean) | undefined
  /** `compact` for lists with many columns: rows of one line, headings that wrap. */
  readonly density?: TableDensity | undefined
  /** Set together with `onSortChange`: the caller sorts and pages. Otherwise the table sorts the rows it has. */
  readonly sort?: DataSort | undefined
  readonly onSortChange?: ((detail: { readonly sort: DataSort }) => void) | undefined
}
