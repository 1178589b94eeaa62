import type { EntityOption } from '@remesa/ui/kernel'
import { skipToken, type UseQueryOptions } from '@tanstack/react-query'
import { type ApiFailure, endpointQueryOptions, type ReadCall } from '../api'

/** The results of a search, as list calls return them. */
export interface SearchResults<Row> {
  readonly content: readonly Row[]
}

export type SearchCall<Query, Row> = ReadCall<{ readonly query: Query }, SearchResults<Row>>

/**
 * Query options of one search. Each search text is a separate query. A newer search aborts an older search, so an
 * older response can't replace a newer one. (LST-10)
 *
 * @param query `undefined` if nothing is to be requested.
 */
export const remoteSearchOptions = <Query, Row>(
  call: SearchCall<Query, Row>,
  query: Query | undefined,
): UseQueryOptions<SearchResults<Row>, ApiFailure> =>
  query === undefined
    ? { queryKey: [call.id], queryFn: skipToken }
    : // The call is silent, because the field shows its own loading and failure.
      { ...endpointQueryOptions(call, { query }, { isSilent: true }), staleTime: 0 }

/** A record that can be chosen in a selector. */
export interface SelectableRecord {
  readonly id: number
  readonly codeSol: string | null
  readonly description: string
}

/** The option of a record in a selector: its description and its code. */
export const recordOption = ({ id, codeSol, description }: SelectableRecord): EntityOption => ({
  id: String(id),
  name: description,
  code: codeSol ?? undefined,
})
