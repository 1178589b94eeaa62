import { chakra, type SystemStyleObject } from '@chakra-ui/react'
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
import { CollapsibleSection, DataTable, latePart, useKeptFocus, visuallyHidden } from '../../kernel'
import type { NoOrdersProps } from '../orders-notice/no-orders'
import { OrdersNotice } from '../orders-notice/orders-notice'
import { useDateText } from '../use-date-text'
import { orderColumns, type RowDay } from './order-columns'
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

/** Widths of the columns that all tables share. The type takes what is left. */
const columnWidths: Readonly<Record<string, string>> = {
  day: '8rem',
  requested: '6.75rem',
  planned: '6.75rem',
  completed: '6rem',
  id: '4.5rem',
  status: '9.25rem',
  amount: '7.25rem',
}

/** The same beside an open order, where a row keeps its menu alone. */
const narrowWidths: Readonly<Record<string, string>> = {
  day: '6.25rem',
  requested: '5.75rem',
  planned: '5.75rem',
  completed: '5.75rem',
  id: '3.75rem',
  status: '9rem',
  amount: '6.5rem',
}

/** The same on a wide page, where hours over midnight and long amounts stay in one line. */
const wideWidths: Readonly<Record<string, string>> = {
  day: '13%',
  requested: '12.5%',
  planned: '12.5%',
  completed: '9%',
  id: '8%',
  status: '12%',
  amount: '11%',
}

const widthsOf = (widths: Readonly<Record<string, string>>, tables = '&') =>
  Object.fromEntries(
    Object.entries(widths).map(([column, width]) => [`${tables} thead [data-col=${column}]`, { width }]),
  )

/** Widths where the orders of several points share tables, which leave out the hour of completion for the point. */
const widthsWithPoint: Readonly<Record<string, string>> = {
  day: '13%',
  requested: '10%',
  planned: '10%',
  point: '15%',
  id: '7%',
  status: '13%',
  amount: '10.5%',
}

/** An order in three lines: when and how much, what, and how far it is. The whole card opens it. */
const cardsOf = (table: string, row = `${table} tbody`) => ({
  [table]: { minWidth: 0 },
  [`${row} tr`]: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    px: '4',
    py: '2.5',
    // Two empty items break the card into three lines.
    '&::before, &::after': { content: '""', flexBasis: 'full' },
    '&::before': { order: 5 },
    '&::after': { order: 8 },
  },
  [`${row} :is(td, th)[data-col]`]: {
    display: 'block',
    width: 'auto',
    p: '0',
    '&::before': { content: 'none' },
  },
  [`${row} [data-col]:has(.r-none, .r-repeated)`]: { display: 'none' },
  // One hour, the surest: three in a line, without their headings, would be a riddle.
  [`${row} tr:has([data-col=planned] .r-hours) [data-col=requested]`]: { display: 'none' },
  [`${row} tr:has([data-col=completed] .r-hours) :is([data-col=requested], [data-col=planned])`]: {
    display: 'none',
  },
  [`${row} [data-col=day]`]: { order: 0, flexBasis: 'full', color: 'fg.muted' },
  [`${row} [data-col=completed]`]: { order: 1 },
  [`${row} [data-col=planned]`]: { order: 2 },
  [`${row} [data-col=requested]`]: { order: 3 },
  [`${row} [data-col=amount]`]: { order: 4, marginInlineStart: 'auto' },
  [`${row} [data-col=type]`]: { order: 6 },
  [`${row} [data-col=point]`]: { order: 7 },
  [`${row} [data-col=id]`]: { order: 7, fontWeight: 'normal', color: 'fg.muted' },
  [`${row} [data-col=status]`]: { order: 9 },
  [`${row} td.r-actions`]: { order: 10, width: 'auto', p: '0', marginInlineStart: 'auto', my: '-2' },
})

const bucketsStyle: SystemStyleObject = {
  containerType: 'inline-size',
  '& section': { position: 'relative' },
  '& .r-together': { whiteSpace: 'nowrap' },
  '& .r-kind': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& svg': { color: 'fg.muted', flexShrink: 0 },
  },
  '& .r-day b': { fontWeight: 'semibold' },
  '& .r-repeated': visuallyHidden,
  // A planned hour stands out from a requested one.
  '& tbody [data-col=requested]': { color: 'fg.muted' },
  '& tbody :is([data-col=planned], [data-col=completed])': { fontWeight: 'semibold' },
  '& tbody [data-col=amount]': { fontWeight: 'medium' },
  '& section table tbody tr:has(.r-repeated) > [data-col=day]': { borderTopColor: 'transparent' },
  // If there is room, the four tables share their columns, so that their edges align.
  '@container (min-width: 46rem)': {
    // Narrower, its rows are cards.
    '& section table': { tableLayout: 'fixed', minW: '53.5rem' },
    '& section th.r-actions': { width: '7.75rem' },
    ...widthsOf(columnWidths),
    '&[data-points] section [data-col=completed]': { display: 'none' },
    ...widthsOf(widthsWithPoint, '&[data-points]'),
  },
  // The column of the points takes the room of the acts, which stand in the menu as well.
  '@container (min-width: 46rem) and (max-width: 74.99rem)': {
    '&[data-points] section th.r-actions': { width: '3.25rem' },
    '&[data-points] section :is(td, th):not([data-first])': { px: '2' },
    '&[data-points] .r-actions-row > :not(:last-child)': { display: 'none' },
  },
  '@container (min-width: 75rem)': {
    ...widthsOf(wideWidths),
    // The heading of the section stands in its place.
    '& thead [data-col=day]': { textIndent: '-100vw', overflow: 'hidden' },
  },
  // On a wide page the heading of a section shares the line of the columns.
  '@container (min-width: 75.25rem)': {
    '& section:has(h2 [aria-expanded=true]) > div:first-of-type': {
      position: 'absolute',
      zIndex: 1,
      minH: '8',
      maxW: '13%',
      gap: '1.5',
      paddingInlineEnd: '0',
      whiteSpace: 'nowrap',
      '& + div > div': { borderTopWidth: '0' },
    },
  },
  '@container (min-width: 46rem) and (max-width: 53.49rem)': {
    '& section table': { tableLayout: 'fixed', minW: '46rem' },
    '& section :is(td, th):not([data-first])': { px: '2' },
    '& section th.r-actions': { width: '3.25rem' },
    '& .r-actions-row > :not(:last-child)': { display: 'none' },
    ...widthsOf(narrowWidths),
    ...widthsOf({ ...narrowWidths, point: '13%', id: '4rem' }, '&[data-points]'),
  },
  // With less, each table leaves out the hour that matters least in it.
  '@container (min-width: 46rem) and (max-width: 61.49rem)': {
    '& section:not([data-name=previous]) [data-col=completed]': { display: 'none' },
    '& section[data-name=previous] [data-col=planned]': { display: 'none' },
  },
  '@container (max-width: 45.99rem)': cardsOf('& section [data-density] table'),
  ...cardsOf('& section [data-density][data-cards] table'),
}

/**
 * The history of a service point in four tables by day. Cancelled orders show on request, and only if there are any.
 */
export function OrderTables(props: OrderTablesProps) {
  const { state, orders, showCanceled, handlersOf, onRetry, window, pointOf } = props
  const { timeZone, now, openId } = props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  // The heading of the section that the row was in.
  useKeptFocus(box, orders, (control) => control.closest('section')?.querySelector<HTMLElement>('h2 button'))
  // The switch responds to the press before the table is drawn.
  const isCanceledShown = useDeferredValue(showCanceled)
  if (state === 'error') return <OrdersNotice kind="history-failed" onRetry={onRetry} />
  const buckets = bucketsOf(props, isCanceledShown)
  if (state === 'ready' && ['today' as const, ...buckets].every((bucket) => orders[bucket].length === 0))
    return <NoOrders window={window} onFirstOrder={props.onFirstOrder} />
  return (
    <chakra.div
      ref={box}
      css={bucketsStyle}
      display="grid"
      gap="4"
      {...(pointOf === undefined ? {} : { 'data-points': '' })}
    >
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
      {state === 'today-only' && <OrdersNotice kind="rest-failed" onRetry={onRetry} />}
      {window !== undefined && (
        <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('orders.window', window)}
        </chakra.p>
      )}
    </chakra.div>
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
