import { acrossPointsCalls } from '@remesa/api-client/contract'
import { type LocatedOrder, readOrderNumber } from '@remesa/domain/orders'
import { useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useClientOf } from '../../kernel/api'
import { POLL_MS } from '../../kernel/time-limits'
import { ORDER_DETAILS } from '../queries'

export interface FoundRowInput {
  readonly countryCode: string
  /** Number of the order; `null` while it is unknown. */
  readonly serviceCode: string | null
  /** Whether to search for the order, because no loaded history contains it. */
  readonly isEnabled: boolean
}

/**
 * The row of an order that no list contains, found by its number. It has the status and the possible actions of the
 * order.
 */
export const useFoundRow = ({
  countryCode,
  serviceCode,
  isEnabled,
}: FoundRowInput): LocatedOrder | undefined => {
  const { orders } = useClientOf(acrossPointsCalls)
  const number = readOrderNumber(serviceCode ?? '')
  // A failure opens no popup, because without a response only the status is missing in the detail.
  const find = endpointQueryOptions(
    orders.find,
    { params: { countryCode }, query: { number: number ?? '' } },
    { isSilent: true },
  )
  const found = useQuery({
    ...find,
    queryKey: [...ORDER_DETAILS, ...find.queryKey],
    enabled: isEnabled && number !== undefined,
    refetchInterval: POLL_MS,
  })
  return found.data
}
