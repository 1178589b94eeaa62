import type { Viewer } from '@remesa/domain/abilities'
import {
  applyFilters,
  changeFiltersDraft,
  countActiveFilters,
  emptyFiltersDraft,
  type FiltersChange,
  type FiltersDraft,
  filtersDraftOf,
  type ListDescriptor,
  type ListState,
  LOAD_ALL_PAGE_SIZE,
  pageSizeOf,
  SEARCH_FILTER,
  sizedAs,
} from '@remesa/domain/kernel'
import type { ViewedList } from '@remesa/domain/views'
import type { ListPageState } from '@remesa/ui/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { fetchAllPages } from '../api'
import { usePortal } from '../state'
import { type RowsCall, rowsQuery } from './list-queries'
import { useListAddress } from './use-list-address'
import { useListViews } from './use-list-views'
import { usePanelOpen } from './use-panel-open'

export interface ListPageInput<F extends string, C extends string, Report, Query, Row> {
  readonly list: ListDescriptor<Viewer, F, C, Report>
  readonly call: RowsCall<Query, Row>
  /** Name under which the views of the list are saved; `undefined` for a list without views. */
  readonly name?: ViewedList | undefined
}

/**
 * State and actions of a list page: the rows for the URL, the filter panel, sorting and paging. The current rows stay
 * visible while the next rows load. A page beyond the last page redirects to the last page. (LST-3, LST-4)
 */
export const useListPage = <F extends string, C extends string, Report, Query, Row>({
  list,
  call,
  name,
}: ListPageInput<F, C, Report, Query, Row>) => {
  const viewer = usePortal()
  const described = useMemo(() => {
    const spec = list.spec(viewer)
    return {
      spec,
      read: (query: Iterable<readonly [string, string]>) => list.read(query, viewer),
      columns: list.columns(viewer),
      filters: list.filters(viewer),
      offers: list.offers(viewer),
    }
  }, [list, viewer])
  const { spec, columns, offers } = described
  const filters = described.filters.filter((filter) => filter !== SEARCH_FILTER)
  const searchFilter = described.filters.find((filter) => filter === SEARCH_FILTER)
  const saved = useListViews(list, { name, viewer })
  const { state, viewId, push, replace } = useListAddress(described, saved.opening)
  // A default view that loads late must not replace rows that the user has already seen.
  const isOpening = saved.isAwaited && window.location.search === ''
  const [isShown, setShown] = useState(false)
  const panel = usePanelDraft(state)
  const [isPanelOpen, setPanelOpen] = usePanelOpen({ isAlone: searchFilter === undefined })

  const answer = useQuery({
    ...rowsQuery(list, call, state),
    ...(isShown ? { placeholderData: keepPreviousData } : {}),
  })
  const { data, isPlaceholderData } = answer
  if (!isShown && !isOpening && data !== undefined) setShown(true)
  const total = data?.totalElements ?? 0
  const lastPage = Math.max(1, Math.ceil(total / pageSizeOf(state)))
  const isBeyond = data !== undefined && !isPlaceholderData && state.page > lastPage
  useEffect(() => {
    if (isBeyond) replace({ ...state, page: lastPage })
  }, [isBeyond, lastPage, replace, state])

  const apply = (draft: FiltersDraft<F>) => {
    panel.change(draft)
    push(applyFilters(state, draft, spec))
  }
  const withValue = (filter: F, value: string, draft = filtersDraftOf(state)) =>
    changeFiltersDraft(draft, { type: 'value', filter, value }, spec)
  const searched = searchFilter && (state.filters[searchFilter] ?? '')
  return {
    state,
    columns,
    filters,
    offers,
    spec,
    report: () => list.report(state, viewer),
    /** Changes columns and density. The back button skips these changes and leads to the previous page. */
    onLook: (look: Pick<ListState, 'columns' | 'density'>) =>
      replace(list.permitted({ ...state, ...look }, viewer)),
    /** Input of `useBulk` that describes the rows of the list. */
    matching: {
      filterKey: JSON.stringify([state.filters, state.precise, state.active]),
      rows: data?.content ?? [],
      total,
      isKnown: data !== undefined && !isPlaceholderData,
      readAll: ({ signal }: { readonly signal: AbortSignal }) =>
        fetchAllPages((page) => {
          const whole = { ...state, page: page + 1, orderBy: 'id', direction: 'ASC' } as const
          // The conversion is safe, because the state was parsed with the declaration of the list, which also defines
          // the type of the call's query.
          const query = { ...list.searchParams(whole), size: LOAD_ALL_PAGE_SIZE } as Query
          return call({ query }, { signal, silent: true })
        }),
    },
    /** Props of the component `ListViews`; `undefined` for a list without views. */
    views: saved.shown(state, viewId, { push, replace }),
    /** Props of the component `ListPage`. */
    page: {
      state: isOpening ? 'loading' : listState(answer, isBeyond),
      rows: isOpening ? [] : (data?.content ?? []),
      onRetry: () => void answer.refetch(),
      sort: { orderBy: state.orderBy, direction: state.direction },
      onSort: (sort: Pick<ListState, 'orderBy' | 'direction'>) => push({ ...state, ...sort, page: 1 }),
      pagination: {
        page: Math.min(state.page, lastPage),
        total,
        onPage: ({ page }: { readonly page: number }) => push({ ...state, page }),
        pageSize: pageSizeOf(state),
        // When the number of rows per page changes, the page opens that contains the row which is now at the top.
        onPageSize: ({ size }: { readonly size: number }) =>
          push({
            ...state,
            size: sizedAs(size).size,
            page: Math.floor(((state.page - 1) * pageSizeOf(state)) / size) + 1,
          }),
      },
      showInactive: offers.showInactive
        ? {
            value: !state.active,
            onChange: ({ value }: { readonly value: boolean }) => push({ ...state, active: !value, page: 1 }),
          }
        : undefined,
      isPanelOpen,
      onPanelToggle: setPanelOpen,
    },
    /** Props of the search above the list, except its hint; `undefined` for a list without a search. */
    search: searchFilter && {
      value: searched ?? '',
      // Further changes of the search replace the URL, so one press of the back button leads to the list before the
      // search.
      onSearch: ({ text }: { readonly text: string }) =>
        (searched === '' ? push : replace)(applyFilters(state, withValue(searchFilter, text), spec)),
    },
    /** Props of the filter panel, except its fields. */
    panel: {
      draft: panel.draft,
      issues: list.validate(panel.draft),
      activeCount: countActiveFilters(state),
      onChange: (change: FiltersChange<F>) => panel.change(changeFiltersDraft(panel.draft, change, spec)),
      onApply: () => apply(searchFilter ? withValue(searchFilter, searched ?? '', panel.draft) : panel.draft),
      onClean: () => apply(emptyFiltersDraft()),
      applied: filtersDraftOf(state),
      onRemove: ({ filter }: { readonly filter: F }) => apply(withValue(filter, '')),
    },
  }
}

const listState = (
  { isError, isFetching, data }: ReturnType<typeof useQuery<unknown>>,
  isBeyond: boolean,
): ListPageState => {
  if (isError && !isFetching) return 'error'
  if (data === undefined) return 'loading'
  return isFetching || isBeyond ? 'refreshing' : 'ready'
}

/**
 * The typed values of the filter panel. New filters in the URL replace them, for example after Clean or the back
 * button. A search does not replace them.
 */
const usePanelDraft = <F extends string>(state: ListState<F>) => {
  const applied = JSON.stringify([{ ...state.filters, [SEARCH_FILTER]: undefined }, state.precise])
  const [typed, setTyped] = useState<{ readonly over: string; readonly draft: FiltersDraft<F> }>()
  return {
    draft: typed?.over === applied ? typed.draft : filtersDraftOf(state),
    change: (draft: FiltersDraft<F>) => setTyped({ over: applied, draft }),
  }
}
