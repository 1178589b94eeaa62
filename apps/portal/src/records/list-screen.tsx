import type { ApiError, CreateOptions } from '@remesa/api-client'
import { type PageName, portalPages, type Viewer } from '@remesa/domain/abilities'
import { type ListDescriptor, type Result, shownColumns } from '@remesa/domain/kernel'
import { USERS_REPORT_TOAST_KEY } from '@remesa/domain/users'
import type { ViewedList } from '@remesa/domain/views'
import { useT } from '@remesa/ui/i18n'
import {
  ColumnsDialog,
  Icon,
  type ListFilters,
  ListPage,
  type ListPageColumn,
  type ListPageProps,
} from '@remesa/ui/kernel'
import { Columns3 } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { focusRow, useKeys, useRowKeys } from '../kernel/keys'
import {
  type BulkAction,
  type FilterChoices,
  filterFields,
  type RowsCall,
  useBulk,
  useCountryChoices,
  useListActions,
  useListPage,
} from '../kernel/list'
import { useOpenedDialog } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import { useRequestReport } from '../kernel/write'
import { ListViews } from '../views/list-views'
import { enterList, leaveList, leftRecord } from './list-memory'
import { type LookedRows, useRowPanel } from './use-row-panel'

/** A column of a list, without the properties that the list's declaration determines, such as its sorting. */
type Column<Row> = Omit<ListPageColumn<Row>, 'id' | 'sortBy' | 'header'>
type ListCell<Row> = Column<Row> | Column<Row>['cell']

/**
 * The cells of a list, by the names of their columns. For each column: the content of the cell of a row, or a complete
 * `Column`.
 */
export type ListCells<C extends string, Row> = Readonly<Record<C, ListCell<Row>>>

type Shown<F extends string, C extends string, Row> = Pick<
  ReturnType<typeof useListPage<F, C, unknown, unknown, Row>>,
  'columns' | 'filters' | 'onLook' | 'page' | 'panel' | 'search' | 'spec' | 'state' | 'views'
>

export interface ListScreenProps<F extends string, C extends string, Shows extends C, Row>
  extends Pick<
    ListPageProps<Row, F>,
    'title' | 'emptyText' | 'actions' | 'selection' | 'rowActions' | 'rowNote' | 'isRowMuted'
  > {
  /** The value that `useListPage` has returned. */
  readonly shown: Shown<F, C, Row>
  /** The rows to show, if they differ from the rows of the last response. */
  readonly rows?: readonly Row[]
  readonly filterName: (filter: F) => string
  readonly columnName: (column: Shows) => string
  /** The options of the filters, except filters for countries. */
  readonly filterChoices?: FilterChoices | undefined
  /** The cells of the columns. A column without a cell shows the actions of the row. */
  readonly cells: ListCells<Shows, Row>
  /** A hint that names the fields in which the search looks. */
  readonly searchHint?: string | undefined
  /** The path of the page that a row opens; `undefined` for a row that can't be opened. */
  readonly rowPath?: ((row: Row) => string | undefined) | undefined
  /** The panel beside the list, which shows a row; absent for a list without such a panel. */
  readonly look?: LookedRows<Row> | undefined
  /** A notice above the list. */
  readonly notice?: ReactNode
  /** The dialogs that the list's actions open. */
  readonly children?: ReactNode
}

/** A list page with saved views, filters, a choice of columns, and rows that can be reached by keyboard. */
export function ListScreen<
  F extends string,
  C extends string,
  Shows extends C,
  Row extends { readonly id: number | string },
>({
  shown,
  filterName,
  columnName,
  filterChoices,
  cells,
  searchHint = '',
  rowPath,
  look,
  notice,
  children,
  ...page
}: ListScreenProps<F, C, Shows, Row>) {
  const { columns, filters, panel, search, spec, views } = shown
  const t = useT()
  const [, navigate] = useLocation()
  const filtersRef = useRef<ListFilters>(null)
  useKeys({ filter: () => filtersRef.current?.focus() })
  useReturn(shown.page)
  const choices = { countryId: useCountryChoices(), ...filterChoices }
  const isShown = (name: C): name is Shows => Object.hasOwn(cells, name)
  const all = columns.flatMap(({ name, sortBy }) =>
    isShown(name) ? [{ name, sortBy, label: columnName(name) }] : [],
  )
  const { columns: chosen, density = 'compact' } = shown.state
  const seen = shownColumns(all, chosen)
  const { opened, open, close } = useOpenedDialog<undefined>()
  const columnOf = (name: Shows): Column<Row> => {
    const given: ListCell<Row> = cells[name]
    return typeof given === 'function' ? { cell: given } : given
  }
  const looked = useRowPanel({
    look,
    rows: page.rows ?? shown.page.rows,
    factsOf: (row) =>
      all.flatMap(({ name, label }) => {
        const { cell, isRowHeader = false } = columnOf(name)
        return isRowHeader ? [] : [{ term: label, value: cell(row) ?? undefined }]
      }),
    pathOf: rowPath,
  })
  useRowKeys({ areSelectable: page.selection !== undefined, panel: looked.keys })
  const openerOf = (row: Row) => {
    const path = rowPath?.(row)
    if (path !== undefined) return () => navigate(path)
    return look && (() => looked.onLook(row))
  }
  return (
    <>
      {notice}
      <ListPage<Row, F>
        {...shown.page}
        {...page}
        search={search && { ...search, hint: searchHint }}
        openerOf={(rowPath ?? look) ? openerOf : undefined}
        openId={looked.openId}
        rowActions={
          look
            ? (row) => (
                <>
                  {page.rowActions?.(row)}
                  {looked.button(row)}
                </>
              )
            : page.rowActions
        }
        views={views && <ListViews {...views} />}
        filtersRef={filtersRef}
        filters={{ ...panel, fields: filterFields(spec, filters, filterName, choices) }}
        density={density}
        columns={seen.map(({ name, sortBy, label }) => {
          const column = columnOf(name)
          // If the viewer has chosen the columns, cards show every chosen column.
          const isDetail = column.isDetail === true && chosen === undefined
          return { ...column, isDetail, id: name, header: label, sortBy }
        })}
        actions={[
          {
            id: 'columns',
            label: t('list.columns'),
            icon: <Icon of={Columns3} size={18} />,
            isIconOnly: true,
            onSelect: () => open(undefined),
          },
          ...(page.actions ?? []),
        ]}
        rowId={({ id }) => String(id)}
      />
      {opened && (
        <ColumnsDialog
          isOpen={opened.isOpen}
          all={all}
          columns={seen.map(({ name }) => name)}
          density={density}
          onChange={(look) =>
            shown.onLook({
              columns: isSame(look.columns, all) ? undefined : look.columns,
              density: look.density === 'normal' ? 'normal' : undefined,
            })
          }
          onClose={close}
        />
      )}
      {looked.panel}
      {children}
    </>
  )
}

const isSame = (names: readonly string[], all: readonly { readonly name: string }[]): boolean =>
  names.length === all.length && all.every(({ name }, at) => name === names[at])

/**
 * Stores the URL of the list for the records that are opened from the list. Focuses the row of the record that the
 * user has left.
 */
const useReturn = ({ state, rows }: Pick<Shown<string, string, unknown>['page'], 'state' | 'rows'>): void => {
  const left = useRef<string>(undefined)
  useEffect(() => {
    const { pathname } = window.location
    left.current = leftRecord()
    return () => leaveList(pathname)
  }, [])
  useEffect(() => {
    enterList()
    if (left.current === undefined || state === 'loading' || rows.length === 0) return
    focusRow(left.current)
    if (state === 'ready') left.current = undefined
  }, [state, rows])
}

/** An action that needs no selected rows: its button, and its dialog if the dialog is open. */
export interface OfferedAction {
  readonly button: ReactNode
  readonly dialog: ReactNode
}

interface ManagedListInput<F extends string, C extends string, Report, Query, Row> {
  readonly list: ListDescriptor<Viewer, F, C, Report>
  /** The name under which the views of the list are saved. */
  readonly name: ViewedList
  readonly calls: {
    readonly list: RowsCall<Query, Row>
    readonly requestReport: (
      input: { readonly body: Report },
      options: CreateOptions,
    ) => Promise<Result<unknown, ApiError>>
  }
  readonly rowName: (row: Row) => string
  /** Actions on the selected rows. */
  readonly bulkActions: readonly BulkAction<Row>[]
  readonly offered?: OfferedAction | undefined
  /** The page that imports rows. The link to it is hidden from users who may not open this page. */
  readonly importPage?: PageName | undefined
  readonly add?: { readonly page: PageName; readonly label: string } | undefined
}

/**
 * The props of `ListScreen` for a list of administered records, with saved views, report, import, and actions on the
 * selected rows.
 */
export const useManagedList = <
  F extends string,
  C extends string,
  Report,
  Query,
  Row extends { readonly id: number },
>({
  list,
  name,
  calls,
  rowName,
  bulkActions,
  offered,
  importPage,
  add,
}: ManagedListInput<F, C, Report, Query, Row>) => {
  const shown = useListPage({ list, call: calls.list, name })
  const { offers, report } = shown
  const t = useT()
  const { ability } = usePortal()
  const page = importPage && portalPages[importPage]
  const { selection, dialog } = useBulk({ ...shown.matching, rowName, actions: bulkActions })
  const { ask, isBusy, question } = useRequestReport<Report>({
    call: (body, options) => calls.requestReport({ body }, options),
    okKey: USERS_REPORT_TOAST_KEY,
  })
  const actions = useListActions({
    export: offers.export
      ? {
          isBusy,
          onSelect: () => ask(report(), { rows: shown.matching.isKnown ? shown.matching.total : undefined }),
        }
      : undefined,
    import:
      page && ability.can('read', page.subject)
        ? {
            path: page.path,
            label: t(
              importPage === 'import-users' ? 'record-lists.importAssignments' : 'record-lists.import',
            ),
          }
        : undefined,
    add: offers.add && add ? { ...add, path: portalPages[add.page].path } : undefined,
  })
  const dialogs: ReactNode = (
    <>
      {question}
      {dialog}
      {offered?.dialog}
    </>
  )
  return {
    shown,
    actions,
    selection: selection && { ...selection, offered: offered?.button },
    look: { kind: name, name: rowName },
    children: dialogs,
  }
}
