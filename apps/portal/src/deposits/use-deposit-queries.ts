import { depositCalls } from '@remesa/api-client/contract'
import {
  type DepositBag,
  type DepositDraft,
  type DepositFacts,
  depositCountryCode,
  depositDoubts,
  type RegisteredDeposit,
} from '@remesa/domain/deposits'
import { cleanCode } from '@remesa/domain/kernel'
import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  ApiFailure,
  catalogueFromQuery,
  endpointQueryOptions,
  useClientOf,
  useEndpointQuery,
} from '../kernel/api'
import { CATALOGUE_FRESH_MS, EARLIER_BAGS_FRESH_MS } from '../kernel/time-limits'

/** The queries of the deposit page for the chosen service point, and the call that books a bag. */
export const useDepositQueries = (draft: DepositDraft, { points, config }: DepositFacts) => {
  const { deposits } = useClientOf(depositCalls)
  const queries = useQueryClient()
  const { servicePointId, clientId } = draft
  const client = points.find(({ subclient }) => subclient.client.id === clientId)?.subclient.client
  const commodities = useEndpointQuery(
    deposits.commodities,
    { params: { countryCode: depositCountryCode(client, config) } },
    { staleTime: CATALOGUE_FRESH_MS },
  )
  // A failure of this query opens no popup, because a deposit can be entered without the earlier deposits.
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

/**
 * The questions that the user has to confirm before bags are booked, because the bags resemble earlier deposits.
 * Only earlier deposits that are loaded so far are compared.
 */
export const useDepositDoubts = (bags: readonly DepositBag[], latest: readonly RegisteredDeposit[]) => {
  const { deposits } = useClientOf(depositCalls)
  const withCode = ({ draft: { servicePointId, barcode } }: DepositBag) => ({
    ...endpointQueryOptions(
      deposits.latest,
      { params: { servicePointId: servicePointId ?? 0 }, query: { barcode: cleanCode(barcode) } },
      { isSilent: true },
    ),
    staleTime: EARLIER_BAGS_FRESH_MS,
  })
  const answers = useQueries({ queries: bags.map(withCode) })
  return {
    /** Earlier deposits that can't be loaded cause no question. */
    doubts: depositDoubts(bags, (bag) => ({
      latest,
      withCode: answers[bags.indexOf(bag)]?.data?.deposits ?? [],
    })),
    isReading: answers.some(({ isFetching }) => isFetching),
  }
}
