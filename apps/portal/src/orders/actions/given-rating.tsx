import type { OrderRating } from '@remesa/domain/orders'
import { GivenRatingDialog, type GivenRatingState } from '@remesa/ui/orders'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ApiFailure, endpointQueryOptions, useApi } from '../../kernel/api'
import type { OrderActionProps } from './order-action.types'

/** The rating of one row's order. */
export function GivenRating({ isOpen, row, countryCode, onClose }: Omit<OrderActionProps, 'onChanged'>) {
  const api = useApi()
  const rating = useQuery({
    // Silent: the dialog shows its own loading and failure.
    ...endpointQueryOptions(
      api.orders.rating,
      { params: { countryCode, serviceId: row.serviceId } },
      { isSilent: true },
    ),
    enabled: isOpen,
  })
  return <GivenRatingDialog isOpen={isOpen} order={row} state={stateOf(rating)} onClose={onClose} />
}

const stateOf = ({ data, error, refetch }: UseQueryResult<OrderRating, ApiFailure>): GivenRatingState => {
  if (data !== undefined) return { kind: 'ready', rating: data }
  if (error === null) return { kind: 'loading' }
  const isMissing = error.error.kind === 'rejected' && error.error.status === 404
  return isMissing ? { kind: 'missing' } : { kind: 'error', onRetry: () => void refetch() }
}
