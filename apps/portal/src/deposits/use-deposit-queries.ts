import { depositCalls } from '@remesa/api-client/contract'
import { type DepositDraft, type DepositFacts, depositCountryCode } from '@remesa/domain/deposits'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure, catalogueFromQuery, useClientOf, useEndpointQuery } from '../kernel/api'

const CATALOGUE_STALE_MS = 5 * 60_000

/** What the page of deposits reads for the chosen point, and the call that books. */
export const useDepositQueries = (draft: DepositDraft, { points, config }: DepositFacts) => {
  const { deposits } = useClientOf(depositCalls)
  const queries = useQueryClient()
  const { servicePointId, clientId } = draft
  const client = points.find(({ subclient }) => subclient.client.id === clientId)?.subclient.client
  const commodities = useEndpointQuery(
    deposits.commodities,
    { params: { countryCode: depositCountryCode(client, config) } },
    { staleTime: CATALOGUE_STALE_MS },
  )
  // The deposit works without them, so no popup reports that they failed to load.
  const latest = useQuery({
    queryKey: [deposits.latest.id, servicePointId],
    queryFn:
      servicePointId === undefined
        ? skipToken
        : async ({ signal }) => {
            const answer = await deposits.latest({ params: { servicePointId } }, { signal, silent: true })
            if (!answer.ok) throw new ApiFailure(answer.error)
            return answer.value.deposits
          },
  })
  return {
    create: deposits.create,
    commodities: catalogueFromQuery(commodities, commodities.data?.commodities),
    latest: servicePointId === undefined ? undefined : catalogueFromQuery(latest, latest.data),
    rereadLatest: () => void queries.invalidateQueries({ queryKey: [deposits.latest.id] }),
  }
}
