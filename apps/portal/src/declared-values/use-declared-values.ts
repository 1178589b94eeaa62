import type { ApiClient } from '@remesa/api-client'
import { type DeclaredValuesCalls, declaredValuesCalls } from '@remesa/api-client/contract'
import type { DeclaredOrder } from '@remesa/domain/declared-values'
import { externalClientId } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useQuery } from '@tanstack/react-query'
import { catalogueFromQuery, endpointQueryOptions, useApi, useClientOf } from '../kernel/api'
import { CATALOGUE_FRESH_MS } from '../kernel/time-limits'

/** The API client for the calls about declared values. */
export const useDeclaredCalls = (): ApiClient<DeclaredValuesCalls>['declaredValues'] =>
  useClientOf(declaredValuesCalls).declaredValues

/**
 * The query of the declared values of an order. Failures of the query open no popup, because the component that
 * shows the values also shows the failure.
 */
export const declaredValuesQuery = (
  calls: ReturnType<typeof useDeclaredCalls>,
  { countryCode, serviceCode }: DeclaredOrder,
) => endpointQueryOptions(calls.get, { query: { countryCode, serviceCode } }, { isSilent: true })

/** The query of an order's declared values, including its loading state and its failure. */
export const useDeclaredValues = (order: DeclaredOrder) => {
  const calls = useDeclaredCalls()
  return useQuery(declaredValuesQuery(calls, order))
}

export interface DeclaredCataloguesInput {
  readonly countryCode: string
  /** The service point whose packs are offered: the service point of the order. `undefined` while it is unknown. */
  readonly servicePoint: ServicePoint | undefined
  readonly showPacks: boolean
}

/**
 * The currencies and packs that a user can choose in the forms of declared values. They also provide the names of
 * the currencies and packs that are already declared.
 */
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
