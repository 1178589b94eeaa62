import type { ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'

/**
 * A refused or failed call as an exception, because the query cache expects exceptions. `error` is the value that the
 * call returned.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly error: ApiError

  constructor(error: ApiError) {
    super(`The call failed: ${error.kind}`)
    this.error = error
  }
}

/** A read call of the API client, such as `api.orders.history`. */
export interface ReadCall<Input, Data> {
  (
    input: Input,
    options: {
      readonly signal: AbortSignal
      readonly silent?: boolean
      readonly failureShownBy?: 'host' | 'caller'
    },
  ): Promise<Result<Data, ApiError>>
  readonly id: string
}

/**
 * The place where the failure of a query is shown. `caller`: in place of the data; `host`: in a popup, because the page
 * already shows data of an earlier response. (FRA-39)
 */
export const whoShowsFailure = (client: QueryClient, queryKey: QueryKey): 'host' | 'caller' =>
  client.getQueryData(queryKey) === undefined ? 'caller' : 'host'

/**
 * Query options of one read call. The key is `[endpoint, input]`: equal queries share one response, and a query
 * without observers is aborted. The query cache does not retry, because the API client retries read calls.
 *
 * @param options.isSilent for a part of a page that shows its own loading and failure.
 * @param options.isShownInPlace for a part of a page that shows a failure in place of its data. If the part already
 * shows data of an earlier response, a failure opens a popup. (FRA-39)
 */
export const endpointQueryOptions = <Input, Data>(
  call: ReadCall<Input, Data>,
  input: Input,
  { isSilent, isShownInPlace }: { readonly isSilent?: boolean; readonly isShownInPlace?: boolean } = {},
) =>
  queryOptions<Data, ApiFailure>({
    queryKey: [call.id, input],
    queryFn: async ({ signal, client, queryKey }) => {
      const answer = await call(input, {
        signal,
        ...(isSilent && { silent: true }),
        ...(isShownInPlace && { failureShownBy: whoShowsFailure(client, queryKey) }),
      })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
  })

/**
 * The response of one read call, and its state: `useEndpointQuery(api.orders.history, { params, query })`.
 *
 * @param options.enabled `false` while the input is incomplete, so that nothing is requested.
 */
export const useEndpointQuery = <Input, Data>(
  call: ReadCall<Input, Data>,
  input: Input,
  {
    isShownInPlace = false,
    ...options
  }: { readonly enabled?: boolean; readonly staleTime?: number; readonly isShownInPlace?: boolean } = {},
): UseQueryResult<Data, ApiFailure> =>
  useQuery({ ...endpointQueryOptions(call, input, { isShownInPlace }), ...options })
