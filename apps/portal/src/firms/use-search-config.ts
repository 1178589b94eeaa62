import type { CountryConfig } from '@remesa/domain/country'
import { useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useApi } from '../kernel/api'
import { usePortal } from '../kernel/state'

export interface ChosenConfig {
  /** `undefined` until it is loaded. */
  readonly config: CountryConfig | undefined
  /** It is on its way. */
  readonly isLoading: boolean
  /** Set when it failed to load. */
  readonly onRetry: (() => void) | undefined
}

/** The settings of the country that is searched in: the user's own are there, others are read. */
export const useSearchConfig = (countryCode: string): ChosenConfig => {
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
