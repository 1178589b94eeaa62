import { readOrder } from '@remesa/api-client/tasks'
import type { DetailedOrder } from '@remesa/domain/orders'
import { queryOptions } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure } from '../../kernel/api'
import type { OrderKey } from '../address'

/** First element of the key of every order that was read. */
export const ORDER_DETAILS = ['orders', 'detail'] as const

/** First element of the key of the orders over all points. */
export const UPCOMING_ORDERS = ['orders', 'upcoming'] as const

/** One order, read by the call for its type. Silent: the component that shows it also shows loading and failure. */
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
