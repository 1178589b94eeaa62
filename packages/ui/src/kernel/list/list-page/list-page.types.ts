import type { FiltersDraft } from '@remesa/domain/kernel'
import type { ReactNode, Ref } from 'react'
import type { DataColumn, TableDensity } from '../../table/data-table.types'
import type { FilterPanelProps } from '../filter-panel/filter-panel.types'
import type { ListPaginationProps } from '../list-pagination/list-pagination'
import type { ListSearch } from './search-field'

/** A column of a list whose rows the back end sorts. */
export interface ListPageColumn<Row> extends Omit<DataColumn<Row>, 'sortValue' | 'isSortable'> {
  /** The sort key that the back end accepts for this column; absent if the column can't be sorted. */
  readonly sortBy?: string | undefined
}

/** The sort order of a list, in the format that the back end expects. */
export interface ListSort {
  /** The sort key of the list: `sortBy` of a column, or a key that belongs to no column, such as `id`. */
  readonly orderBy: string
  readonly direction: 'ASC' | 'DESC'
}

/**
 * The loading state of a list. `loading`: the list has no rows yet; `refreshing`: the previous rows are shown until
 * the new rows are loaded.
 */
export type ListPageState = 'loading' | 'ready' | 'refreshing' | 'error'

/** The function with which a keyboard shortcut moves the focus to the filters of a list. */
export interface ListFilters {
  /**
   * Focuses the search field. In a list without a search field, it focuses the first filter, and opens the panel if
   * necessary.
   */
  readonly focus: () => void
}

/** The filters of a list: the draft in the panel, and the applied filters. */
export interface ListPageFilters<F extends string = string> extends FilterPanelProps<F> {
  readonly applied: FiltersDraft<F>
  /** Removes one applied filter. */
  readonly onRemove: (detail: { readonly filter: F }) => void
}

export interface ListPageProps<Row, F extends string = string> {
  /** Heading of the page, and accessible name of the table. */
  readonly title: string
  /** Actions of the list, such as its export. On narrow screens they are in a menu. */
  readonly actions?: readonly ListAction[] | undefined
  /** The control for the saved views of the list, next to the filters: `ViewsButton`. */
  readonly views?: ReactNode
  /** The tabs of the section, above the heading: `SectionTabs`. */
  readonly tabs?: ReactNode
  /** The search field above the list. It searches the texts by which users know the rows, such as name and code. */
  readonly search?: ListSearch | undefined
  /** The filters of the list; `undefined` if the viewer has no filters. */
  readonly filters: ListPageFilters<F> | undefined
  readonly filtersRef?: Ref<ListFilters> | undefined
  /** Whether the panel next to the table is open. On narrow screens the panel is a drawer, which is closed at first. */
  readonly isPanelOpen: boolean
  readonly onPanelToggle: (detail: { readonly isOpen: boolean }) => void
  /** The switch that shows inactive rows, too; `undefined` for a list without this switch. */
  readonly showInactive: ShowInactive | undefined
  readonly state: ListPageState
  readonly onRetry: () => void
  /** Text for a list without any rows. If rows exist but the filters exclude all of them, the page shows its own text. */
  readonly emptyText: string
  readonly columns: readonly ListPageColumn<Row>[]
  /** The height of the rows; `compact` by default. */
  readonly density?: TableDensity | undefined
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly rowActions?: ((row: Row) => ReactNode) | undefined
  /**
   * Returns the action of a click anywhere in a row. The actions of the row must contain a link with the same effect.
   */
  readonly openerOf?: ((row: Row) => (() => void) | undefined) | undefined
  /** The id of the row whose details a panel beside the list shows. */
  readonly openId?: string | undefined
  /** Returns the text of a line under a row, such as the reason why a change of the row failed. */
  readonly rowNote?: ((row: Row) => string | undefined) | undefined
  /** Whether a row is grey because it is inactive. */
  readonly isRowMuted?: ((row: Row) => boolean) | undefined
  /** The selected rows; `undefined` if the viewer may not change any row. The rows then have no checkboxes. */
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
  /** Whether this is the main action, which stays visible on narrow screens. A list has at most one main action. */
  readonly isPrimary?: boolean | undefined
  readonly isBusy?: boolean | undefined
  /** Whether the label is only a tooltip, for an action that is rarely used. */
  readonly isIconOnly?: boolean | undefined
  /** The URL of a link. */
  readonly href?: string | undefined
  /** Performs the action or, for a link, navigates to `href`. */
  readonly onSelect: () => void
}

/** The selected rows of a list, for actions on many rows. */
export interface ListSelection<Row> {
  readonly isSelected: (row: Row) => boolean
  readonly rowName: (row: Row) => string
  readonly onToggle: (detail: { readonly row: Row }) => void
  /** State of the checkbox for the page: no row, some rows, or all rows of the page are selected. */
  readonly page: 'none' | 'some' | 'all'
  readonly onTogglePage: () => void
  /** Number of selected rows on all pages. */
  readonly count: number
  /** Whether all rows that match the filters are selected. */
  readonly isAll: boolean
  /** Selects all rows that match the filters; `undefined` if this is not possible in the list. */
  readonly onAll?: (() => void) | undefined
  readonly onClear: () => void
  /** Buttons of the actions that are applied to the selected rows. */
  readonly actions: ReactNode
  /** A button that is shown in place of `actions` while no row is selected. */
  readonly offered?: ReactNode
}

/** The switch of a list that adds inactive rows. */
export interface ShowInactive {
  /** Label of the switch for inactive rows; `list.showInactive` by default. */
  readonly label?: string | undefined
  readonly value: boolean
  readonly onChange: (detail: { readonly value: boolean }) => void
}
