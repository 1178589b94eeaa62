import { acrossPointsCalls } from '@remesa/api-client/contract'
import { type LocatedOrder, orderCountryCode, ordersAtPoints } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiFailure, useClientOf } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { UPCOMING_ORDERS } from '../queries'

const PAGE_SIZE = 50
/** There is no stream of changes over several points. */
const REREAD_MS = 30_000

/** Which page of which country is read. */
interface PageOfCountry {
  readonly country: number
  readonly page: number
}

/**
 * Orders of today and later over all points, page by page: those of one country after those of another, for the rare
 * user with points in several. They are read again every half minute while the page is visible. (FIL-4)
 */
export const useUpcomingOrders = (points: readonly ServicePoint[]) => {
  const api = useClientOf(acrossPointsCalls)
  const { user } = usePortal()
  const countries = [...new Set(points.map((point) => orderCountryCode(point, user)))].toSorted()
  const upcoming = useInfiniteQuery({
    queryKey: [...UPCOMING_ORDERS, countries],
    initialPageParam: { country: 0, page: 0 } satisfies PageOfCountry,
    queryFn: async ({ pageParam, signal }) => {
      const { country, page } = pageParam
      // Silent: the list shows its own loading and failure.
      const answer = await api.orders.upcoming(
        { params: { countryCode: countries[country] ?? '' }, query: { page, size: PAGE_SIZE } },
        { signal, silent: true },
      )
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
    getNextPageParam: ({ content, totalElements }, _, { country, page }): PageOfCountry | undefined => {
      const isWhole = content.length === 0 || (page + 1) * PAGE_SIZE >= totalElements
      if (!isWhole) return { country, page: page + 1 }
      return country + 1 < countries.length ? { country: country + 1, page: 0 } : undefined
    },
    refetchInterval: REREAD_MS,
    refetchOnMount: 'always',
  })
  const rows = useMemo(
    () => ordersAtPoints(distinct(upcoming.data?.pages.flatMap(({ content }) => content) ?? []), points),
    [upcoming.data, points],
  )
  return { upcoming, rows }
}

/** An order that moved to a later page meanwhile came twice. */
const distinct = (rows: readonly LocatedOrder[]): readonly LocatedOrder[] => [
  ...new Map(rows.map((row) => [row.serviceId ?? row, row])).values(),
]
