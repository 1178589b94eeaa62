import { type ListSpec, type ListState, type QueryEntries, writeListState } from '@remesa/domain/kernel'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState, useSearch } from 'wouter/use-browser-location'

/** The properties of a list on which its URL depends, for one viewer. */
export interface AddressedList<F extends string> {
  readonly spec: ListSpec<F>
  readonly read: (query: QueryEntries) => ListState<F>
}

/** The state that a list has if its URL has no query: the viewer's default view. */
export interface Opening<F extends string> {
  readonly state: ListState<F>
  readonly viewId: number
}

/**
 * The query string of a list without filters, for viewers who have a default view. With an empty query string, the list
 * would open with the default view.
 */
const FROM_START = 'page=1'

const queryOf = <F extends string>(state: ListState<F>, spec: ListSpec<F>): string =>
  new URLSearchParams(
    writeListState(state, spec).map(([name, value]): [string, string] => [name, value]),
  ).toString()

const addressOf = (query: string): string =>
  query === '' ? window.location.pathname : `${window.location.pathname}?${query}`

/** The id of the view that the user has chosen for a list, read from the state of an entry in the browser's history. */
const chosenView = (entry: unknown): number | undefined => {
  const id: unknown = Reflect.get(Object(entry), 'listView')
  return typeof id === 'number' ? id : undefined
}
const entryOf = (viewId: number | undefined) => (viewId === undefined ? null : { listView: viewId })

/**
 * The state of a list from its URL, and the functions that change it. Each state has one canonical URL, which replaces
 * any other URL of the state. A URL without a query is replaced by the URL of the viewer's default view, if the viewer
 * has a default view. (LST-1, LST-2, LST-6)
 */
export const useListAddress = <F extends string>(
  { spec, read }: AddressedList<F>,
  opening: Opening<F> | undefined,
) => {
  // The query string is not decoded. The router would decode it, and an ampersand inside a filter would then end the
  // filter.
  const search = useSearch()
  const [, navigate] = useLocation()
  const chosen = chosenView(useHistoryState())
  const opened = search === '' ? opening : undefined
  const state = useMemo(() => opened?.state ?? read(new URLSearchParams(search)), [read, search, opened])
  const hasDefault = opening !== undefined
  const viewId = opened?.viewId ?? chosen

  const addressFor = useCallback(
    (next: ListState<F>) => addressOf(queryOf(next, spec) || (hasDefault ? FROM_START : '')),
    [spec, hasDefault],
  )
  /**
   * Changes the state so that the back button undoes the change. The chosen view does not change if no other view is
   * given.
   */
  const push = useCallback(
    (next: ListState<F>, view: { readonly id: number | undefined } = { id: viewId }) =>
      navigate(addressFor(next), { state: entryOf(view.id) }),
    [navigate, addressFor, viewId],
  )
  const replace = useCallback(
    (next: ListState<F>, view: { readonly id: number | undefined } = { id: viewId }) =>
      navigate(addressFor(next), { replace: true, state: entryOf(view.id) }),
    [navigate, addressFor, viewId],
  )
  useEffect(() => {
    // A link with `page=1` shows the list without filters, even to users with a default view. Such a URL is not
    // replaced.
    if (search === `?${FROM_START}` && queryOf(state, spec) === '') return
    const { pathname, search: shown } = window.location
    if (addressFor(state) !== `${pathname}${shown}`) replace(state)
  }, [state, spec, search, addressFor, replace])

  return { state, viewId, push, replace }
}
