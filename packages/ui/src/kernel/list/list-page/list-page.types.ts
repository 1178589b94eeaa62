import type { ReactNode } from 'react'
import type { DataColumn } from '../../table/data-table.types'
import type { FilterPanelProps } from '../filter-panel/filter-panel.types'
import type { ListPaginationProps } from '../list-pagination/list-pagination'

/** A column of a list that the back end sorts. */
export interface ListPageColumn<Row> extends Omit<DataColumn<Row>, 'sortValue' | 'isSortable'> {
  /** What the back end sorts by when the heading is pressed; absent where it can't. */
  readonly sortBy?: string | undefined
}

export interface ListSort {
  /** `sortBy` of a column, or something that no column shows, such as `id`. */
  readonly orderBy: string
  readonly direction: 'ASC' | 'DESC'
}

/** `loading` has no rows yet; `refreshing` shows those that were there until the new ones come. */
export type ListPageState = 'loading' | 'ready' | 'refreshing' | 'error'

export interface ListPageProps<Row, F extends string = string> {
  /** Heading of the page and accessible name of the table. */
  readonly title: string
  /** Buttons beside the heading: export, add. */
  readonly actions?: ReactNode
  /** `SectionTabs`, above the heading. */
  readonly tabs?: ReactNode
  /** `undefined`: the viewer has no filter. */
  readonly filters: FilterPanelProps<F> | undefined
  /** Whether the panel beside the table is open. Narrow screens have it in a drawer, shut at first. */
  readonly isPanelOpen: boolean
  readonly onPanelToggle: (detail: { readonly isOpen: boolean }) => void
  /** The switch that lists inactive rows too; `undefined`: it is not offered. */
  readonly showInactive: ShowInactive | undefined
  readonly state: ListPageState
  readonly onRetry: () => void
  /** What is said where the list has no rows at all. Where filters leave none, the page says that. */
  readonly emptyText: string
  readonly columns: readonly ListPageColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  readonly sort: ListSort
  readonly onSort: (sort: ListSort) => void
  readonly pagination: Omit<ListPaginationProps, 'caption'>
}

export interface ShowInactive {
  /** The default is `list.showInactive`. */
  readonly label?: string | undefined
  readonly value: boolean
  readonly onChange: (detail: { readonly value: boolean }) => void
}
