import type { FiltersDraft } from '@remesa/domain/kernel'
import type { ReactNode, Ref } from 'react'
import type { DataColumn, TableDensity } from '../../table/data-table.types'
import type { FilterPanelProps } from '../filter-panel/filter-panel.types'
import type { ListPaginationProps } from '../list-pagination/list-pagination'
import type { ListSearch } from './search-field'

/** A column of a list that the back end sorts. */
export interface ListPageColumn<Row> extends Omit<DataColumn<Row>, 'sortValue' | 'isSortable'> {
  /** The sort key that the back end accepts for this column; absent if the column can't be sorted. */
  readonly sortBy?: string | undefined
}

export interface ListSort {
  /** The sort key of the list: `sortBy` of a column, or a key without a column, such as `id`. */
  readonly orderBy: string
  readonly direction: 'ASC' | 'DESC'
}

/** `loading`: the list has no rows yet; `refreshing`: the previous rows are shown until the new ones are loaded. */
export type ListPageState = 'loading' | 'ready' | 'refreshing' | 'error'

/** The filters of a list, for a shortcut to them. */
export interface ListFilters {
  /** Focuses the search or, without one, the first filter, and opens the panel if necessary. */
  readonly focus: () => void
}

/** The filters of a list: the draft in the panel, and the filters in effect. */
export interface ListPageFilters<F extends string = string> extends FilterPanelProps<F> {
  readonly applied: FiltersDraft<F>
  /** Removes one filter in effect. */
  readonly onRemove: (detail: { readonly filter: F }) => void
}

export interface ListPageProps<Row, F extends string = string> {
  /** Heading of the page and accessible name of the table. */
  readonly title: string
  /** Actions of the list: export, add. On narrow screens they are in a menu. */
  readonly actions?: readonly ListAction[] | undefined
  /** The saved views of the list, next to its filters: `ViewsButton`. */
  readonly views?: ReactNode
  /** The tabs above the heading: `SectionTabs`. */
  readonly tabs?: ReactNode
  /** The search above the list, in the texts by which its rows are known, such as name and code. */
  readonly search?: ListSearch | undefined
  /** The filters; `undefined` if the list offers the viewer no filters. */
  readonly filters: ListPageFilters<F> | undefined
  readonly filtersRef?: Ref<ListFilters> | undefined
  /** Whether the panel next to the table is open. On narrow screens it is a drawer, closed at first. */
  readonly isPanelOpen: boolean
  readonly onPanelToggle: (detail: { readonly isOpen: boolean }) => void
  /** The switch that also lists inactive rows; `undefined` if the list does not offer it. */
  readonly showInactive: ShowInactive | undefined
  readonly state: ListPageState
  readonly onRetry: () => void
  /** Text for a list without any rows. If filters exclude all of them, the page says so itself. */
  readonly emptyText: string
  readonly columns: readonly ListPageColumn<Row>[]
  /** The height of the rows; `compact` by default. */
  readonly density?: TableDensity | undefined
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /** Returns what a click anywhere in a row does. The actions of the row contain a link for the same. */
  readonly openerOf?: ((row: Row) => (() => void) | undefined) | undefined
  /** The id of the row that a panel beside the list shows. */
  readonly openId?: string | undefined
  /** A line under a row, such as why a change of it failed. */
  readonly rowNote?: ((row: Row) => string | undefined) | undefined
  /** Whether a row is grey: inactive. */
  readonly isRowMuted?: ((row: Row) => boolean) | undefined
  /** The selected rows; `undefined` if the viewer may change nothing: the rows then have no boxes. */
  readonly selection?: ListSelection<Row> | undefined
  readonly sort: ListSort
  readonly onSort: (sort: ListSort) => void
  readonly pagination: Omit<ListPaginationProps, 'caption'>
}

/** An action of a list, or a link to a related page. */
export interface ListAction {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  /** The main action. A list has at most one; it stays visible on narrow screens. */
  readonly isPrimary?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** The label is a tooltip, for an action that is used now and then. */
  readonly isIconOnly?: boolean | undefined
  /** The address of a link. */
  readonly href?: string | undefined
  /** Performs the action, or navigates to `href`. */
  readonly onSelect: () => void
}

/** The selected rows, to which one action is applied together. */
export interface ListSelection<Row> {
  readonly isSelected: (row: Row) => boolean
  readonly rowName: (row: Row) => string
  readonly onToggle: (detail: { readonly row: Row }) => void
  /** Whether the box of the page is empty, ticked or in between. */
  readonly page: 'none' | 'some' | 'all'
  readonly onTogglePage: () => void
  /** Number of selected rows, on all pages. */
  readonly count: number
  /** Whether everything that matches the filters is selected. */
  readonly isAll: boolean
  /** Selects everything that matches the filters; `undefined` if the list does not offer this. */
  readonly onAll?: (() => void) | undefined
  readonly onClear: () => void
  /** Buttons of the actions on the selected rows. */
  readonly actions: ReactNode
}

export interface ShowInactive {
  /** Label of the switch; `list.showInactive` by default. */
  readonly label?: string | undefined
  readonly value: boolean
  readonly onChange: (detail: { readonly value: boolean }) => void
}
