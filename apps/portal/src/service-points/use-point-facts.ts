import { servicePointCalls } from '@remesa/api-client/contract'
import { disabledCountryConfig } from '@remesa/domain/country'
import {
  factsForServicePoint,
  type ServicePointDetail,
  type ServicePointFacts,
} from '@remesa/domain/service-points'
import { useQuery } from '@tanstack/react-query'
import { catalogueFromQuery, endpointQueryOptions, useApi, useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { type FormCountry, useCountrySettings } from '../records/use-form-country'

export interface PointFacts {
  readonly facts: ServicePointFacts
  /** Whether modules and settings come from the back end. While they load, substitutes are used. */
  readonly isReady: boolean
  /** Loads the modules again; present if they failed to load. */
  readonly onRetryModules: (() => void) | undefined
}

/**
 * The data on which the form of service points depends: the available modules, the countries, the settings of the
 * chosen country, and the initial values of new safes. (SVP-14, SVP-40, SVP-51, SVP-66)
 */
export const usePointFacts = (
  record: ServicePointDetail | undefined,
  { choice, country }: Pick<FormCountry, 'choice' | 'country'>,
): PointFacts => {
  const api = useApi()
  const calls = useClientOf(servicePointCalls).servicePoints
  const { brand, config: own } = usePortal()
  const loaded = useQuery(endpointQueryOptions(api.servicePoints.assignableAdapters, {}, { isSilent: true }))
  const { items, onRetry } = catalogueFromQuery(loaded, loaded.data)
  const safe = useQuery(endpointQueryOptions(calls.safeDefaults, {}, { isSilent: true }))
  const config = useCountrySettings(country)
  const facts: ServicePointFacts = {
    adapters: items ?? none,
    country: choice,
    config: config ?? disabledCountryConfig(country ?? own),
    safeDefaults: safe.data ?? null,
    brand,
  }
  return {
    facts: record ? factsForServicePoint(facts, record) : facts,
    isReady: items !== undefined && config !== undefined,
    onRetryModules: onRetry,
  }
}

const none: ServicePointFacts['adapters'] = []
