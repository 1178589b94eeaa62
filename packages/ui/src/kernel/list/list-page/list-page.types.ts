import type { FiltersDraft } from '@remesa/domain/kernel'
import type { ReactNode, Ref } from 'react'
import type { DataColumn } from '../../table/data-table.types'
import type { FilterPanelProps } from '../filter-panel/filter-panel.types'
import type { ListPaginationProps } from '../list-pagination/list-pagination'

/** A column of a list that the back end sorts. */
export interface ListPageColumn<Row> extends Omit<DataColumn<Row>, 'sortValue' | 'isSortable'> {
  /** The sort key that the back end accepts for this column; absent if it can't be sorted. */
  readonly sortBy?: string | undefined
}

export interface ListSort {
  /** `sortBy` of a column, or a key without a column, such as `id`. */
  readonly orderBy: string
  readonly direction: 'ASC' | 'DESC'
}

/** `loading` has no rows yet; `refreshing` shows the previous rows until the new ones arrive. */
export type ListPageState = 'loading' | 'ready' | 'refreshing' | 'error'

/** The filters of a list, for a key that leads to them. */
export interface ListFilters {
  /** Moves the focus to the first one, and opens them if necessary. */
  readonly focus: () => void
}

/** The filters of a list: as they are filled in, and as they are in effect. */
export interface ListPageFilters<F extends string = string> extends FilterPanelProps<F> {
  readonly applied: FiltersDraft<F>
  /** Drops one filter in effect. */
  readonly onRemove: (detail: { readonly filter: F }) => void
}

export interface ListPageProps<Row, F extends string = string> {
  /** Heading of the page and accessible name of the table. */
  readonly title: string
  /** What can be done with the list: export, add. On narrow screens they are in a menu. */
  readonly acts?: readonly ListAct[] | undefined
  /** The saved views of the list, beside its filters: `ViewsButton`. */
  readonly views?: ReactNode
  /** `SectionTabs`, above the heading. */
  readonly tabs?: ReactNode
  /** `undefined`: the viewer has no filters. */
  readonly filters: ListPageFilters<F> | undefined
  readonly filtersRef?: Ref<ListFilters> | undefined
  /** Whether the panel beside the table is open. On narrow screens it is a drawer, closed at first. */
  readonly isPanelOpen: boolean
  readonly onPanelToggle: (detail: { readonly isOpen: boolean }) => void
  /** The switch that also lists inactive rows; `undefined`: it is not offered. */
  readonly showInactive: ShowInactive | undefined
  readonly state: ListPageState
  readonly onRetry: () => void
  /** Text for a list without any rows. If filters exclude all of them, the page says so itself. */
  readonly emptyText: string
  readonly columns: readonly ListPageColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /** A line under a row, such as why a change of it failed. */
  readonly rowNote?: ((row: Row) => string | undefined) | undefined
  /** Whether a row is grey: inactive. */
  readonly isRowMuted?: ((row: Row) => boolean) | undefined
  /** `undefined`: the viewer changes nothing, and has no boxes. */
  readonly selection?: ListSelection<Row> | undefined
  readonly sort: ListSort
  readonly onSort: (sort: ListSort) => void
  readonly pagination: Omit<ListPaginationProps, 'caption'>
}

/** Something that can be done with a list, or a page that goes with it. */
export interface ListAct {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  /** The way on, one in a list: it stays in sight on narrow screens. */
  readonly isPrimary?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** The address that it leads to, if it is a link. */
  readonly href?: string | undefined
  /** Does it, or goes to `href`. */
  readonly onSelect: () => void
}

/** Rows that are selected for something that is done to many at once. */
export interface ListSelection<Row> {
  readonly isSelected: (row: Row) => boolean
  readonly rowName: (row: Row) => string
  readonly onToggle: (detail: { readonly row: Row }) => void
  /** Whether the box of the page is empty, ticked or in between. */
  readonly page: 'none' | 'some' | 'all'
  readonly onTogglePage: () => void
  /** How many rows are selected, on all pages. */
  readonly count: number
  /** Whether that is everything that matches the filters. */
  readonly isAll: boolean
  /** Selects everything that matches; `undefined` if that is not offered. */
  readonly onAll?: (() => void) | undefined
  readonly onClear: () => void
  /** Buttons for what can be done with the selected rows. */
  readonly actions: ReactNode
}

export interface ShowInactive {
  /** The default is `list.showInactive`. */
  readonly label?: string | undefined
  readonly value: boolean
  readonly onChange: (detail: { readonly value: boolean }) => void
}
