import { portalPages } from '@remesa/domain/abilities'
import { groupServicePoints } from '@remesa/domain/orders'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { inTime } from '../../kernel/loading'
import { local, userKey } from '../../kernel/storage'
import { BEHIND_MS } from '../../kernel/time-limits'
import type { PageStart } from '../../session/page-start'
import { readOrdersUrl } from '../address'
import {
  type HistoryScope,
  historyQuery,
  historyScope,
  servicePointsQuery,
  todaysOrdersQuery,
} from '../queries'
import { chosenPoint, wantedFilters } from './chosen-point'
import { createFilterMemory } from './filter-memory'
import { lastShown, likelyScope } from './last-shown'

/**
 * Requests the first data of the page before the page is rendered. The service points are requested together with
 * the user. The orders of the service point that this browser showed last are requested at once, and discarded if
 * the page shows another point. Other orders are requested when the service point is known. Resolves when today's
 * orders have arrived or failed. The page requests failed data again, and shows the failure. (HIS-1)
 */
export const prefetchOrders = async (start: PageStart): Promise<void> => {
  const { api, queries, url } = start
  const now = start.now()
  const likely = likelyScope(readOrdersUrl(url.pathname, url.search), lastShown(local).read())
  const early = likely && requestHistory(api, queries, likely, now, { isSilent: true })
  const scope = await scopeOf(start)
  if (early !== undefined && !isSame(likely, scope)) early.drop()
  if (scope === undefined) return
  const { todays, whole } = requestHistory(api, queries, scope, now, { isShownInPlace: true })
  await todays
  await inTime(whole, BEHIND_MS)
}

const isSame = (one: HistoryScope | undefined, other: HistoryScope | undefined): boolean =>
  hashKey([one]) === hashKey([other])

/**
 * The history of the service point that the page will show; `undefined` if no point is chosen or the user may not see
 * orders.
 */
const scopeOf = async (start: PageStart): Promise<HistoryScope | undefined> => {
  const { api, queries, url, portal } = start
  const reading = queries.fetchQuery(servicePointsQuery(api)).catch(() => undefined)
  const loaded = await portal
  if (!loaded.ok) return undefined
  const { user, ability } = loaded.value
  if (!ability.can('read', portalPages.orders.subject)) return undefined
  const memory = createFilterMemory(local, userKey(user))
  const wanted = wantedFilters(readOrdersUrl(url.pathname, url.search), memory.read)
  if (wanted.isAll === true) void requestAllPoints(start, user.country.code)
  const points = await reading
  if (points === undefined) return undefined
  const { servicePoint } = chosenPoint(groupServicePoints(points), wanted).resolved
  return servicePoint && historyScope(servicePoint, loaded.value)
}

/** Requests the first orders of all service points of a country. */
const requestAllPoints = async (start: PageStart, countryCode: string): Promise<void> => {
  const { prefetchUpcomingOrders } = await import('./upcoming-orders-query')
  await prefetchUpcomingOrders(start, countryCode)
}

/**
 * Requests today's orders and the whole history of a service point, if they are neither cached nor already being
 * requested.
 */
const requestHistory = (
  api: PortalApi,
  queries: QueryClient,
  scope: HistoryScope,
  now: Date,
  options: Parameters<typeof historyQuery>[3],
) => {
  const [todays, whole] = [
    todaysOrdersQuery(api, scope, now),
    historyQuery(api, scope, now, options),
  ] as const
  return {
    todays: queries.prefetchQuery(todays),
    whole: queries.prefetchQuery(whole),
    drop: () => {
      // Only queries that no page shows are removed. A query that a page shows may have other days than requested here,
      // because settings that arrived late have changed the days of the list.
      for (const { queryKey } of [todays, whole]) {
        void queries.cancelQueries({ queryKey, type: 'inactive' })
        queries.removeQueries({ queryKey, type: 'inactive' })
      }
    },
  }
}
