import type { OrderRating } from '@remesa/domain/orders'
import type { GivenRatingState } from '@remesa/ui/orders'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ApiFailure, endpointQueryOptions, useApi } from '../../kernel/api'

export interface GivenRatingKey {
  readonly countryCode: string
  readonly serviceId: string
}

/**
 * The rating of an order. The call is silent, because the component that shows the rating also shows loading and
 * failure.
 */
export const useGivenRating = (
  params: GivenRatingKey,
  { isEnabled }: { readonly isEnabled: boolean },
): GivenRatingState => {
  const api = useApi()
  return stateOf(
    useQuery({
      ...endpointQueryOptions(api.orders.rating, { params }, { isSilent: true }),
      enabled: isEnabled,
    }),
  )
}

const stateOf = ({ data, error, refetch }: UseQueryResult<OrderRating, ApiFailure>): GivenRatingState => {
  if (data !== undefined) return { kind: 'ready', rating: data }
  if (error === null) return { kind: 'loading' }
  const isMissing = error.error.kind === 'rejected' && error.error.status === 404
  return isMissing ? { kind: 'missing' } : { kind: 'error', onRetry: () => void refetch() }
}
