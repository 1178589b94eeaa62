import { portalPages } from '@remesa/domain/abilities'
import { groupServicePoints } from '@remesa/domain/orders'
import { local, userKey } from '../../kernel/storage'
import type { PageStart } from '../../session/keeper/page-start'
import { readOrdersUrl } from '../address'
import { historyQuery, servicePointsQuery, todaysOrdersQuery } from '../queries'
import { chosenPoint, wantedFilters } from './chosen-point'
import { createFilterMemory } from './filter-memory'

/**
 * Requests what the page shows first before the page is drawn: the points together with the user, and the orders as soon
 * as the point is known. What fails is requested again by the page, which shows it. (HIS-1)
 */
export const prefetchOrders = async ({ api, queries, url, portal, timeZone }: PageStart): Promise<void> => {
  const [loaded, points] = await Promise.all([
    portal,
    queries.fetchQuery(servicePointsQuery(api)).catch(() => undefined),
  ])
  if (!loaded.ok || points === undefined) return
  const { user, config, ability } = loaded.value
  if (!ability.can('read', portalPages.orders.subject)) return
  const memory = createFilterMemory(local, userKey(user))
  const wanted = wantedFilters(readOrdersUrl(url.pathname, url.search), memory.read)
  const { servicePoint } = chosenPoint(groupServicePoints(points), wanted).resolved
  if (servicePoint === undefined) return
  const of = { servicePoint, user, config, timeZone, now: new Date() }
  void queries.prefetchQuery(todaysOrdersQuery(api, of))
  void queries.prefetchQuery(historyQuery(api, of, { isShownInPlace: true }))
}
