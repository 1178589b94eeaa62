import type { ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import { type DetailedOrder, externalClientId } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { DeliveryCatalogue } from '@remesa/ui/orders'
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { ApiFailure, useApi } from '../../kernel/api'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'

export interface DeliveryNamesInput {
  /** The order whose packs, notes and coins need names; `undefined` if no names are needed. */
  readonly order: DetailedOrder | undefined
  readonly countryCode: string
  /** The service point of the order, whose packs are read; `undefined` while the service point is unknown. */
  readonly servicePoint: ServicePoint | undefined
}

/**
 * The names of a delivery's packs, and the values of its notes and coins. Only the catalogues that contain these
 * names and values are read.
 */
export const useDeliveryNames = ({
  order,
  countryCode,
  servicePoint,
}: DeliveryNamesInput): DeliveryCatalogue => {
  const api = useApi()
  const isDelivery = order?.type === 'delivery' || order?.type === 'delivery-exchange'
  const amounts = isDelivery ? order.detail.requestedAmounts : []
  const currencyIds = new Set(
    amounts.filter(({ denominations }) => denominations.length > 0).map(({ currencyId }) => currencyId),
  )
  const denominations = useQueries({
    queries: [...currencyIds].map((currencyId) =>
      silentQuery(api.orders.denominations, { params: { countryCode }, query: { currencyId } }),
    ),
  })
  const entityId = servicePoint === undefined ? '' : externalClientId(servicePoint)
  const needsPacks = entityId !== '' && amounts.some(({ packs }) => packs.length > 0)
  const packs = useQuery({
    ...silentQuery(api.orders.packs, { params: { countryCode }, query: { entityId } }),
    enabled: needsPacks,
  })
  const queries = needsPacks ? [packs, ...denominations] : denominations
  const failed = queries.filter(({ data, isError }) => isError && data === undefined)
  if (failed.length > 0) {
    return {
      state: 'error',
      onRetry: () => {
        for (const query of failed) void query.refetch()
      },
    }
  }
  if (queries.some(({ data }) => data === undefined)) return { state: 'loading' }
  return {
    state: 'ready',
    packs: packs.data?.packs ?? [],
    denominations: denominations.flatMap(({ data }) => data?.denominations ?? []),
  }
}

interface SilentCall<Input, Data> {
  (
    input: Input,
    options: { readonly signal: AbortSignal; readonly silent: true },
  ): Promise<Result<Data, ApiError>>
  readonly id: string
}

/**
 * A query without an overlay and without a popup after a failure, because the order's detail shows which names are
 * missing.
 */
const silentQuery = <Input, Data>(call: SilentCall<Input, Data>, input: Input) =>
  queryOptions<Data, ApiFailure>({
    queryKey: [call.id, input],
    queryFn: async ({ signal }) => {
      const answer = await call(input, { signal, silent: true })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
    staleTime: CATALOGUE_FRESH_MS,
  })
