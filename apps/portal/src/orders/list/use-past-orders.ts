import { acrossPointsCalls } from '@remesa/api-client/contract'
import { type HistoryWindow, ordersAtPoints, type PastList } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { PastState } from '@remesa/ui/orders'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiFailure, useClientOf } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { pointsByCountry, UPCOMING_ORDERS } from '../queries'
import { distinct } from './use-upcoming-orders'

const PAGE_SIZE = 100

interface PastOptions {
  readonly window: HistoryWindow
  readonly isEnabled: boolean
  /** Whether to read every page, because orders that match the filters may be on any page. */
  readonly wantsAll: boolean
}

/**
 * The past or the cancelled orders of all points on the days of the history. The countries are read one after another.
 * (FIL-4)
 */
export const usePastOrders = (
  list: PastList,
  points: readonly ServicePoint[],
  { window, isEnabled, wantsAll }: PastOptions,
) => {
  const api = useClientOf(acrossPointsCalls)
  const { user } = usePortal()
  const codes = useMemo(() => pointsByCountry(points, user).map(({ code }) => code), [points, user])
  const past = useInfiniteQuery({
    queryKey: [...UPCOMING_ORDERS, list, codes, window],
    initialPageParam: { country: 0, page: 0 },
    queryFn: async ({ pageParam, signal }) => {
      const { country, page } = pageParam
      const query = { list, ...window, page, size: PAGE_SIZE }
      // A failure opens no popup: the list itself shows loading, and today's orders do not depend on past orders.
      const answer = await api.orders.past(
        { params: { countryCode: codes[country] ?? '' }, query },
        { signal, silent: true },
      )
      if (!answer.ok) throw new ApiFailure(answer.error)
      return answer.value
    },
    getNextPageParam: ({ content, totalElements }, _, { country, page }) => {
      const isWhole = content.length === 0 || (page + 1) * PAGE_SIZE >= totalElements
      if (!isWhole) return { country, page: page + 1 }
      return country + 1 < codes.length ? { country: country + 1, page: 0 } : undefined
    },
    enabled: isEnabled,
  })
  const { data, hasNextPage, isFetching, isError, isFetchingNextPage, fetchNextPage } = past
  const goesOn = isEnabled && wantsAll && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  const rows = useMemo(
    () =>
      isEnabled ? ordersAtPoints(distinct(data?.pages.flatMap(({ content }) => content) ?? []), points) : [],
    [isEnabled, data, points],
  )
  const state: PastState | undefined =
    isEnabled && !(isError && data === undefined)
      ? {
          isLoading: data === undefined,
          onMore: hasNextPage ? () => void fetchNextPage() : undefined,
          isLoadingMore: isFetchingNextPage,
        }
      : undefined
  return { rows, state }
}
