import type { ApiClient, ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useApi } from './api-context'

/** A refused or failed call as the exception that the query cache wants; `error` is the value. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly error: ApiError

  constructor(error: ApiError) {
    super(`The call failed: ${error.kind}`)
    this.error = error
  }
}

type Feature = keyof ApiClient
type Call = (input: never, options?: { readonly signal?: AbortSignal }) => Promise<Result<unknown, ApiError>>
type CallName<F extends Feature> = {
  [N in keyof ApiClient[F]]: ApiClient[F][N] extends Call ? N : never
}[keyof ApiClient[F]] &
  string
type CallOf<F extends Feature, N extends CallName<F>> = ApiClient[F][N] extends Call ? ApiClient[F][N] : never
type InputOf<F extends Feature, N extends CallName<F>> = Parameters<CallOf<F, N>>[0]
type DataOf<F extends Feature, N extends CallName<F>> =
  Awaited<ReturnType<CallOf<F, N>>> extends infer Answer
    ? Answer extends { readonly ok: true; readonly value: infer Value }
      ? Value
      : never
    : never

/**
 * Query options of one read call: the key is `[feature, call, input]`, so that equal questions share one answer, and a
 * question nobody asks any more is really aborted. Nothing is tried again here: the client does that for reads.
 */
export const endpointQueryOptions = <F extends Feature, N extends CallName<F>>(
  api: ApiClient,
  feature: F,
  name: N,
  input: InputOf<F, N>,
) =>
  queryOptions<DataOf<F, N>, ApiFailure>({
    queryKey: [feature, name, input],
    queryFn: async ({ signal }) => {
      // The generic call is one of the table's, and its types were checked where this function is called.
      const call = api[feature][name] as unknown as (
        input: InputOf<F, N>,
        options: { readonly signal: AbortSignal },
      ) => Promise<Result<DataOf<F, N>, ApiError>>
      const answer = await call(input, { signal })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
  })

/**
 * Server state of one read call: `useEndpointQuery('orders', 'history', { params, query })`.
 *
 * @param options.enabled `false` asks nothing yet, for a question whose input is not chosen.
 */
export const useEndpointQuery = <F extends Feature, N extends CallName<F>>(
  feature: F,
  name: N,
  input: InputOf<F, N>,
  options: { readonly enabled?: boolean; readonly staleTime?: number } = {},
): UseQueryResult<DataOf<F, N>, ApiFailure> =>
  useQuery({ ...endpointQueryOptions(useApi(), feature, name, input), ...options })
