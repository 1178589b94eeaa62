import type { Delegation, DelegationFacts } from '@remesa/domain/subclients'
import type { SubclientFormProps } from '@remesa/ui/subclients'
import { skipToken, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiFailure, endpointQueryOptions, type ReadCall } from '../kernel/api'
import { usePortal } from '../kernel/state'

type DelegationsCall = ReadCall<{ readonly params: { readonly country: string } }, readonly Delegation[]>

/** The catalogue of delegations: that of a country is loaded once it is chosen. (SUB-4) */
export const useDelegations = (call: DelegationsCall) => {
  const { countries } = usePortal()
  const cache = useQueryClient()
  const optionsOf = (countryId: string): UseQueryOptions<readonly Delegation[], ApiFailure> => {
    const country = countries.find(({ id }) => String(id) === countryId)?.code
    return country === undefined
      ? { queryKey: [call.id], queryFn: skipToken }
      : endpointQueryOptions(call, { params: { country } }, { isSilent: true })
  }
  return {
    optionsOf,
    /** What is known by now; none before the catalogue of that country has been loaded. */
    factsOf: (countryId: string): DelegationFacts => ({
      delegations: cache.getQueryData<readonly Delegation[]>(optionsOf(countryId).queryKey) ?? [],
    }),
  }
}

/** Loads the delegations of the country that a form has, and redraws it once they are there, or failed to load. */
export const useLoadedDelegations = (
  { optionsOf }: Pick<ReturnType<typeof useDelegations>, 'optionsOf'>,
  countryId: string,
): Pick<SubclientFormProps, 'delegations' | 'onRetryDelegations'> => {
  const { data = [], isError, refetch } = useQuery(optionsOf(countryId))
  return { delegations: data, onRetryDelegations: isError ? () => void refetch() : undefined }
}
