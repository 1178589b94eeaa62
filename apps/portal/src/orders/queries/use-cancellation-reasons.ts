import { useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useApi } from '../../kernel/api'

/** Why orders of a country may be cancelled. Silent: whoever asks shows that they are loading, and that they did not come. */
export const useCancellationReasons = (countryCode: string, { isAsked }: { readonly isAsked: boolean }) => {
  const api = useApi()
  return useQuery({
    ...endpointQueryOptions(api.orders.cancellationReasons, { params: { countryCode } }, { isSilent: true }),
    enabled: isAsked,
    staleTime: 5 * 60_000,
  })
}
