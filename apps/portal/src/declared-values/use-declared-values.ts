import { type ApiClient, type DeclaredValuesCalls, declaredValuesCalls } from '@remesa/api-client'
import type { DeclaredOrder } from '@remesa/domain/declared-values'
import { externalClientId } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useQuery } from '@tanstack/react-query'
import { catalogueFromQuery, endpointQueryOptions, useApi, useClientOf } from '../kernel/api'
import { CATALOGUE_FRESH_MS } from '../kernel/time-limits'

/** The calls of declared values. */
export const useDeclaredCalls = (): ApiClient<DeclaredValuesCalls>['declaredValues'] =>
  useClientOf(declaredValuesCalls).declaredValues

/** The declared values of an order. Silent: what shows them also shows that they load, and that they failed. */
export const declaredValuesQuery = (
  calls: ReturnType<typeof useDeclaredCalls>,
  { countryCode, serviceCode }: DeclaredOrder,
) => endpointQueryOptions(calls.get, { query: { countryCode, serviceCode } }, { isSilent: true })

/** The declared values of an order. */
export const useDeclaredValues = (order: DeclaredOrder) => {
  const calls = useDeclaredCalls()
  return useQuery(declaredValuesQuery(calls, order))
}

export interface DeclaredCataloguesInput {
  readonly countryCode: string
  /** Where the order belongs; without it, it is unknown whose packs to read. */
  readonly servicePoint: ServicePoint | undefined
  readonly showPacks: boolean
}

/** Currencies and packs, to choose from and for the names of declared values. */
export const useDeclaredCatalogues = ({ countryCode, servicePoint, showPacks }: DeclaredCataloguesInput) => {
  const api = useApi()
  const params = { countryCode }
  const entityId = servicePoint === undefined ? '' : externalClientId(servicePoint)
  const silent = { isSilent: true }
  const currencies = useQuery({
    ...endpointQueryOptions(api.orders.currencies, { params }, silent),
    staleTime: CATALOGUE_FRESH_MS,
  })
  const packs = useQuery({
    ...endpointQueryOptions(api.orders.packs, { params, query: { entityId } }, silent),
    enabled: showPacks && entityId !== '',
    staleTime: CATALOGUE_FRESH_MS,
  })
  return {
    currencies: catalogueFromQuery(currencies, currencies.data?.currencies),
    packs: catalogueFromQuery(packs, packs.data?.packs),
  }
}
