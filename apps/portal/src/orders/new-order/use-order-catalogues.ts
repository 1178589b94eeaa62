import {
  type CustomerCurrency,
  externalClientId,
  type OrderDrafts,
  orderCountryCode,
  type RequestType,
  type RequestTypeFacts,
  requestTypeFacts,
} from '@remesa/domain/orders'
import type { OrderLimit, ServicePoint } from '@remesa/domain/service-points'
import type { Catalogue } from '@remesa/ui/kernel'
import type { OrderCatalogues } from '@remesa/ui/orders'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure, catalogueFromQuery, useApi, useEndpointQuery } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'

type CatalogueName = RequestTypeFacts['catalogues'][number]

export interface OrderCataloguesInput {
  readonly servicePoint: ServicePoint | undefined
  readonly type: RequestType | undefined
  readonly drafts: OrderDrafts
  readonly currencies: Catalogue<CustomerCurrency>
}

/** The options of the form for the chosen order type. Catalogues of other types are not read. */
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
  const needs = (name: CatalogueName) =>
    type !== undefined && requestTypeFacts(type).catalogues.includes(name)
  const draft = type && drafts[type]
  const currencyId = draft !== undefined && 'currencyId' in draft ? draft.currencyId : ''
  const wanted = (name: CatalogueName) => ({
    enabled: needs(name) && servicePoint !== undefined && (name !== 'denominations' || currencyId !== ''),
    staleTime: CATALOGUE_FRESH_MS,
  })
  const denominations = useEndpointQuery(
    api.orders.denominations,
    { params, query: { currencyId } },
    wanted('denominations'),
  )
  const packs = useEndpointQuery(api.orders.packs, ofClient, wanted('packs'))
  const limits = useQuery(silentLimits(api, needs('limits') ? servicePoint : undefined))
  const faults = useEndpointQuery(api.orders.faults, ofClient, wanted('faults'))
  const supplies = useEndpointQuery(api.orders.supplies, { params }, wanted('supplies'))
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
 * The query of the limits that the form of a delivery shows. A failure opens no popup, because the form works
 * without the limits, and the limits are read again before the order is sent.
 */
const silentLimits = (api: PortalApi, servicePoint: ServicePoint | undefined) =>
  queryOptions<readonly OrderLimit[], ApiFailure>({
    queryKey: [api.servicePoints.limits.id, servicePoint?.id],
    queryFn:
      servicePoint === undefined
        ? skipToken
        : async ({ signal }) => {
            const query = { servicepointId: servicePoint.id }
            const answer = await api.servicePoints.limits({ query }, { signal, silent: true })
            if (!answer.ok) throw new ApiFailure(answer.error)
            return answer.value.limits
          },
  })
