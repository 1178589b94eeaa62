import { acrossPointsCalls } from '@remesa/api-client/contract'
import { holdsAllOfToday, type LocatedOrder, ordersAtPoints } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useClientOf } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { POLL_MS } from '../../kernel/time-limits'
import { type PointsOfCountry, pointsByCountry, unlessJustRead } from '../queries'
import { PAGE_SIZE, type PageOfCountry, upcomingOrdersQuery } from './upcoming-orders-query'

/**
 * The orders of all service points from today on, page by page. The pages with today's orders of every country come
 * first. The pages are read again every half minute while the browser tab is visible. (FIL-4)
 *
 * @param options.wantsAll whether to read every page, because orders that match the filters may be on any page.
 */
export const useUpcomingOrders = (
  points: readonly ServicePoint[],
  { wantsAll }: { readonly wantsAll: boolean },
) => {
  const api = useClientOf(acrossPointsCalls)
  const now = useNow()
  const { user } = usePortal()
  const countries = useMemo(() => pointsByCountry(points, user), [points, user])
  const upcoming = useInfiniteQuery({
    ...upcomingOrdersQuery(
      api,
      countries.map(({ code }) => code),
    ),
    getNextPageParam: (_, pages, __, params): PageOfCountry | undefined => {
      const read = readPages(countries, pages, params)
      const next = read.find((country) => !holdsToday(country, now)) ?? read.find(({ isWhole }) => !isWhole)
      return next && { country: next.index, page: next.pages }
    },
    refetchInterval: POLL_MS,
    refetchOnMount: unlessJustRead,
  })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = upcoming
  const hasToday =
    data !== undefined &&
    readPages(countries, data.pages, data.pageParams as readonly PageOfCountry[]).every((country) =>
      holdsToday(country, now),
    )
  const goesOn = (wantsAll || !hasToday) && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  const rows = useMemo(
    () => ordersAtPoints(distinct(data?.pages.flatMap(({ content }) => content) ?? []), points),
    [data, points],
  )
  return { upcoming, rows, hasToday }
}

interface ReadCountry extends PointsOfCountry {
  readonly index: number
  /** Number of pages with orders of the country that have been read so far. */
  readonly pages: number
  readonly rows: readonly LocatedOrder[]
  readonly isWhole: boolean
}

const readPages = (
  countries: readonly PointsOfCountry[],
  pages: readonly PageOfOrders[],
  params: readonly PageOfCountry[],
): readonly ReadCountry[] =>
  countries.map((country, index) => {
    const own = pages.filter((_, at) => params[at]?.country === index)
    const last = own.at(-1)
    const isWhole =
      last !== undefined && (last.content.length === 0 || own.length * PAGE_SIZE >= last.totalElements)
    return { ...country, index, pages: own.length, rows: last?.content ?? [], isWhole }
  })

interface PageOfOrders {
  readonly content: readonly LocatedOrder[]
  readonly totalElements: number
}

const holdsToday = ({ isWhole, rows, zones }: ReadCountry, now: Date): boolean =>
  isWhole || holdsAllOfToday(rows, { now, zones })

/**
 * The rows, with each order once. The back end sends an order twice if the order moves to a later page during the
 * reading.
 */
export const distinct = (rows: readonly LocatedOrder[]): readonly LocatedOrder[] => [
  ...new Map(rows.map((row) => [row.serviceId ?? row, row])).values(),
]
