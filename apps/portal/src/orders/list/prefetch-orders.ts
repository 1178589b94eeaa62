import { portalPages } from '@remesa/domain/abilities'
import { groupServicePoints } from '@remesa/domain/orders'
import { inTime } from '../../kernel/loading'
import { local, userKey } from '../../kernel/storage'
import type { PageStart } from '../../session/keeper/page-start'
import { readOrdersUrl } from '../address'
import { historyQuery, servicePointsQuery, todaysOrdersQuery } from '../queries'
import { chosenPoint, wantedFilters } from './chosen-point'
import { createFilterMemory } from './filter-memory'

/** A short history arrives right behind today's orders: then both are drawn at once. */
const BEHIND_MS = 60

/**
 * Requests what the page shows first before the page is drawn: the points together with the user, and the orders as soon
 * as the point is known. Returns when today's are there, or not to be had. What fails is requested again by the page,
 * which shows it. (HIS-1)
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
  const todays = queries.prefetchQuery(todaysOrdersQuery(api, of))
  const whole = queries.prefetchQuery(historyQuery(api, of, { isShownInPlace: true }))
  await todays
  await inTime(whole, BEHIND_MS)
}
