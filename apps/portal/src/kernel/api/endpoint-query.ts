import type { ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'

/** A refused or failed call as the exception that the query cache expects; `error` is the value. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly error: ApiError

  constructor(error: ApiError) {
    super(`The call failed: ${error.kind}`)
    this.error = error
  }
}

/** A read call of the client, such as `api.orders.history`. */
export interface ReadCall<Input, Data> {
  (
    input: Input,
    options: { readonly signal: AbortSignal; readonly silent?: boolean },
  ): Promise<Result<Data, ApiError>>
  readonly id: string
}

/**
 * Query options of one read call. The key is `[endpoint, input]`: equal queries share one answer, and a query without
 * observers is aborted. There are no retries here, because the client retries reads.
 *
 * @param options.isSilent for a part of a page that shows its own loading and failure.
 */
export const endpointQueryOptions = <Input, Data>(
  call: ReadCall<Input, Data>,
  input: Input,
  { isSilent = false }: { readonly isSilent?: boolean } = {},
) =>
  queryOptions<Data, ApiFailure>({
    queryKey: [call.id, input],
    queryFn: async ({ signal }) => {
      const answer = await call(input, isSilent ? { signal, silent: true } : { signal })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
  })

/**
 * Server state of one read call: `useEndpointQuery(api.orders.history, { params, query })`.
 *
 * @param options.enabled `false` while the input is incomplete: nothing is requested.
 */
export const useEndpointQuery = <Input, Data>(
  call: ReadCall<Input, Data>,
  input: Input,
  options: { readonly enabled?: boolean; readonly staleTime?: number } = {},
): UseQueryResult<Data, ApiFailure> => useQuery({ ...endpointQueryOptions(call, input), ...options })
