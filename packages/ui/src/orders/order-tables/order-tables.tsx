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
 * `today`: the orders of today are there, and all others on their way; `today-only`: the others did not come; `error`: nothing
 * came.
 */
export type OrderTablesState = 'loading' | 'today' | 'today-only' | 'error' | 'ready'

export interface OrderTablesProps {
  readonly state: OrderTablesState
  readonly orders: ClassifiedOrders<OrderRow>
  readonly showCanceled: boolean
  readonly onShowCanceledChange: (detail: { readonly value: boolean }) => void
  /** What can be done with a row. Another function draws all rows anew. */
  readonly handlersOf: (row: OrderRow) => OrderRowHandlers
  readonly onRetry: () => void
  /** Days that the history covers, both shown: `14/11/2026`. */
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
  // Where there is room, the four tables share their columns, so that the eye runs down one edge.
  '@container (min-width: 70rem)': {
    '& section table': { tableLayout: 'fixed' },
    '& section th.r-actions': { width: '8.75rem' },
    ...Object.fromEntries(
      columnWidths.map((width, index) => [`& thead th:nth-of-type(${index + 1})`, { width }]),
    ),
  },
  // Where there is little, cells move closer before anything has to be scrolled.
  '@container (min-width: 44rem) and (max-width: 69.99rem)': {
    '& section table th, & section table td': { px: '2.5' },
    // And when they have to be, the actions stay in sight.
    '& section table .r-actions': { position: 'sticky', insetInlineEnd: '0', bg: 'surface' },
    '& section thead .r-actions': { bg: 'bg' },
    '& section tbody tr:hover .r-actions': { bg: 'bg.hover' },
  },
  // A card leaves out what is not known yet.
  '@container (max-width: 43.99rem)': { '& section tbody td:has(.r-none)': { display: 'none' } },
}

/** The history of a service point in four tables by day. Cancelled orders show when asked for, and only if there are any. */
export function OrderTables(props: OrderTablesProps) {
  const { state, orders, showCanceled, onShowCanceledChange, handlersOf, onRetry, window, timeZone } = props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  // The heading of the section that the row was in.
  useKeptFocus(box, orders, (control) => control.closest('section')?.querySelector<HTMLElement>('h2 button'))
  // The switch answers the press before the table is drawn.
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

/** Draws itself anew only for other rows or other actions: opening a dialog leaves it alone. */
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

/** Rows without an id yet are told apart by their code and times. */
const rowId = ({ serviceId, serviceCode, requestedTime, requestInitialTime }: OrderRow): string =>
  serviceId ?? JSON.stringify([serviceCode, requestedTime, requestInitialTime])
