import { calendarDayOf, formatDay, instantOf } from '@remesa/domain/kernel'
import {
  classifyOrders,
  type OrderRow,
  orderCountryCode,
  orderKind,
  orderStatus,
  visitsOfToday,
} from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { lazyComponent } from '@remesa/ui/kernel'
import {
  MAX_VISIT_CARDS,
  type OrderRowHandlers,
  OrderTables,
  type OrderTablesState,
  TodayStrip,
} from '@remesa/ui/orders'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { failureReason } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { whenIdle } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
import { useRowActions } from '../actions'
import type { OrderKey, useOrdersUrl } from '../address'
import { useOrderHistory } from '../queries'
import { useTodaysOrders } from './use-todays-orders'

const PrintedOrders = lazyComponent(async () => {
  await whenIdle()
  return (await import('./printed-orders')).PrintedOrders
})

// This code is loaded only for agile service points, so that the page does not contain the calls and schemas of
// declared values.
const DeclaredVisits = lazyComponent(
  async () => (await import('../../declared-values/declared-visits')).DeclaredVisits,
)

export interface OrderHistoryProps {
  readonly servicePoint: ServicePoint
  readonly address: ReturnType<typeof useOrdersUrl>
  /** Id of the order whose detail is open beside the list; `undefined` if none is open. */
  readonly openId: string | undefined
  /** Opens the form of a new order from the empty list; `undefined` if the user may not order. */
  readonly onFirstOrder: (() => void) | undefined
}

/**
 * The orders of one service point. Give the component a `key` for each point, so that it never shows the orders of
 * another point.
 */
export function OrderHistory({ servicePoint, address, openId, onFirstOrder }: OrderHistoryProps) {
  const t = useT()
  const now = useNow()
  const { user } = usePortal()
  const timeZone = servicePointTimeZone(servicePoint, user)
  const { url, openDialog, openRepeat } = address
  const { todaysRows, onWhole } = useTodaysOrders(servicePoint)
  const { history, rows: allRows, window } = useOrderHistory(servicePoint, { isEnabled: true })
  const rows = history.data === undefined ? (todaysRows ?? allRows) : allRows
  const reportWhole = useEffectEvent(onWhole)
  useEffect(() => {
    if (history.isSuccess) reportWhole()
  }, [history.isSuccess])
  // The orders are divided into tables again only when a new day begins, and not every minute.
  const today = calendarDayOf(now, timeZone)
  const noon = useMemo(() => instantOf(today, '12:00', timeZone), [today, timeZone])
  const orders = useMemo(() => classifyOrders(rows, { now: noon, timeZone }), [rows, noon, timeZone])

  const visits = useMemo(
    () => visitsOfToday([...orders.today, ...orders.next], { now, timeZone }),
    [orders, now, timeZone],
  )
  const state = stateOf(history, todaysRows !== undefined)
  const hasVisits = visits.visits.length > 0 || visits.next !== undefined || state === 'loading'
  const hasTodayApart = state !== 'error' && hasVisits && visits.visits.length <= MAX_VISIT_CARDS

  const openDetail = useCallback((detail: OrderKey) => openDialog({ detail }), [openDialog])
  const repeat = useCallback((order: OrderKey) => openRepeat(order), [openRepeat])
  const pointOf = useCallback(() => servicePoint, [servicePoint])
  const [declared, setDeclared] = useState<ReadonlySet<string>>(nothingDeclared)
  const isDeclared = useCallback(
    ({ serviceCode }: OrderRow) => serviceCode !== null && declared.has(serviceCode),
    [declared],
  )
  const { actionsOf, dialog } = useRowActions(pointOf, {
    onDetails: openDetail,
    onRepeat: repeat,
    isDeclared,
  })
  const declarable = servicePoint.agilePickup && hasTodayApart ? openPickups(visits.visits) : []

  return (
    <>
      {declarable.length > 0 && (
        <DeclaredVisits
          countryCode={orderCountryCode(servicePoint, user)}
          codes={declarable}
          // As long as no order has declared values, the state is the same object, so that no row is rendered again.
          onRead={(read) => setDeclared((last) => (read.size + last.size === 0 ? last : read))}
        />
      )}
      {hasTodayApart && (
        <TodayStrip
          today={visits}
          isLoading={state === 'loading'}
          handlersOf={actionsOf}
          openId={openId}
          timeZone={timeZone}
          now={now}
        />
      )}
      <OrderTables
        state={state}
        hasTodayApart={hasTodayApart}
        orders={orders}
        showCanceled={url.canceled}
        handlersOf={actionsOf}
        openId={openId}
        onFirstOrder={onFirstOrder}
        reason={failureReason(t, history.error)}
        onRetry={() => void history.refetch()}
        window={{
          from: formatDay(window.lowerLimitSearch.slice(0, 10)),
          until: formatDay(window.upperLimitSearch.slice(0, 10)),
        }}
        timeZone={timeZone}
        now={noon}
        minute={now}
      />
      {dialog}
      <PrintedOrders
        place={{
          title: servicePoint.description,
          text: `${servicePoint.subclient.description} · ${servicePoint.subclient.client.description}`,
        }}
        today={visits}
        next={orders.next}
        timeZone={timeZone}
        now={now}
      />
    </>
  )
}

const nothingDeclared: ReadonlySet<string> = new Set()

/** The numbers of the pickups that are not finished, among today's visits. */
const openPickups = (visits: readonly { readonly row: OrderRow }[]): readonly string[] =>
  visits.flatMap(({ row }) =>
    row.serviceCode !== null &&
    orderKind(row) === 'pickup' &&
    orderStatus(row.serviceStatusCode).tone !== 'done'
      ? [row.serviceCode]
      : [],
  )

const EPOCH = new Date(0)
const nothing = classifyOrders([], { now: EPOCH, timeZone: 'UTC' })
const noActions = (): OrderRowHandlers => ({ inRow: [], menu: [], rate: null, onAction: () => undefined })

/** The placeholder for the orders while the service points load. It is hidden from screen readers and the keyboard. */
export function OrdersLoading() {
  const { timeZone } = usePortal()
  return (
    <div inert aria-hidden="true">
      <OrderTables
        state="loading"
        orders={nothing}
        showCanceled={false}
        handlersOf={noActions}
        onRetry={() => undefined}
        timeZone={timeZone}
        now={EPOCH}
      />
    </div>
  )
}

const stateOf = (
  history: ReturnType<typeof useOrderHistory>['history'],
  hasToday: boolean,
): OrderTablesState => {
  if (history.isPending) return hasToday ? 'today' : 'loading'
  if (history.data !== undefined) return 'ready'
  return hasToday ? 'today-only' : 'error'
}
