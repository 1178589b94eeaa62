import { chakra } from '@chakra-ui/react'
import { calendarDayOf, instantOf } from '@remesa/domain/kernel'
import {
  classifyOrders,
  groupServicePoints,
  type LocatedOrder,
  type OrderRow,
  visitsOfToday,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { Button } from '@remesa/ui/kernel'
import { OrderTables } from '@remesa/ui/orders'
import { useCallback, useMemo } from 'react'
import { ApiFailure, failureReason } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { useRowActions } from '../actions'
import type { OrderKey, useOrdersUrl } from '../address'
import { PrintedOrders } from './printed-orders'
import { useUpcomingOrders } from './use-upcoming-orders'

export interface AllPointsProps {
  readonly points: readonly ServicePoint[]
  readonly address: ReturnType<typeof useOrdersUrl>
  /** The order that is open beside the list. */
  readonly openId: string | undefined
}

/** Orders of today and later over all points of the user. One opens with its service point in the address. */
export function AllPoints({ points, address, openId }: AllPointsProps) {
  const t = useT()
  const now = useNow()
  const { timeZone } = usePortal()
  const { openDialog, openRepeat } = address
  const { upcoming, rows } = useUpcomingOrders(points)
  // Only a new day splits the lists again, not every minute of it.
  const today = calendarDayOf(now, timeZone)
  const noon = useMemo(() => instantOf(today, '12:00', timeZone), [today, timeZone])
  const orders = useMemo(() => classifyOrders(rows, { now: noon, timeZone }), [rows, noon, timeZone])
  const pointOf = useMemo(() => pointsByOrder(rows, points), [rows, points])
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
  const visits = useMemo(() => visitsOfToday(orders.today, { now, timeZone }), [orders, now, timeZone])
  return (
    <chakra.div display="grid" gap="4">
      <OrderTables
        state={upcoming.isPending ? 'loading' : upcoming.data === undefined ? 'error' : 'ready'}
        orders={orders}
        showCanceled={false}
        handlersOf={actionsOf}
        openId={openId}
        pointOf={nameOf}
        reason={upcoming.error instanceof ApiFailure ? failureReason(t, upcoming.error) : undefined}
        onRetry={() => void upcoming.refetch()}
        timeZone={timeZone}
        now={noon}
      />
      {upcoming.hasNextPage && (
        <chakra.div display="flex" justifyContent="center">
          <Button isBusy={upcoming.isFetchingNextPage} onClick={() => void upcoming.fetchNextPage()}>
            {t('orders.points.more')}
          </Button>
        </chakra.div>
      )}
      {dialog}
      <PrintedOrders
        place={{ title: t('orders.point.all'), text: t('orders.point.count', { count: countOf(points) }) }}
        today={visits}
        next={orders.next}
        pointOf={nameOf}
        timeZone={timeZone}
        now={now}
      />
    </chakra.div>
  )
}

/** How many points can have orders, as the switcher counts them. */
const countOf = (points: readonly ServicePoint[]): number =>
  groupServicePoints(points)
    .flatMap(({ subclients }) => subclients)
    .flatMap(({ servicePoints }) => servicePoints).length

/** Orders know the id of their point alone; what can be done depends on all of it. */
const pointsByOrder = (rows: readonly LocatedOrder[], points: readonly ServicePoint[]) => {
  const byId = new Map(points.map((point) => [point.id, point]))
  const places = new Map(rows.map(({ serviceId, servicePoint }) => [serviceId, byId.get(servicePoint.id)]))
  return ({ serviceId }: OrderRow) => places.get(serviceId)
}
