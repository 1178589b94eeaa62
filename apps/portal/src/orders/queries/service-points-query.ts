import type { ApiError } from '@remesa/api-client'
import { LOAD_ALL_PAGE_SIZE, ok, type Result, remainingPages } from '@remesa/domain/kernel'
import type { ServicePoint } from '@remesa/domain/service-points'
import { queryOptions } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure } from '../../kernel/api'

type ListCall = PortalApi['servicePoints']['list']
type ListPoints = (...args: Parameters<ListCall>) => ReturnType<ListCall>

/**
 * Every active service point of the signed-in user, page by page. If a back end returns fewer rows than requested, it
 * is read in pages of that length. An empty page ends the loop, so that points that disappear meanwhile cost no further
 * calls. A point that moves to a later page meanwhile may appear twice; grouping counts it once.
 */
export const fetchAllServicePoints = async (
  list: ListPoints,
  signal: AbortSignal,
): Promise<Result<readonly ServicePoint[], ApiError>> => {
  const fetchPage = (page: number) =>
    list({ query: { page, size: LOAD_ALL_PAGE_SIZE, active: true } }, { signal })
  const first = await fetchPage(0)
  if (!first.ok) return first
  const { content, totalElements } = first.value
  if (content.length === 0) return ok([])
  const points = [...content]
  for (const page of remainingPages(totalElements, content.length)) {
    const answer = await fetchPage(page)
    if (!answer.ok) return answer
    if (answer.value.content.length === 0) break
    points.push(...answer.value.content)
  }
  return ok(points)
}

/** The user's service points, read once and shared. */
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
