import type { CountryConfig } from '@remesa/domain/country'
import { useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useApi } from '../api'
import { usePortal } from '../state'

export interface ChosenConfig {
  /** The settings of the country; `undefined` until they are loaded. */
  readonly config: CountryConfig | undefined
  /** Whether the settings of the country are being loaded. */
  readonly isLoading: boolean
  /** Loads the settings of the country again; set if they failed to load. */
  readonly onRetry: (() => void) | undefined
}

/**
 * The settings of a country. The settings of the user's own country are already loaded. The settings of another
 * country are requested.
 */
export const useCountryConfig = (countryCode: string): ChosenConfig => {
  const api = useApi()
  const { config } = usePortal()
  const isOwn = countryCode === config.code
  const other = useQuery({
    ...endpointQueryOptions(api.country.config, { query: { code: countryCode } }, { isSilent: true }),
    enabled: !isOwn && countryCode !== '',
  })
  return {
    config: isOwn ? config : other.data,
    isLoading: other.isFetching && other.data === undefined,
    onRetry: !isOwn && other.isError ? () => void other.refetch() : undefined,
  }
}
