import { viewCalls } from '@remesa/api-client/contract'
import type { Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor, ListState } from '@remesa/domain/kernel'
import { defaultView, type ListView, type ViewedList, viewQuery, viewState } from '@remesa/domain/views'
import { queryOptions } from '@tanstack/react-query'
import { type ApiFailure, type ClientOf, endpointQueryOptions, type ReadCall } from '../api'
import { CATALOGUE_FRESH_MS, FIRST_ROWS_FRESH_MS } from '../time-limits'
import type { Opening } from './use-list-address'

/** One page of rows, as list calls return it. */
export interface PageOfRows<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

export type RowsCall<Query, Row> = ReadCall<{ readonly query: Query }, PageOfRows<Row>>

export type ViewableList<F extends string> = Pick<
  ListDescriptor<Viewer, F, string, unknown>,
  'spec' | 'read' | 'permitted'
>

/** The query of the rows for a state of a list. Its failures open no popup, because the page shows them itself. */
export const rowsQuery = <F extends string, Query, Row>(
  list: Pick<ListDescriptor<Viewer, F, string, unknown>, 'searchParams'>,
  call: RowsCall<Query, Row>,
  state: ListState<F>,
) =>
  queryOptions<PageOfRows<Row>, ApiFailure>({
    // The conversion is safe, because the state was parsed with the declaration of the list, which also defines the
    // type of the call's query.
    ...endpointQueryOptions(call, { query: list.searchParams(state) as Query }, { isSilent: true }),
    staleTime: (query) => (query.state.dataUpdateCount === 1 ? FIRST_ROWS_FRESH_MS : 0),
  })

/** The query of the saved views of a list. Its failures open no popup, because the menu of views shows them itself. */
export const viewsQuery = (clientOf: ClientOf, name: ViewedList) =>
  queryOptions<ListView[], ApiFailure>({
    ...endpointQueryOptions(clientOf(viewCalls).views.list, { query: { list: name } }, { isSilent: true }),
    staleTime: CATALOGUE_FRESH_MS,
  })

const textOf = (entries: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(entries.map(([name, value]): [string, string] => [name, value])).toString()

/** The query string of a saved view that shows a list in the given state. */
export const viewTextOf = <F extends string>(
  list: ViewableList<F>,
  state: ListState<F>,
  viewer: Viewer,
): string => textOf(viewQuery(list, state, viewer))

/** The state in which a saved view shows its list. Filters and columns that the viewer may not use are removed. */
export const stateOfView = <F extends string>(
  list: ViewableList<F>,
  { query }: Pick<ListView, 'query'>,
  viewer: Viewer,
): ListState<F> => viewState(list, new URLSearchParams(query), viewer)

/** The view that a list shows if the URL has no query: the viewer's default view, or none. */
export const openingOf = <F extends string>(
  list: ViewableList<F>,
  views: readonly ListView[],
  viewer: Viewer,
): Opening<F> | undefined => {
  const first = defaultView(views)
  return first && { state: stateOfView(list, first, viewer), viewId: first.id }
}
