import { useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useApi } from '../../kernel/api'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'

/**
 * The cancellation reasons of a country. A failure opens no popup, because the component that uses this hook shows it.
 */
export const useCancellationReasons = (
  countryCode: string,
  { isEnabled }: { readonly isEnabled: boolean },
) => {
  const api = useApi()
  return useQuery({
    ...endpointQueryOptions(api.orders.cancellationReasons, { params: { countryCode } }, { isSilent: true }),
    enabled: isEnabled,
    staleTime: CATALOGUE_FRESH_MS,
  })
}
