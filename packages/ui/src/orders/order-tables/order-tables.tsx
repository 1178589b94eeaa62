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

// Only few service points have no orders, so the code for this case is loaded only when it is needed.
const NoOrders = lazyComponent<NoOrdersProps>(
  async () => (await import('../orders-notice/no-orders')).NoOrders,
)

/**
 * The loading state of the tables. `today`: today's orders are loaded, and the other orders are loading;
 * `today-only`: the other orders failed to load; `error`: nothing could be loaded.
 */
export type OrderTablesState = 'loading' | 'today' | 'today-only' | 'error' | 'ready'

export interface OrderTablesProps {
  readonly state: OrderTablesState
  readonly orders: ClassifiedOrders<OrderRow>
  readonly showCanceled: boolean
  /** Returns the actions of a row. If the function changes, all rows are rendered again. */
  readonly handlersOf: (row: OrderRow) => OrderRowHandlers
  /** Whether another part of the page shows today's orders, so that the tables begin with the next days. */
  readonly hasTodayApart?: boolean | undefined
  /** Id of the order whose details are shown beside the tables. */
  readonly openId?: string | undefined
  /** The reason why loading failed and the next step for the user; `undefined` if the reason is unknown. */
  readonly reason?: string | undefined
  readonly onRetry: () => void
  /** First and last day of the history, formatted: `14/11/2026`; `undefined` if the history has no end. */
  readonly window?: { readonly from: string; readonly until: string } | undefined
  /** Opens the form for the first order of the service point; `undefined` if the user may not request orders. */
  readonly onFirstOrder?: (() => void) | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  /** A moment of the current day. Change this value rarely, because a new value renders all rows again. */
  readonly now: Date
  /**
   * The current moment, which decides whether visits of today are late; by default `now`. A new value renders only the
   * late visits again.
   */
  readonly minute?: Date | undefined
}

/** The heading of each of the four tables. */
export const titles: Readonly<Record<HistoryTable, MessageKey>> = {
  today: 'orders.bucket.today',
  next: 'orders.bucket.next',
  previous: 'orders.bucket.previous',
  cancelled: 'orders.bucket.cancelled',
}

/** The element that contains tables of orders with shared column widths. */
export const TablesBox = cachedStyle('div', ({ css }) =>
  css({ ...orderTablesStyle, display: 'grid', gap: '4' }),
)

/**
 * The orders of a service point in four tables by day. The table of cancelled orders is shown only on request, and only
 * if there are any.
 */
export function OrderTables(props: OrderTablesProps) {
  const { state, orders, showCanceled, handlersOf, reason, onRetry, window } = props
  const { timeZone, now, openId } = props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, orders, orderFallbacks)
  // The switch shows its new state before the table is rendered.
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
