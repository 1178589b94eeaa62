import {
  buildOrdersReportRequest,
  HISTORY_EXPORT_OK_KEY,
  historyWindow,
  type OrdersReportRequest,
  type OrdersReportType,
  offeredOrdersReports,
} from '@remesa/domain/orders'
import { OrdersExportMenu as Menu, type OrdersExportState } from '@remesa/ui/orders'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { type ApiFailure, endpointQueryOptions, useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { useNotify } from '../../kernel/notices'
import { usePortal } from '../../kernel/state'
import { hasPopup } from '../new-order'
import type { OrdersExportProps } from './orders-export.types'

export interface OrdersExportMenuProps extends OrdersExportProps {
  readonly boxRef: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onBusyChange: (isBusy: boolean) => void
  readonly onClose: () => void
}

/** Asks for the reports and requests the chosen one, one at a time. */
export function OrdersExportMenu({
  filters,
  countryCode,
  boxRef,
  isOpen,
  onBusyChange,
  onClose,
}: OrdersExportMenuProps) {
  const api = useApi()
  const now = useNow()
  const notify = useNotify()
  const { config, timeZone } = usePortal()
  const types = useQuery({
    // Silent: the menu itself shows that they are loading, and that they did not come.
    ...endpointQueryOptions(api.reports.orderTypes, {}, { isSilent: true }),
    enabled: isOpen,
    staleTime: 5 * 60_000,
  })
  const isUnderWay = useRef(false)
  /** A request whose answer was lost goes out again under its own key. */
  const unanswered = useRef<{ readonly text: string; readonly key: string }>(undefined)

  const request = async (body: OrdersReportRequest) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    onBusyChange(true)
    const text = JSON.stringify(body)
    const key = unanswered.current?.text === text ? unanswered.current.key : crypto.randomUUID()
    unanswered.current = { text, key }
    const answer = await api.reports.requestOrders({ body }, { idempotencyKey: key })
    isUnderWay.current = false
    onBusyChange(false)
    if (answer.ok) {
      unanswered.current = undefined
      notify({ tone: 'success', key: HISTORY_EXPORT_OK_KEY })
    } else if (answer.error.kind !== 'aborted' && !hasPopup(answer.error)) {
      notify({ tone: 'warning', key: 'orders.export.failed' })
    }
  }
  const choose = ({ type }: { readonly type: OrdersReportType }) => {
    const window = historyWindow(config, { now, timeZone })
    void request(buildOrdersReportRequest(type, filters, { window, countryCode }))
  }

  if (!isOpen) return null
  return <Menu boxRef={boxRef} state={stateOf(types, filters)} onChoose={choose} onClose={onClose} />
}

const stateOf = (
  { data, error, isFetching, refetch }: UseQueryResult<OrdersReportType[], ApiFailure>,
  filters: OrdersExportProps['filters'],
): OrdersExportState => {
  if (data !== undefined) return { kind: 'ready', reports: offeredOrdersReports(data, filters) }
  return error === null || isFetching ? { kind: 'loading' } : { kind: 'error', onRetry: () => void refetch() }
}
