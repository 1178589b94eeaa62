import { readOrder } from '@remesa/api-client/tasks'
import type { DetailedOrder } from '@remesa/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure } from '../../kernel/api'
import type { OrderKey } from '../address'

/** Beginning of the query keys under which single orders are cached. */
export const ORDER_DETAILS = ['orders', 'detail'] as const

/** Beginning of the query keys under which the upcoming orders of all service points are cached. */
export const UPCOMING_ORDERS = ['orders', 'upcoming'] as const

/**
 * The query of one order. The type of the order decides which call reads it. A failure opens no popup, because the
 * component that shows the order also shows the failure.
 */
export const orderDetailQuery = (api: PortalApi, countryCode: string, key: OrderKey) =>
  queryOptions<DetailedOrder, ApiFailure>({
    queryKey: [...ORDER_DETAILS, key.type, countryCode, key.serviceId],
    queryFn: async ({ signal }) => {
      const { type, serviceId } = key
      const input = { type, countryCode, serviceId }
      const answer = await readOrder(api.orders, input, { signal, silent: true })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
  })
