import type { ApiError } from '@remesa/api-client'
import { ok, type Result } from '@remesa/domain/kernel'
import type { ServicePoint } from '@remesa/domain/service-points'
import { queryOptions } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure } from '../../kernel/api'

/** Service points that one call brings. */
export const POINTS_PER_PAGE = 100

type ListCall = PortalApi['servicePoints']['list']
type ListPoints = (...args: Parameters<ListCall>) => ReturnType<ListCall>

/**
 * Every active service point of the signed-in user: page after page until the total is reached. A page that comes back
 * empty ends the walk too, so that points which vanish meanwhile can't make it endless. A point that moved to a later
 * page meanwhile may come twice; grouping counts it once.
 */
export const fetchAllServicePoints = async (
  list: ListPoints,
  signal: AbortSignal,
): Promise<Result<readonly ServicePoint[], ApiError>> => {
  const points: ServicePoint[] = []
  for (let page = 0; ; page += 1) {
    const answer = await list({ query: { page, size: POINTS_PER_PAGE, active: true } }, { signal })
    if (!answer.ok) return answer
    points.push(...answer.value.content)
    const isLast = answer.value.content.length === 0 || points.length >= answer.value.totalElements
    if (isLast) return ok(points)
  }
}

/** The user's service points, asked once and shared by all that need them. */
export const servicePointsQuery = (api: PortalApi) =>
  queryOptions<readonly ServicePoint[], ApiFailure>({
    queryKey: ['orders', 'all-service-points'],
    queryFn: async ({ signal }) => {
      const answer = await fetchAllServicePoints(api.servicePoints.list, signal)
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
    staleTime: 5 * 60_000,
  })
