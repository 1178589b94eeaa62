import type { ReactNode } from 'react'
import type { StatusTone } from '../status/status-badge'

/** A column of a table. */
export interface DataColumn<Row> {
  readonly id: string
  readonly header: string
  /** Renders the content of a cell. A dash is shown for `null` or `''`. */
  readonly cell: (row: Row) => ReactNode
  /** Returns the value by which the table sorts a row. Without this function, the table does not sort by this column. */
  readonly sortValue?: ((row: Row) => string | number) | undefined
  /** Whether the caller can sort the rows by this column in `onSortChange`. */
  readonly isSortable?: boolean | undefined
  /** Alignment of the values: `end` for numbers and amounts. */
  readonly align?: 'start' | 'end' | undefined
  /** Whether values may break anywhere if space is short, such as e-mail addresses and codes without spaces. */
  readonly isBreakable?: boolean | undefined
  /**
   * Whether the column contains the checkboxes that select rows. It is as wide as a checkbox, and only screen readers
   * read its header. On a card the checkbox is next to the name.
   */
  readonly isBox?: boolean | undefined
  /**
   * Whether the column is the row header, which names the row and is the title of its card. A table has at most one
   * such column.
   */
  readonly isRowHeader?: boolean | undefined
  /** Returns the text before the row header of a card, if the value of the row header alone does not name the row. */
  readonly cardTitle?: ((row: Row) => string | undefined) | undefined
  /** Whether the column is hidden on cards, because the details of a row contain the values of the column. */
  readonly isDetail?: boolean | undefined
}

/** The column by which a table is sorted, and the direction. */
export interface DataSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** The density of a table, which decides the height of rows and the width of columns. */
export type TableDensity = 'normal' | 'compact'

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** Rows of totals below the other rows. They are not sorted or counted. */
  readonly foot?: readonly Row[] | undefined
  /** Whether skeleton rows are shown instead of `rows`. */
  readonly isLoading?: boolean | undefined
  /** Whether newer rows are loading while the current rows are shown. */
  readonly isRefreshing?: boolean | undefined
  readonly skeletonRows?: number | undefined
  /** Text for a table without rows; `text.no.data` by default. */
  readonly emptyText?: ReactNode
  /** Renders the icon buttons at the right of a row, each labelled with the name of the row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /**
   * Returns the action of a click anywhere in a row; `undefined` for a row without an action. The click works only
   * by pointer, so a cell must contain a link or button with the same effect.
   */
  readonly openerOf?: ((row: Row) => (() => void) | undefined) | undefined
  /** Id of the row whose details are shown next to the table. */
  readonly openId?: string | undefined
  /** Returns the tone of the bar at the start of a row. */
  readonly rowTone?: ((row: Row) => StatusTone) | undefined
  /**
   * Returns the text of a line under a row, such as the reason why a change of the row failed; `undefined` for a row
   * without such a line.
   */
  readonly rowNote?: ((row: Row) => string | undefined) | undefined
  /** Whether a row is grey, because it is inactive. */
  readonly isRowMuted?: ((row: Row) => boolean) | undefined
  /** Density of the table: `compact`, with rows of one line and headings that wrap, for lists with many columns. */
  readonly density?: TableDensity | undefined
  /**
   * The sort order, if the caller sorts and pages the rows in `onSortChange`. Without this prop, the table sorts its
   * rows itself.
   */
  readonly sort?: DataSort | undefined
  readonly onSortChange?: ((detail: { readonly sort: DataSort }) => void) | undefined
}
