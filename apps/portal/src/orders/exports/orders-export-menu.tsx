import {
  buildOrdersReportRequest,
  HISTORY_EXPORT_OK_KEY,
  historyWindow,
  type OrdersReportRequest,
  type OrdersReportType,
  offeredOrdersReports,
} from '@remesa/domain/orders'
import type { MenuListProps } from '@remesa/ui/kernel'
import { OrdersExportMenu as Menu, type OrdersExportState } from '@remesa/ui/orders'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ApiFailure, endpointQueryOptions, useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { useRequestReport } from '../../kernel/write'
import type { OrdersExportProps } from './orders-export.types'

export interface OrdersExportMenuProps extends OrdersExportProps, MenuListProps {
  readonly onBusyChange: (isBusy: boolean) => void
}

/** Reads the reports and requests the chosen one, one at a time. */
export function OrdersExportMenu({ filters, countryCode, onBusyChange, ...list }: OrdersExportMenuProps) {
  const api = useApi()
  const now = useNow()
  const { config, timeZone } = usePortal()
  const types = useQuery({
    // Silent: the menu shows its own loading and failure.
    ...endpointQueryOptions(api.reports.orderTypes, {}, { isSilent: true }),
    enabled: list.isOpen,
    staleTime: 5 * 60_000,
  })
  const { isBusy, request } = useRequestReport<OrdersReportRequest>({
    call: (body, options) => api.reports.requestOrders({ body }, options),
    okKey: HISTORY_EXPORT_OK_KEY,
  })
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])
  const choose = ({ type }: { readonly type: OrdersReportType }) => {
    const window = historyWindow(config, { now, timeZone })
    request(buildOrdersReportRequest(type, filters, { window, countryCode }))
  }
  return <Menu {...list} state={stateOf(types, filters)} onChoose={choose} />
}

const stateOf = (
  { data, error, isFetching, refetch }: UseQueryResult<OrdersReportType[], ApiFailure>,
  filters: OrdersExportProps['filters'],
): OrdersExportState => {
  if (data !== undefined) return { kind: 'ready', reports: offeredOrdersReports(data, filters) }
  return error === null || isFetching ? { kind: 'loading' } : { kind: 'error', onRetry: () => void refetch() }
}
