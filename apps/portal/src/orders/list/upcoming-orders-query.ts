import type { ApiClient } from '@remesa/api-client'
import { type AcrossPointsCalls, acrossPointsCalls } from '@remesa/api-client/contract'
import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure, type ClientOf } from '../../kernel/api'
import { UPCOMING_ORDERS } from '../queries'

/** Number of rows of a page. It is so large that most users have all orders of today on one page. */
export const PAGE_SIZE = 100

/** A page of the orders of one country. */
export interface PageOfCountry {
  readonly country: number
  readonly page: number
}

const FIRST_PAGE: PageOfCountry = { country: 0, page: 0 }

/** The query of the orders of all service points in these countries, from today on, page by page. */
export const upcomingOrdersQuery = (
  { orders }: ApiClient<AcrossPointsCalls>,
  countryCodes: readonly string[],
) => ({
  queryKey: [...UPCOMING_ORDERS, countryCodes],
  initialPageParam: FIRST_PAGE,
  queryFn: async ({
    pageParam,
    signal,
  }: {
    readonly pageParam: PageOfCountry
    readonly signal: AbortSignal
  }) => {
    const { country, page } = pageParam
    const countryCode = countryCodes[country] ?? ''
    // A failure opens no popup, because the list shows loading and failure itself.
    const answer = await orders.upcoming(
      { params: { countryCode }, query: { page, size: PAGE_SIZE } },
      { signal, silent: true },
    )
    if (!answer.ok) throw new ApiFailure(answer.error)
    return answer.value
  },
})

/** Requests the first page of orders for a user whose service points are probably all in one country. */
export const prefetchUpcomingOrders = (
  { clientOf, queries }: { readonly clientOf: ClientOf; readonly queries: QueryClient },
  countryCode: string,
): Promise<void> =>
  queries.prefetchInfiniteQuery(upcomingOrdersQuery(clientOf(acrossPointsCalls), [countryCode]))
