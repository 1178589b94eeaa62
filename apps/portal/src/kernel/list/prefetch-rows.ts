import { type PageName, portalPages, type Viewer } from '@remesa/domain/abilities'
import type { Brand, ListDescriptor, ListState, Result } from '@remesa/domain/kernel'
import type { ViewedList } from '@remesa/domain/views'
import type { QueryClient } from '@tanstack/react-query'
import type { ClientOf } from '../api'
import { openingOf, type RowsCall, rowsQuery, viewsQuery } from './list-queries'

/** The services that are available before the page of a list is rendered. */
export interface ListStart {
  readonly clientOf: ClientOf
  readonly queries: QueryClient
  readonly url: Pick<URL, 'search'>
  readonly portal: Promise<Result<Omit<Viewer, 'brand'>, unknown>>
  readonly brand: Brand
}

interface PrefetchInput<F extends string, Query, Row> {
  readonly page: PageName
  readonly list: ListDescriptor<Viewer, F, string, unknown>
  readonly callOf: (clientOf: ClientOf) => RowsCall<Query, Row>
  /** The name under which the views of the list are saved; `undefined` for a list without views. */
  readonly name?: ViewedList
}

/**
 * Requests the rows for the URL and the views of the list before the page is rendered. Resolves when the rows have
 * arrived or failed. Without a query in the URL the list may open with a default view, whose rows are requested next.
 * (LST-8)
 */
export const prefetchRows =
  <F extends string, Query, Row>({ page, list, callOf, name }: PrefetchInput<F, Query, Row>) =>
  async ({ clientOf, queries, url, portal, brand }: ListStart): Promise<void> => {
    const loaded = await portal
    if (!loaded.ok || !loaded.value.ability.can('read', portalPages[page].subject)) return
    const viewer = { ...loaded.value, brand }
    const call = callOf(clientOf)
    const request = (state: ListState<F>) => queries.prefetchQuery(rowsQuery(list, call, state))
    const rows = request(list.read(new URLSearchParams(url.search), viewer))
    const views = name && queries.fetchQuery(viewsQuery(clientOf, name)).catch(() => [])
    const ofView = async () => {
      if (views === undefined || url.search !== '') return
      const opening = openingOf(list, await views, viewer)
      if (opening !== undefined) await request(opening.state)
    }
    await Promise.all([rows, ofView()])
  }
