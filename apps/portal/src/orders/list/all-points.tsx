import { chakra } from '@chakra-ui/react'
import { calendarDayOf, instantOf } from '@remesa/domain/kernel'
import { classifyOrders, type LocatedOrder, type OrderRow, orderKind } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { Button } from '@remesa/ui/kernel'
import { type OrderRowHandlers, OrderTables } from '@remesa/ui/orders'
import { useCallback, useMemo } from 'react'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import type { useOrdersUrl } from '../address'
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
  const { openDialog } = address
  const { upcoming, rows } = useUpcomingOrders(points)
  // Only a new day splits the lists again, not every minute of it.
  const today = calendarDayOf(now, timeZone)
  const noon = useMemo(() => instantOf(today, '12:00', timeZone), [today, timeZone])
  const orders = useMemo(() => classifyOrders(rows, { now: noon, timeZone }), [rows, noon, timeZone])
  const placeOf = useMemo(() => placesById(rows), [rows])
  const handlersOf = useCallback(
    (row: OrderRow): OrderRowHandlers => ({
      inRow: [],
      menu: [{ act: 'details', reason: undefined }],
      rate: row.serviceRate,
      onAct: () => {
        const [{ serviceId }, type] = [row, orderKind(row)]
        if (serviceId === null || type === undefined) return
        openDialog({ detail: { type, serviceId }, servicePointId: placeOf(row)?.id })
      },
    }),
    [openDialog, placeOf],
  )
  const pointOf = useCallback((row: OrderRow) => placeOf(row)?.description ?? '', [placeOf])
  return (
    <chakra.div display="grid" gap="4">
      <OrderTables
        state={upcoming.isPending ? 'loading' : upcoming.data === undefined ? 'error' : 'ready'}
        orders={orders}
        showCanceled={false}
        handlersOf={handlersOf}
        openId={openId}
        pointOf={pointOf}
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
    </chakra.div>
  )
}

const placesById = (rows: readonly LocatedOrder[]) => {
  const places = new Map(rows.map(({ serviceId, servicePoint }) => [serviceId, servicePoint]))
  return ({ serviceId }: OrderRow) => places.get(serviceId)
}
