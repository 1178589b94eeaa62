import { chakra } from '@chakra-ui/react'
import { type CalendarDay, formatDay, isProviderUser } from '@remesa/domain/kernel'
import {
  isOrderServicePoint,
  type LocatedOrder,
  type OrdersNarrowing as Narrowing,
  type OrderRow,
  orderDay,
  visitsOfToday,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { Button } from '@remesa/ui/kernel'
import { OrdersNarrowing, OrdersNotice, PointOrders, TodaysLine } from '@remesa/ui/orders'
import { useCallback, useEffect, useMemo } from 'react'
import { ApiFailure, failureReason } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { lazyDialog } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
import { useRowActions } from '../actions'
import type { ListedOrder, OrderKey, useOrdersUrl } from '../address'
import { PrintedOrders } from './printed-orders'
import type { useOrderFilters } from './use-order-filters'
import { listedOrders, usePointOrders } from './use-point-orders'

// This code is loaded only when it is needed, because few users have so many service points that they search for one.
// `lazyDialog` also loads the texts of dialogs, which include the texts of this search.
const PointFinder = lazyDialog(async () => (await import('./point-finder')).PointFinder)

export interface AllPointsProps {
  readonly points: readonly ServicePoint[]
  readonly address: ReturnType<typeof useOrdersUrl>
  readonly switcher: ReturnType<typeof useOrderFilters>['switcher']
  /** Id of the order whose detail is open beside the list; `undefined` if none is open. */
  readonly openId: string | undefined
  /** Called with the orders that the list shows, from top to bottom. */
  readonly onListed: (orders: readonly ListedOrder[]) => void
}

/** Largest number of service points in a select. Users with more points search for a point. */
const MAX_LISTED_POINTS = 200

/**
 * The orders of all service points of the user: the totals of today, today's orders in groups, and the orders of other
 * days. Opening an order adds its service point to the URL.
 */
export function AllPoints({ points, address, switcher, openId, onListed }: AllPointsProps) {
  const t = useT()
  const now = useNow()
  const { brand, timeZone, user } = usePortal()
  const { url, openDialog, openRepeat, replace } = address
  const { narrowing, isByPoint } = url
  const list = usePointOrders(points, url)
  const { upcoming, all, countries, totals, window, day, hasToday } = list
  const listed = useMemo(
    () =>
      listedOrders(
        countries.map(({ orders }) => orders),
        { now, timeZone },
      ),
    [countries, now, timeZone],
  )
  useEffect(() => onListed(listed), [onListed, listed])
  const pointOf = useMemo(() => pointsByOrder(all, points), [all, points])
  const openDetail = useCallback(
    (detail: OrderKey, { id }: ServicePoint) => openDialog({ detail, servicePointId: id }),
    [openDialog],
  )
  const repeat = useCallback(
    (order: OrderKey, { id }: ServicePoint) => openRepeat(order, { servicePointId: id }),
    [openRepeat],
  )
  const { actionsOf, dialog } = useRowActions(pointOf, { onDetails: openDetail, onRepeat: repeat })
  const nameOf = useCallback((row: OrderRow) => pointOf(row)?.description ?? '', [pointOf])
  const offered = useMemo(() => points.filter(isOrderServicePoint), [points])
  const narrow = (next: Narrowing) => replace({ narrowing: next })
  if (upcoming.data === undefined && upcoming.isError)
    return (
      <OrdersNotice
        kind="history-failed"
        reason={upcoming.error instanceof ApiFailure ? failureReason(t, upcoming.error) : undefined}
        onRetry={() => void upcoming.refetch()}
      />
    )
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {isProviderUser(user, brand) && (
        <PointFinder points={offered} switcher={switcher} onFound={openDialog} />
      )}
      <TodaysLine totals={totals} />
      <OrdersNarrowing
        value={narrowing}
        onChange={narrow}
        sorting={isByPoint ? 'point' : 'time'}
        onSort={(by) => replace({ isByPoint: by === 'point' })}
        counts={totals?.counts}
        clients={clientsOf(offered)}
        points={choiceOf(offered, narrowing)}
        days={daysOf(all, narrowing.day, timeZone)}
      />
      <PointOrders
        isLoading={!hasToday && countries.length === 0}
        countries={countries}
        past={list.past}
        handlersOf={actionsOf}
        openId={openId}
        pointOf={nameOf}
        onClear={list.isNarrowed ? () => narrow({}) : undefined}
        window={{
          from: formatDay(window.lowerLimitSearch.slice(0, 10)),
          until: formatDay(window.upperLimitSearch.slice(0, 10)),
        }}
        timeZone={timeZone}
        now={now}
        day={day}
      />
      {upcoming.hasNextPage && hasToday && (
        <chakra.div display="flex" justifyContent="center">
          <Button isBusy={upcoming.isFetchingNextPage} onClick={() => void upcoming.fetchNextPage()}>
            {t('orders.points.more')}
          </Button>
        </chakra.div>
      )}
      {dialog}
      <PrintedOrders
        place={{ title: t('orders.point.all'), text: t('orders.point.count', { count: offered.length }) }}
        today={visitsOfToday(
          countries.flatMap(({ orders }) => orders.today),
          { now, timeZone },
        )}
        next={countries.flatMap(({ orders }) => orders.next)}
        pointOf={nameOf}
        timeZone={timeZone}
        now={now}
      />
    </chakra.div>
  )
}

/**
 * The service points of orders, by the ids of the orders. An order contains only the id of its service point, but its
 * actions depend on the whole point.
 */
const pointsByOrder = (rows: readonly LocatedOrder[], points: readonly ServicePoint[]) => {
  const byId = new Map(points.map((point) => [point.id, point]))
  const places = new Map(rows.map(({ serviceId, servicePoint }) => [serviceId, byId.get(servicePoint.id)]))
  return ({ serviceId }: OrderRow) => places.get(serviceId)
}

const clientsOf = (points: readonly ServicePoint[]) => {
  const clients = new Map(points.map(({ subclient }) => [subclient.client.id, subclient.client.description]))
  return [...clients].map(([id, name]) => ({ id, name }))
}

const choiceOf = (points: readonly ServicePoint[], { client, point }: Narrowing) => {
  const ofClient = points.filter(({ subclient }) => client === undefined || subclient.client.id === client)
  const shown = ofClient.length > MAX_LISTED_POINTS ? ofClient.filter(({ id }) => id === point) : ofClient
  return shown.map(({ id, description }) => ({ id, name: description }))
}

/** The days on which there are orders, and the chosen day. */
const daysOf = (
  rows: readonly LocatedOrder[],
  chosen: CalendarDay | undefined,
  timeZone: string,
): readonly CalendarDay[] => {
  const days = rows.flatMap((row) => orderDay(row, timeZone) ?? [])
  return [...new Set(chosen === undefined ? days : [...days, chosen])].toSorted()
}
