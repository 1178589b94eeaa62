import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { remoteSearchOptions, type SearchCall } from './remote-search'

/** The rows that the back end found for a typed text, and the state of that search. */
export interface RemoteSearch<Row> {
  readonly rows: readonly Row[]
  readonly state: 'loading' | 'ready' | 'error'
  readonly onSearch: (detail: { readonly text: string }) => void
  readonly onRetry: () => void
}

/**
 * Rows that the back end finds for a typed text. The first call of `onSearch` starts the first search. A search that is
 * no longer needed is aborted. (LST-10)
 *
 * @param query the query for a typed text; `undefined` if nothing is to be requested.
 */
export const useRemoteSearch = <Query, Row>(
  call: SearchCall<Query, Row>,
  query: (typed: string) => Query | undefined,
): RemoteSearch<Row> => {
  const [typed, setTyped] = useState<string>()
  const answer = useQuery(remoteSearchOptions(call, typed === undefined ? undefined : query(typed)))
  return {
    rows: answer.data?.content ?? [],
    state: searchState(answer),
    onSearch: ({ text }) => setTyped(text),
    onRetry: () => void answer.refetch(),
  }
}

const searchState = ({ isError, isFetching, data }: ReturnType<typeof useQuery<unknown>>) => {
  if (isError && !isFetching) return 'error'
  return data === undefined ? 'loading' : 'ready'
}
