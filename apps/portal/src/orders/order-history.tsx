import { formatDay } from '@remesa/domain/kernel'
import {
  classifyOrders,
  externalServicePointId,
  historyWindow,
  type OrderRow,
  orderCountryCode,
  orderKind,
  type RequestType,
  rowActions,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { OrderTables } from '@remesa/ui/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { endpointQueryOptions, useApi, useNow, useOnceWanted, usePortal } from '../kernel'
import type { useOrdersUrl } from './use-orders-url'

const OrderDetail = lazy(async () => ({ default: (await import('./order-detail')).OrderDetail }))

/** The types whose detail can be read. */
const readableTypes: readonly RequestType[] = ['pickup']

export interface OrderHistoryProps {
  readonly servicePoint: ServicePoint
  readonly address: ReturnType<typeof useOrdersUrl>
}

const none: readonly OrderRow[] = []

/** The orders of one service point. Give it a key per point: nothing of another point may be shown for a moment. */
export function OrderHistory({ servicePoint, address }: OrderHistoryProps) {
  const api = useApi()
  const now = useNow()
  const { ability, brand, config, timeZone, user } = usePortal()
  const { url, replace, openDialog, closeDialog } = address
  const countryCode = orderCountryCode(servicePoint, user)
  const window = historyWindow(config, { now, timeZone })
  const history = useQuery({
    ...endpointQueryOptions(api.orders.history, {
      params: { countryCode, servicePointId: externalServicePointId(servicePoint) },
      query: window,
    }),
    // At midnight the window moves by a day: the orders that both days show stay until the new ones are there.
    placeholderData: keepPreviousData,
  })
  const rows = history.data?.requestHistorials.services ?? none
  const orders = useMemo(() => classifyOrders(rows, { now, timeZone }), [rows, now, timeZone])
  const detail = url.detail && readableTypes.includes(url.detail.type) ? url.detail : undefined

  const isDetailWanted = useOnceWanted(detail !== undefined)

  const handlersOf = (row: OrderRow) => {
    const type = orderKind(row)
    const { details } = rowActions(row, { ability, config, now, brand })
    if (!details.allowed || type === undefined || !readableTypes.includes(type) || row.serviceId === null) {
      return { onDetails: undefined }
    }
    const { serviceId } = row
    return { onDetails: () => openDialog({ detail: { type, serviceId } }) }
  }

  return (
    <>
      <OrderTables
        state={history.isPending ? 'loading' : history.data === undefined ? 'error' : 'ready'}
        orders={orders}
        showCanceled={url.canceled}
        onShowCanceledChange={({ value }) => replace({ canceled: value })}
        handlersOf={handlersOf}
        onRetry={() => void history.refetch()}
        window={{
          from: formatDay(window.lowerLimitSearch.slice(0, 10)),
          until: formatDay(window.upperLimitSearch.slice(0, 10)),
        }}
        timeZone={timeZone}
      />
      {isDetailWanted && (
        <Suspense fallback={null}>
          <OrderDetail orderKey={detail} countryCode={countryCode} rows={rows} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  )
}
