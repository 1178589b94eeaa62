import type { ApiError } from '@remesa/api-client'
import { LOAD_ALL_PAGE_SIZE, type Result } from '@remesa/domain/kernel'
import type { ServicePoint } from '@remesa/domain/service-points'
import { queryOptions } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure, fetchAllPages, whoShowsFailure } from '../../kernel/api'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'

type ListCall = PortalApi['servicePoints']['list']
type ListPoints = (...args: Parameters<ListCall>) => ReturnType<ListCall>

/**
 * All active service points of the signed-in user. A point that appears twice is counted once when the points are
 * grouped.
 */
export const fetchAllServicePoints = (
  list: ListPoints,
  options: NonNullable<Parameters<ListCall>[1]>,
): Promise<Result<readonly ServicePoint[], ApiError>> =>
  fetchAllPages((page) => list({ query: { page, size: LOAD_ALL_PAGE_SIZE, active: true } }, options))

/**
 * The query of the user's service points, read once for all pages. Each page that needs the points shows its own
 * message if they fail to load.
 */
export const servicePointsQuery = (api: PortalApi) =>
  queryOptions<readonly ServicePoint[], ApiFailure>({
    queryKey: ['orders', 'all-service-points'],
    queryFn: async ({ signal, client, queryKey }) => {
      const failureShownBy = whoShowsFailure(client, queryKey)
      const answer = await fetchAllServicePoints(api.servicePoints.list, { signal, failureShownBy })
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
    staleTime: CATALOGUE_FRESH_MS,
  })
