import { countryName } from '@remesa/domain/country'
import { calendarDayOf, textOrder } from '@remesa/domain/kernel'
import {
  type ClassifiedOrders,
  classifyOrders,
  groupVisits,
  historyWindow,
  type LocatedOrder,
  narrowOrders,
  orderByPoint,
  orderKind,
  todaysTotals,
  visitGroups,
} from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import type { OrdersOfCountry } from '@remesa/ui/orders'
import { useMemo, useState } from 'react'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import type { ListedOrder, OrdersUrl } from '../address'
import { pointsByCountry } from '../queries'
import { usePastOrders } from './use-past-orders'
import { useUpcomingOrders } from './use-upcoming-orders'

/**
 * The orders of all service points of the user, filtered and sorted as the URL says, and the totals of today. (FIL-4,
 * FIL-7)
 */
export const usePointOrders = (
  points: readonly ServicePoint[],
  { narrowing, isByPoint, canceled }: Pick<OrdersUrl, 'narrowing' | 'isByPoint' | 'canceled'>,
) => {
  const t = useT()
  const now = useNow()
  const { config, locale, timeZone, user } = usePortal()
  const isNarrowed = Object.values(narrowing).some((part) => part !== undefined)
  const { upcoming, rows, hasToday } = useUpcomingOrders(points, { wantsAll: isNarrowed })
  const day = useDayStart(points, now)
  const window = useMemo(() => historyWindow(config, { now: day, timeZone }), [config, day, timeZone])
  const reading = { window, wantsAll: isNarrowed }
  const previous = usePastOrders('previous', points, { ...reading, isEnabled: hasToday })
  const cancelled = usePastOrders('cancelled', points, { ...reading, isEnabled: hasToday && canceled })
  const all = useMemo(
    () => [...rows, ...previous.rows, ...cancelled.rows],
    [rows, previous.rows, cancelled.rows],
  )
  // Only a filter by group depends on the minute, because orders move from one group to another as time passes.
  const minute = narrowing.group === undefined ? day : now
  const shown = useMemo(
    () => narrowOrders(all, narrowing, { now: minute, timeZone }),
    [all, narrowing, minute, timeZone],
  )
  const countries = useMemo((): readonly OrdersOfCountry[] => {
    const compare = textOrder(locale)
    const sorted = (list: readonly LocatedOrder[]) =>
      isByPoint ? orderByPoint(list, { timeZone, compare }) : list
    return pointsByCountry(points, user)
      .map(({ code, points: own }) => {
        const country = own[0]?.subclient.client.country
        const ids = new Set(own.map(({ id }) => id))
        const { today, next, ...past } = classifyOrders(
          shown.filter(({ servicePoint }) => ids.has(servicePoint.id)),
          { now: day, timeZone },
        )
        return {
          name: country ? countryName(country, (key) => (t.knows(key) ? t(key) : undefined)) : code,
          orders: {
            today: sorted(today),
            next: sorted(next),
            previous: sorted(past.previous),
            cancelled: sorted(past.cancelled),
          },
        }
      })
      .filter(({ orders }) => Object.values(orders).some((list) => list.length > 0))
      .toSorted((a, b) => compare(a.name, b.name))
  }, [points, shown, isByPoint, day, timeZone, locale, user, t])
  const totals = useMemo(() => {
    const clock = { now, timeZone }
    // The filter by group does not change the totals, because a user chooses a group by its total.
    return hasToday
      ? todaysTotals(narrowOrders(rows, { ...narrowing, group: undefined }, clock), clock)
      : undefined
  }, [hasToday, rows, narrowing, now, timeZone])
  return {
    upcoming,
    all,
    countries,
    totals,
    past: { previous: previous.state, cancelled: cancelled.state },
    window,
    day,
    isNarrowed,
    hasToday,
  }
}

/** The orders of a list over several points, from top to bottom, without orders whose detail can't be opened. */
export const listedOrders = (
  lists: readonly ClassifiedOrders<LocatedOrder>[],
  clock: { readonly now: Date; readonly timeZone: string },
): readonly ListedOrder[] =>
  lists.flatMap(({ today, next, previous, cancelled }) => {
    const groups = groupVisits(today, clock)
    const rows = [...visitGroups.flatMap((group) => groups[group]), ...next, ...previous, ...cancelled]
    return rows.flatMap((row) => {
      const type = orderKind(row)
      return type === undefined || row.serviceId === null
        ? []
        : [{ type, serviceId: row.serviceId, servicePointId: row.servicePoint.id }]
    })
  })

/**
 * A time on the current day. This time changes only when a new day begins in the time zone of a service point. Only
 * then are the orders divided into lists again.
 */
const useDayStart = (points: readonly ServicePoint[], now: Date): Date => {
  const { user } = usePortal()
  const zones = new Set(points.map((point) => servicePointTimeZone(point, user)))
  const days = [...zones].map((zone) => calendarDayOf(now, zone)).join()
  const [seen, setSeen] = useState({ days, now })
  if (seen.days !== days) setSeen({ days, now })
  return seen.days === days ? seen.now : now
}
