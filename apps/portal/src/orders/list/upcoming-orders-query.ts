import type { ApiClient } from '@remesa/api-client'
import { type AcrossPointsCalls, acrossPointsCalls } from '@remesa/api-client/contract'
import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure, type ClientOf } from '../../kernel/api'
import { UPCOMING_ORDERS } from '../queries'

/** Rows of a page, so that the orders of today are on one page for most users. */
export const PAGE_SIZE = 100

/** A page of one country's orders that is read. */
export interface PageOfCountry {
  readonly country: number
  readonly page: number
}

const FIRST_PAGE: PageOfCountry = { country: 0, page: 0 }

/** The pages of orders of today and later, over all points of these countries. */
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
    // Silent: the list shows its own loading and failure.
    const answer = await orders.upcoming(
      { params: { countryCode }, query: { page, size: PAGE_SIZE } },
      { signal, silent: true },
    )
    if (!answer.ok) throw new ApiFailure(answer.error)
    return answer.value
  },
})

/** Requests the first page of the orders of a user whose points are likely all in one country. */
export const prefetchUpcomingOrders = (
  { clientOf, queries }: { readonly clientOf: ClientOf; readonly queries: QueryClient },
  countryCode: string,
): Promise<void> =>
  queries.prefetchInfiniteQuery(upcomingOrdersQuery(clientOf(acrossPointsCalls), [countryCode]))
