import type { CustomerCurrency, OrderDrafts, RequestType } from '@remesa/domain/orders'
import { externalClientId, orderCountryCode } from '@remesa/domain/orders'
import type { OrderLimit, ServicePoint } from '@remesa/domain/service-points'
import type { Catalogue } from '@remesa/ui/kernel'
import type { OrderCatalogues } from '@remesa/ui/orders'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure, catalogueFromQuery, useApi, useEndpointQuery } from '../../kernel/api'
import { usePortal } from '../../kernel/state'

export interface OrderCataloguesInput {
  readonly servicePoint: ServicePoint | undefined
  readonly type: RequestType | undefined
  readonly drafts: OrderDrafts
  readonly currencies: Catalogue<CustomerCurrency>
}

const CATALOGUE_STALE_MS = 5 * 60_000

/** What the form of the chosen type chooses from; nothing is asked for another type. */
export const useOrderCatalogues = ({
  servicePoint,
  type,
  drafts,
  currencies,
}: OrderCataloguesInput): OrderCatalogues => {
  const api = useApi()
  const { user } = usePortal()
  const params = {
    countryCode: servicePoint === undefined ? user.country.code : orderCountryCode(servicePoint, user),
  }
  const ofClient = {
    params,
    query: { entityId: servicePoint === undefined ? '' : externalClientId(servicePoint) },
  }
  const isDelivery = type === 'delivery' || type === 'delivery-exchange'
  const currencyId = isDelivery ? drafts[type].currencyId : ''
  const wanted = (isWanted: boolean) => ({
    enabled: isWanted && servicePoint !== undefined,
    staleTime: CATALOGUE_STALE_MS,
  })
  const denominations = useEndpointQuery(
    api.orders.denominations,
    { params, query: { currencyId } },
    wanted(currencyId !== ''),
  )
  const packs = useEndpointQuery(api.orders.packs, ofClient, wanted(isDelivery))
  const limits = useQuery(silentLimits(api, servicePoint, isDelivery))
  const faults = useEndpointQuery(api.orders.faults, ofClient, wanted(type === 'assistance-service'))
  const supplies = useEndpointQuery(
    api.orders.supplies,
    { params },
    wanted(type === 'supply-material-service'),
  )
  return {
    currencies,
    denominations: catalogueFromQuery(denominations, denominations.data?.denominations),
    packs: catalogueFromQuery(packs, packs.data?.packs),
    limits: { items: limits.data, onRetry: undefined },
    faults: catalogueFromQuery(faults, faults.data?.faults),
    supplies: catalogueFromQuery(supplies, supplies.data?.commodityTypes),
  }
}

/**
 * The limits that are shown while a delivery is being filled in. Without them nothing is missing there, so no popup tells
 * that they did not come: they are looked up again before anything is sent.
 */
const silentLimits = (api: PortalApi, servicePoint: ServicePoint | undefined, isDelivery: boolean) =>
  queryOptions<readonly OrderLimit[], ApiFailure>({
    queryKey: [api.servicePoints.limits.id, servicePoint?.id],
    queryFn:
      servicePoint === undefined || !isDelivery
        ? skipToken
        : async ({ signal }) => {
            const query = { servicepointId: servicePoint.id }
            const answer = await api.servicePoints.limits({ query }, { signal, silent: true })
            if (!answer.ok) throw new ApiFailure(answer.error)
            return answer.value.limits
          },
  })
