import { type ListSpec, type ListState, type QueryEntries, writeListState } from '@remesa/domain/kernel'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'

/** What the address of a list needs to know of it, for one viewer. */
export interface AddressedList<F extends string> {
  readonly spec: ListSpec<F>
  readonly read: (query: QueryEntries) => ListState<F>
}

const addressOf = <F extends string>(state: ListState<F>, spec: ListSpec<F>): string => {
  const query = new URLSearchParams(writeListState(state, spec).map(([name, value]) => [name, value]))
  return query.size === 0 ? window.location.pathname : `${window.location.pathname}?${query}`
}

/**
 * The state of a list as its address says it, and the ways to change it. An address that says something else than the
 * state it stands for is replaced by the one that the state has. (LST-1, LST-2)
 */
export const useListAddress = <F extends string>({ spec, read }: AddressedList<F>) => {
  // As it stands in the address: the router's own is decoded, in which an ampersand of a filter ends the filter.
  const search = useSearch()
  const [, navigate] = useLocation()
  const state = useMemo(() => read(new URLSearchParams(search)), [read, search])

  /** A step that the back button undoes. */
  const push = useCallback((next: ListState<F>) => navigate(addressOf(next, spec)), [navigate, spec])
  const replace = useCallback(
    (next: ListState<F>) => navigate(addressOf(next, spec), { replace: true, state: window.history.state }),
    [navigate, spec],
  )
  useEffect(() => {
    const { pathname, search: shown } = window.location
    if (addressOf(state, spec) !== `${pathname}${shown}`) replace(state)
  }, [state, spec, replace])

  return { state, push, replace }
}
