import { type ListSpec, type ListState, type QueryEntries, writeListState } from '@remesa/domain/kernel'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'

/** What a list's address depends on, for one viewer. */
export interface AddressedList<F extends string> {
  readonly spec: ListSpec<F>
  readonly read: (query: QueryEntries) => ListState<F>
}

const addressOf = <F extends string>(state: ListState<F>, spec: ListSpec<F>): string => {
  const query = new URLSearchParams(writeListState(state, spec).map(([name, value]) => [name, value]))
  return query.size === 0 ? window.location.pathname : `${window.location.pathname}?${query}`
}

/**
 * The state of a list from its address, and the ways to change it. If an address differs from the canonical one of its
 * state, it is replaced. (LST-1, LST-2)
 */
export const useListAddress = <F extends string>({ spec, read }: AddressedList<F>) => {
  // The raw address: the router's is decoded, and an ampersand in a filter would end the filter.
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
