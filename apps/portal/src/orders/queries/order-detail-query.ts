import type { ApiError } from '@remesa/api-client'
import { ok, type Result } from '@remesa/domain/kernel'
import { orderKind, requestTypeFacts } from '@remesa/domain/orders'
import type { DetailedOrder } from '@remesa/ui/orders'
import { queryOptions } from '@tanstack/react-query'
import { match } from 'ts-pattern'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure } from '../../kernel/api'
import type { OrderKey } from '../address'

type WithoutNames<Order> = Order extends unknown ? Omit<Order, 'catalogue'> : never
/** An order as its call returns it; names of a delivery's packs, notes and coins come from the catalogues. */
export type ReadOrder = WithoutNames<DetailedOrder>

/** First element of the key of every order that was read. */
export const ORDER_DETAILS = ['orders', 'detail'] as const

/** First element of the key of the orders over all points. */
export const UPCOMING_ORDERS = ['orders', 'upcoming'] as const

/** One order, read by the call for its kind. Silent: its user shows loading and failure. */
export const orderDetailQuery = (api: PortalApi, countryCode: string, key: OrderKey) =>
  queryOptions<ReadOrder, ApiFailure>({
    queryKey: [...ORDER_DETAILS, key.type, countryCode, key.serviceId],
    queryFn: async ({ signal }) => {
      const answer = await readOrder(api, countryCode, key, signal)
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
  })

const readOrder = (
  api: PortalApi,
  countryCode: string,
  { type, serviceId }: OrderKey,
  signal: AbortSignal,
): Promise<Result<ReadOrder, ApiError>> => {
  const input = { params: { countryCode, serviceId } }
  const options = { signal, silent: true }
  return match(type)
    .returnType<Promise<Result<ReadOrder, ApiError>>>()
    .with('pickup', async (kind) => {
      const answer = await api.orders.pickup(input, options)
      return answer.ok ? ok({ type: kind, detail: answer.value }) : answer
    })
    .with('delivery', 'delivery-exchange', async (wanted) => {
      const answer = await api.orders.delivery(input, options)
      if (!answer.ok) return answer
      const { isChange } = answer.value
      const kind = orderKind({ serviceType: requestTypeFacts(wanted).wireCode, isChange })
      const detail = answer.value
      return ok(kind === 'delivery-exchange' ? { type: kind, detail } : { type: 'delivery', detail })
    })
    .with('assistance-service', async (kind) => {
      const answer = await api.orders.assistance(input, options)
      return answer.ok ? ok({ type: kind, detail: answer.value }) : answer
    })
    .with('supply-material-service', async (kind) => {
      const answer = await api.orders.supply(input, options)
      return answer.ok ? ok({ type: kind, detail: answer.value }) : answer
    })
    .exhaustive()
}
