import {
  type DetailedOrder,
  externalClientId,
  orderCountryCode,
  type PastOrder,
  type RepeatCatalogues,
  type RequestTypeFacts,
  requestTypeFacts,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { type ApiFailure, endpointQueryOptions, type ReadCall } from '../../kernel/api'
import type { usePortal } from '../../kernel/state'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'
import type { OrderKey } from '../address'
import { orderDetailQuery } from '../queries'

type CatalogueName = RequestTypeFacts['catalogues'][number]

/** A former order, and the catalogues that are needed to repeat the order. */
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

/**
 * The query that reads a former order and the catalogues that are needed to repeat the order. A failure opens no popup,
 * because the form shows loading and failure itself.
 */
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
  const ofPoint = { query: { servicepointId: servicePoint.id } }
  const { catalogues } = requestTypeFacts(read.type)
  /**
   * The response of a catalogue call. If orders of this type do not need the catalogue, no call is sent and the value
   * is `undefined`.
   */
  const answerOf = async <Input, Data>(
    name: CatalogueName,
    call: ReadCall<Input, Data>,
    input: Input,
  ): Promise<Data | undefined> =>
    catalogues.includes(name)
      ? cache.ensureQueryData(endpointQueryOptions(call, input, { isSilent: true }))
      : undefined
  const [packs, limits, faults, supplies, ...denominations] = await Promise.all([
    answerOf('packs', api.orders.packs, ofClient),
    answerOf('limits', api.servicePoints.limits, ofPoint),
    answerOf('faults', api.orders.faults, ofClient),
    answerOf('supplies', api.orders.supplies, { params }),
    ...currenciesIn(read).map(async ([isoCode, currencyId]) => {
      const query = { currencyId }
      const answer = await answerOf('denominations', api.orders.denominations, { params, query })
      return [isoCode, answer?.denominations ?? []] as const
    }),
  ])
  return {
    denominations: Object.fromEntries(denominations),
    packs: packs?.packs ?? [],
    limits: limits?.limits ?? [],
    faults: faults?.faults ?? [],
    commodityTypes: supplies?.commodityTypes ?? [],
  }
}

/** The currencies of the notes and coins of an order: the code of each, and its id. */
const currenciesIn = ({ detail }: DetailedOrder): readonly (readonly [string, string])[] => {
  const amounts = 'requestedAmounts' in detail ? detail.requestedAmounts : []
  const loose = amounts.filter(({ denominations }) => denominations.length > 0)
  return [...new Map(loose.map(({ currencyIsoCode, currencyId }) => [currencyIsoCode, currencyId]))]
}
