import {
  type DetailedOrder,
  externalClientId,
  orderCountryCode,
  type PastOrder,
  type RepeatCatalogues,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { match, P } from 'ts-pattern'
import type { PortalApi } from '../../kernel/api'
import { type ApiFailure, endpointQueryOptions } from '../../kernel/api'
import type { usePortal } from '../../kernel/state'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'
import type { OrderKey } from '../address'
import { orderDetailQuery } from '../queries'

/** A former order, with the parts that can be ordered now. */
export interface ReadPastOrder {
  readonly order: PastOrder
  readonly serviceCode: string | null
  readonly catalogues: RepeatCatalogues
}

export interface PastOrderInput {
  readonly key: OrderKey
  /** The service point for which the new order is requested. */
  readonly servicePoint: ServicePoint
  readonly user: ReturnType<typeof usePortal>['user']
}

const noCatalogues: RepeatCatalogues = {
  denominations: {},
  packs: [],
  limits: [],
  faults: [],
  commodityTypes: [],
}

/** A former order and the catalogues that repeating it needs. Silent: the form shows loading and failure. */
export const pastOrderQuery = (
  api: PortalApi,
  cache: QueryClient,
  { key, servicePoint, user }: PastOrderInput,
) => {
  const countryCode = orderCountryCode(servicePoint, user)
  return queryOptions<ReadPastOrder, ApiFailure>({
    queryKey: ['orders', 'repeat', key.type, countryCode, key.serviceId, servicePoint.id],
    queryFn: async () => {
      const read = await cache.fetchQuery(orderDetailQuery(api, countryCode, key))
      return {
        order: read.detail,
        serviceCode: read.detail.serviceCode,
        catalogues: await readCatalogues(api, cache, read, servicePoint, countryCode),
      }
    },
    staleTime: CATALOGUE_FRESH_MS,
    retry: false,
  })
}

const readCatalogues = async (
  api: PortalApi,
  cache: QueryClient,
  read: DetailedOrder,
  servicePoint: ServicePoint,
  countryCode: string,
): Promise<RepeatCatalogues> => {
  const params = { countryCode }
  const ofClient = { params, query: { entityId: externalClientId(servicePoint) } }
  const silent = { isSilent: true }
  return match(read)
    .with({ type: 'pickup' }, async () => noCatalogues)
    .with({ type: P.union('delivery', 'delivery-exchange') }, async ({ detail }) => {
      const currencies = new Map(
        detail.requestedAmounts
          .filter(({ denominations }) => denominations.length > 0)
          .map(({ currencyIsoCode, currencyId }) => [currencyIsoCode, currencyId]),
      )
      const [packs, limits, ...denominations] = await Promise.all([
        cache.ensureQueryData(endpointQueryOptions(api.orders.packs, ofClient, silent)),
        cache.ensureQueryData(
          endpointQueryOptions(
            api.servicePoints.limits,
            { query: { servicepointId: servicePoint.id } },
            silent,
          ),
        ),
        ...[...currencies].map(async ([isoCode, currencyId]) => {
          const query = { currencyId }
          const options = endpointQueryOptions(api.orders.denominations, { params, query }, silent)
          return [isoCode, (await cache.ensureQueryData(options)).denominations] as const
        }),
      ])
      return {
        ...noCatalogues,
        packs: packs.packs,
        limits: limits.limits,
        denominations: Object.fromEntries(denominations),
      }
    })
    .with({ type: 'assistance-service' }, async () => {
      const { faults } = await cache.ensureQueryData(
        endpointQueryOptions(api.orders.faults, ofClient, silent),
      )
      return { ...noCatalogues, faults }
    })
    .with({ type: 'supply-material-service' }, async () => {
      const { commodityTypes } = await cache.ensureQueryData(
        endpointQueryOptions(api.orders.supplies, { params }, silent),
      )
      return { ...noCatalogues, commodityTypes }
    })
    .exhaustive()
}
