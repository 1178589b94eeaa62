import { chakra } from '@chakra-ui/react'
import {
  type ClassifiedOrders,
  groupByDay,
  type HistoryTable,
  type OrderRow,
  orderStatus,
  shownHistoryTables,
} from '@remesa/domain/orders'
import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { CollapsibleSection, DataTable, latePart, made, useKeptFocus } from '../../kernel'
import type { NoOrdersProps } from '../orders-notice/no-orders'
import { OrdersNotice } from '../orders-notice/orders-notice'
import { useDateText } from '../use-date-text'
import { orderColumns, type RowDay } from './order-columns'
import { orderTablesStyle } from './order-tables.recipe'
import { type OrderRowHandlers, RowActions } from './row-actions'

// Few see it: a point without any order.
const NoOrders = latePart<NoOrdersProps>(async () => (await import('../orders-notice/no-orders')).NoOrders)

/**
 * `today`: today's orders are loaded, the others are loading; `today-only`: the others failed to load; `error`: nothing
 * could be loaded.
 */
export type OrderTablesState = 'loading' | 'today' | 'today-only' | 'error' | 'ready'

export interface OrderTablesProps {
  readonly state: OrderTablesState
  readonly orders: ClassifiedOrders<OrderRow>
  readonly showCanceled: boolean
  /** The actions of a row. A new function rerenders all rows. */
  readonly handlersOf: (row: OrderRow) => OrderRowHandlers
  /** Whether today stands elsewhere on the page, so that the tables begin with the next days. */
  readonly hasTodayApart?: boolean | undefined
  /** The order that is open beside the tables. */
  readonly openId?: string | undefined
  /** Why loading failed and what can be done; `undefined`: unknown. */
  readonly reason?: string | undefined
  readonly onRetry: () => void
  /** First and last day of the history, formatted: `14/11/2026`; `undefined`: it has no end. */
  readonly window?: { readonly from: string; readonly until: string } | undefined
  /** Name of the service point of a row, where the tables hold orders of several. Previous ones are left out then. */
  readonly pointOf?: ((row: OrderRow) => string) | undefined
  /** Requests an order where there is none; `undefined`: the user may not. */
  readonly onFirstOrder?: (() => void) | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  /** Any moment of today. Another one rerenders all rows. */
  readonly now: Date
}

const titles: Readonly<Record<HistoryTable, MessageKey>> = {
  today: 'orders.bucket.today',
  next: 'orders.bucket.next',
  previous: 'orders.bucket.previous',
  cancelled: 'orders.bucket.cancelled',
}

const TablesBox = made('div', ({ css }) => css({ ...orderTablesStyle, display: 'grid', gap: '4' }))

/**
 * The history of a service point in four tables by day. Cancelled orders show on request, and only if there are any.
 */
export function OrderTables(props: OrderTablesProps) {
  const { state, orders, showCanceled, handlersOf, reason, onRetry, window, pointOf } = props
  const { timeZone, now, openId } = props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  // The heading of the section that the row was in.
  useKeptFocus(box, orders, (control) => control.closest('section')?.querySelector<HTMLElement>('h2 button'))
  // The switch responds to the press before the table is drawn.
  const isCanceledShown = useDeferredValue(showCanceled)
  if (state === 'error') return <OrdersNotice kind="history-failed" reason={reason} onRetry={onRetry} />
  const buckets = bucketsOf(props, isCanceledShown)
  if (state === 'ready' && ['today' as const, ...buckets].every((bucket) => orders[bucket].length === 0))
    return <NoOrders window={window} onFirstOrder={props.onFirstOrder} />
  return (
    <TablesBox ref={box} {...(pointOf === undefined ? {} : { 'data-points': '' })}>
      {buckets.map((bucket) => (
        <Bucket
          key={bucket}
          bucket={bucket}
          isLoading={state === 'loading' || (state === 'today' && bucket !== 'today')}
          rows={orders[bucket]}
          handlersOf={handlersOf}
          pointOf={pointOf}
          timeZone={timeZone}
          now={now}
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
  {
    state,
    orders,
    pointOf,
    hasTodayApart = false,
  }: Pick<OrderTablesProps, 'state' | 'orders' | 'pointOf' | 'hasTodayApart'>,
  isCanceledShown: boolean,
): readonly HistoryTable[] => {
  if (pointOf !== undefined) return ['today', 'next']
  const shown = shownHistoryTables(orders, { showsCancelled: isCanceledShown && state !== 'today' })
  return shown.filter(
    (table) => (table === 'today' && !hasTodayApart) || (table !== 'today' && state !== 'today-only'),
  )
}

interface BucketProps
  extends Pick<OrderTablesProps, 'handlersOf' | 'pointOf' | 'timeZone' | 'now' | 'openId'> {
  readonly bucket: HistoryTable
  readonly isLoading: boolean
  readonly rows: readonly OrderRow[]
}

/** Rerenders only for new rows or actions: opening a dialog does not affect it. */
const Bucket = memo(function Bucket(props: BucketProps) {
  const { bucket, isLoading, rows, handlersOf, pointOf, timeZone, now, openId } = props
  const t = useT()
  const dateText = useDateText()
  const { rows: ordered, dayOf } = useMemo(() => byDay(rows, { now, timeZone }), [rows, now, timeZone])
  const openerOf = useCallback(
    (row: OrderRow) => {
      const { menu, onAct } = handlersOf(row)
      const isPossible = menu.some(({ act, reason }) => act === 'details' && reason === undefined)
      return isPossible ? () => onAct('details') : undefined
    },
    [handlersOf],
  )
  const columns = useMemo(
    () => orderColumns({ t, timeZone, dayOf, dateText, pointOf, openerOf }),
    [t, timeZone, dayOf, dateText, pointOf, openerOf],
  )
  const actionsOf = useCallback(
    (row: OrderRow) => <RowActions row={row} {...handlersOf(row)} />,
    [handlersOf],
  )
  const title = t(titles[bucket])
  const count = rows.length
  return (
    <CollapsibleSection
      name={bucket}
      title={title}
      count={isLoading ? undefined : count}
      countText={t('orders.bucket.count', { count })}
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={ordered}
        rowId={rowId}
        isLoading={isLoading}
        skeletonRows={bucket === 'today' ? 2 : 3}
        rowTone={rowTone}
        rowActions={actionsOf}
        openerOf={openerOf}
        openId={openId}
      />
    </CollapsibleSection>
  )
})

/** The rows of a table under their days, and the day of each. (ORD-142) */
const byDay = (rows: readonly OrderRow[], clock: { readonly now: Date; readonly timeZone: string }) => {
  const days = new Map<OrderRow, RowDay>()
  for (const { rows: ofDay, ...named } of groupByDay(rows, clock))
    for (const row of ofDay) days.set(row, { ...named, isRepeated: row !== ofDay[0] })
  const none: RowDay = { day: undefined, word: 'none', isRepeated: false }
  return { rows: [...days.keys()], dayOf: (row: OrderRow) => days.get(row) ?? none }
}

const rowTone = (row: OrderRow) => orderStatus(row.serviceStatusCode).tone

/** Rows without an id yet are identified by their code and times. */
const rowId = ({ serviceId, serviceCode, requestedTime, requestInitialTime }: OrderRow): string =>
  serviceId ?? JSON.stringify([serviceCode, requestedTime, requestInitialTime])
