import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import {
  type ClassifiedOrders,
  type HistoryTable,
  type OrderRow,
  orderStatus,
  shownHistoryTables,
} from '@remesa/domain/orders'
import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { CollapsibleSection, DataTable, Switch, useKeptFocus } from '../../kernel'
import { OrdersNotice } from '../orders-notice/orders-notice'
import { orderColumns } from './order-columns'
import { type OrderRowHandlers, RowActions } from './row-actions'

/**
 * `today`: today's orders are loaded, the others are loading; `today-only`: the others failed to load; `error`: nothing
 * could be loaded.
 */
export type OrderTablesState = 'loading' | 'today' | 'today-only' | 'error' | 'ready'

export interface OrderTablesProps {
  readonly state: OrderTablesState
  readonly orders: ClassifiedOrders<OrderRow>
  readonly showCanceled: boolean
  readonly onShowCanceledChange: (detail: { readonly value: boolean }) => void
  /** The actions of a row. A new function rerenders all rows. */
  readonly handlersOf: (row: OrderRow) => OrderRowHandlers
  readonly onRetry: () => void
  /** First and last day of the history, formatted: `14/11/2026`. */
  readonly window: { readonly from: string; readonly until: string }
  /** IANA zone in which times are shown. */
  readonly timeZone: string
}

const titles: Readonly<Record<HistoryTable, MessageKey>> = {
  today: 'orders.bucket.today',
  next: 'orders.bucket.next',
  previous: 'orders.bucket.previous',
  cancelled: 'orders.bucket.cancelled',
}

const columnWidths = ['13%', '8%', '16%', '16%', '12%', '13%']

const bucketsStyle: SystemStyleObject = {
  '& .r-together': { whiteSpace: 'nowrap' },
  // If there is room, the four tables share their columns, so that their edges align.
  '@container (min-width: 70rem)': {
    '& section table': { tableLayout: 'fixed' },
    '& section th.r-actions': { width: '8.75rem' },
    ...Object.fromEntries(
      columnWidths.map((width, index) => [`& thead th:nth-of-type(${index + 1})`, { width }]),
    ),
  },
  // If there is little room, cells shrink before anything has to scroll.
  '@container (min-width: 44rem) and (max-width: 69.99rem)': {
    '& section table th, & section table td': { px: '2.5' },
    // When it has to scroll, the actions stay in view.
    '& section table .r-actions': { position: 'sticky', insetInlineEnd: '0', bg: 'surface' },
    '& section thead .r-actions': { bg: 'bg' },
    '& section tbody tr:hover .r-actions': { bg: 'bg.hover' },
  },
  // A card leaves out what is still unknown.
  '@container (max-width: 43.99rem)': { '& section tbody td:has(.r-none)': { display: 'none' } },
}

/**
 * The history of a service point in four tables by day. Cancelled orders show on request, and only if there are any.
 */
export function OrderTables(props: OrderTablesProps) {
  const { state, orders, showCanceled, onShowCanceledChange, handlersOf, onRetry, window, timeZone } = props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  // The heading of the section that the row was in.
  useKeptFocus(box, orders, (control) => control.closest('section')?.querySelector<HTMLElement>('h2 button'))
  // The switch responds to the press before the table is drawn.
  const isCanceledShown = useDeferredValue(showCanceled)
  if (state === 'error') return <OrdersNotice kind="history-failed" onRetry={onRetry} />
  const buckets = bucketsOf(props, isCanceledShown)
  return (
    <chakra.div ref={box} css={bucketsStyle} display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
        <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('orders.window', window)}
        </chakra.p>
        <Switch label={t('orders.showCanceled')} value={showCanceled} onChange={onShowCanceledChange} />
      </chakra.div>
      {buckets.map((bucket) => (
        <Bucket
          key={bucket}
          bucket={bucket}
          isLoading={state === 'loading' || (state === 'today' && bucket !== 'today')}
          rows={orders[bucket]}
          handlersOf={handlersOf}
          timeZone={timeZone}
        />
      ))}
      {state === 'today-only' && <OrdersNotice kind="rest-failed" onRetry={onRetry} />}
    </chakra.div>
  )
}

const bucketsOf = (
  { state, orders }: Pick<OrderTablesProps, 'state' | 'orders'>,
  isCanceledShown: boolean,
): readonly HistoryTable[] =>
  state === 'today-only'
    ? ['today']
    : shownHistoryTables(orders, { showsCancelled: isCanceledShown && state !== 'today' })

interface BucketProps extends Pick<OrderTablesProps, 'handlersOf' | 'timeZone'> {
  readonly bucket: HistoryTable
  readonly isLoading: boolean
  readonly rows: readonly OrderRow[]
}

/** Rerenders only for new rows or actions: opening a dialog does not affect it. */
const Bucket = memo(function Bucket({ bucket, isLoading, rows, handlersOf, timeZone }: BucketProps) {
  const t = useT()
  const columns = useMemo(() => orderColumns(t, timeZone), [t, timeZone])
  const actionsOf = useCallback(
    (row: OrderRow) => <RowActions row={row} {...handlersOf(row)} />,
    [handlersOf],
  )
  const title = t(titles[bucket])
  const count = rows.length
  return (
    <CollapsibleSection
      title={title}
      count={isLoading ? undefined : count}
      countText={t('orders.bucket.count', { count })}
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowId={rowId}
        isLoading={isLoading}
        skeletonRows={bucket === 'today' ? 2 : 3}
        rowTone={rowTone}
        rowActions={actionsOf}
      />
    </CollapsibleSection>
  )
})

const rowTone = (row: OrderRow) => orderStatus(row.serviceStatusCode).tone

/** Rows without an id yet are identified by their code and times. */
const rowId = ({ serviceId, serviceCode, requestedTime, requestInitialTime }: OrderRow): string =>
  serviceId ?? JSON.stringify([serviceCode, requestedTime, requestInitialTime])
