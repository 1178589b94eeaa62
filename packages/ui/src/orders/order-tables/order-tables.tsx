import { chakra } from '@chakra-ui/react'
import {
  type ClassifiedOrders,
  type HistoryTable,
  type OrderRow,
  shownHistoryTables,
} from '@remesa/domain/orders'
import { useDeferredValue, useRef } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { cachedStyle, lazyComponent, useKeptFocus } from '../../kernel'
import { orderFallbacks } from '../order-fallbacks'
import type { NoOrdersProps } from '../orders-notice/no-orders'
import { OrdersNotice } from '../orders-notice/orders-notice'
import { OrderTable } from './order-table'
import { orderTablesStyle } from './order-tables.recipe'
import type { OrderRowHandlers } from './row-actions'

// This component is loaded late, because few service points have no order at all.
const NoOrders = lazyComponent<NoOrdersProps>(
  async () => (await import('../orders-notice/no-orders')).NoOrders,
)

/**
 * `today`: today's orders are loaded, the others are loading; `today-only`: the others failed to load; `error`: nothing
 * could be loaded.
 */
export type OrderTablesState = 'loading' | 'today' | 'today-only' | 'error' | 'ready'

export interface OrderTablesProps {
  readonly state: OrderTablesState
  readonly orders: ClassifiedOrders<OrderRow>
  readonly showCanceled: boolean
  /** Returns the actions of a row. A new function rerenders all rows. */
  readonly handlersOf: (row: OrderRow) => OrderRowHandlers
  /** Whether today's orders are shown elsewhere on the page, so that the tables begin with the next days. */
  readonly hasTodayApart?: boolean | undefined
  /** The order that is open beside the tables. */
  readonly openId?: string | undefined
  /** The reason why loading failed and what the user can do; `undefined` if the reason is unknown. */
  readonly reason?: string | undefined
  readonly onRetry: () => void
  /** First and last day of the history, formatted: `14/11/2026`; `undefined` if the history has no end. */
  readonly window?: { readonly from: string; readonly until: string } | undefined
  /** Requests the first order if the service point has no orders; `undefined` if the user may not. */
  readonly onFirstOrder?: (() => void) | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  /** The current day, as one of its moments. A new value rerenders all rows. */
  readonly now: Date
  /** The moment by which visits of today are late. A new value rerenders only the late visits. `now` by default. */
  readonly minute?: Date | undefined
}

/** The heading of each of the four tables. */
export const titles: Readonly<Record<HistoryTable, MessageKey>> = {
  today: 'orders.bucket.today',
  next: 'orders.bucket.next',
  previous: 'orders.bucket.previous',
  cancelled: 'orders.bucket.cancelled',
}

/** The element around tables of orders, which share their columns. */
export const TablesBox = cachedStyle('div', ({ css }) =>
  css({ ...orderTablesStyle, display: 'grid', gap: '4' }),
)

/**
 * The history of a service point in four tables by day. Cancelled orders are shown only on request, and only if there
 * are any.
 */
export function OrderTables(props: OrderTablesProps) {
  const { state, orders, showCanceled, handlersOf, reason, onRetry, window } = props
  const { timeZone, now, openId } = props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, orders, orderFallbacks)
  // The switch responds to the press before the table is rendered.
  const isCanceledShown = useDeferredValue(showCanceled)
  if (state === 'error') return <OrdersNotice kind="history-failed" reason={reason} onRetry={onRetry} />
  const buckets = bucketsOf(props, isCanceledShown)
  if (state === 'ready' && ['today' as const, ...buckets].every((bucket) => orders[bucket].length === 0))
    return <NoOrders window={window} onFirstOrder={props.onFirstOrder} />
  return (
    <TablesBox ref={box}>
      {buckets.map((bucket) => (
        <OrderTable
          key={bucket}
          name={bucket}
          title={t(titles[bucket])}
          isLoading={state === 'loading' || (state === 'today' && bucket !== 'today')}
          skeletonRows={bucket === 'today' ? 2 : 3}
          rows={orders[bucket]}
          handlersOf={handlersOf}
          timeZone={timeZone}
          now={bucket === 'today' ? (props.minute ?? now) : now}
          openId={orders[bucket].some(({ serviceId }) => serviceId === openId) ? openId : undefined}
        />
      ))}
      {state === 'today-only' && <OrdersNotice kind="rest-failed" reason={reason} onRetry={onRetry} />}
      {window !== undefined && (
        <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('orders.window', window)}
        </chakra.p>
      )}
    </TablesBox>
  )
}

const bucketsOf = (
  { state, orders, hasTodayApart = false }: Pick<OrderTablesProps, 'state' | 'orders' | 'hasTodayApart'>,
  isCanceledShown: boolean,
): readonly HistoryTable[] => {
  const shown = shownHistoryTables(orders, { showsCancelled: isCanceledShown && state !== 'today' })
  return shown.filter(
    (table) => (table === 'today' && !hasTodayApart) || (table !== 'today' && state !== 'today-only'),
  )
}
