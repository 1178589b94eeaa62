import { servicePointCalls } from '@remesa/api-client/contract'
import { disabledCountryConfig } from '@remesa/domain/country'
import { countryChoice } from '@remesa/domain/records'
import {
  type Adapter,
  factsForServicePoint,
  type ServicePointDetail,
  type ServicePointFacts,
} from '@remesa/domain/service-points'
import { useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useApi, useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'

export interface PointFacts {
  readonly facts: ServicePointFacts
  /** Whether modules and settings are those of the back end, or still stand in for them. */
  readonly isReady: boolean
  /** Present when the modules failed to load: loads them again. */
  readonly onRetryModules: (() => void) | undefined
}

const none: readonly Adapter[] = []

/**
 * The facts of the form: the modules on offer, the countries, and the settings of the country that is chosen, and what
 * new safes begin with. (SVP-14, SVP-40, SVP-51, SVP-66)
 */
export const usePointFacts = (record: ServicePointDetail | undefined, countryId: string): PointFacts => {
  const api = useApi()
  const portal = usePortal()
  const { countries, config, brand } = portal
  const adapters = useQuery(
    endpointQueryOptions(api.servicePoints.assignableAdapters, {}, { isSilent: true }),
  )
  const chosen =
    record?.subclient.client.country ?? countries.find(({ id }) => String(id) === countryId) ?? config
  const { code } = chosen
  const isOwn = code === config.code
  const other = useQuery({
    ...endpointQueryOptions(api.country.config, { query: { code } }, { isSilent: true }),
    enabled: !isOwn,
  })
  const calls = useClientOf(servicePointCalls).servicePoints
  const safe = useQuery(endpointQueryOptions(calls.safeDefaults, {}, { isSilent: true }))
  const facts: ServicePointFacts = {
    adapters: adapters.data ?? none,
    country: countryChoice(countries, portal),
    config: isOwn ? config : (other.data ?? disabledCountryConfig(chosen)),
    safeDefaults: safe.data ?? null,
    brand,
  }
  return {
    facts: record ? factsForServicePoint(facts, record) : facts,
    isReady: adapters.data !== undefined && (isOwn || other.data !== undefined),
    onRetryModules: adapters.isError ? () => void adapters.refetch() : undefined,
  }
}
