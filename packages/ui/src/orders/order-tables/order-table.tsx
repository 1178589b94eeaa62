import { groupByDay, type OrderRow, orderTone } from '@remesa/domain/orders'
import { memo, useCallback, useMemo, useState } from 'react'
import { useT } from '../../i18n'
import { CollapsibleSection, DataTable } from '../../kernel'
import { useDateText } from '../use-date-text'
import { orderColumns, type RowDay } from './order-columns'
import { type OrderRowHandlers, RowActions } from './row-actions'

export interface OrderTableProps {
  /** Name of the section as `data-name`, which the styles of its columns refer to. */
  readonly name: string
  readonly title: string
  readonly isLoading: boolean
  readonly skeletonRows: number
  readonly rows: readonly OrderRow[]
  /** Returns the actions of a row. If the function changes, all rows are rendered again. */
  readonly handlersOf: (row: OrderRow) => OrderRowHandlers
  /** Returns the name of the service point of a row; `undefined` if all orders are of one point. */
  readonly pointOf?: ((row: OrderRow) => string) | undefined
  /** Whether the table is collapsed at first. */
  readonly isFolded?: boolean | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  readonly now: Date
  /** Id of the order whose details are shown beside the table. */
  readonly openId: string | undefined
}

/**
 * One table of orders under a heading. A click on the heading collapses the table. The table is rendered again only
 * if its rows or actions change.
 */
export const OrderTable = memo(function OrderTable(props: OrderTableProps) {
  const { name, title, isLoading, rows, handlersOf, pointOf, timeZone, now, openId } = props
  const t = useT()
  const dateText = useDateText()
  const [isOpen, setOpen] = useState(props.isFolded !== true)
  const { rows: ordered, dayOf } = useMemo(() => byDay(rows, { now, timeZone }), [rows, now, timeZone])
  const openerOf = useCallback(
    (row: OrderRow) => {
      const { menu, onAction } = handlersOf(row)
      const isPossible = menu.some(({ action, reason }) => action === 'details' && reason === undefined)
      return isPossible ? () => onAction('details') : undefined
    },
    [handlersOf],
  )
  const columns = useMemo(
    () => orderColumns({ t, timeZone, now, dayOf, dateText, pointOf, openerOf }),
    [t, timeZone, now, dayOf, dateText, pointOf, openerOf],
  )
  const actionsOf = useCallback(
    (row: OrderRow) => <RowActions row={row} {...handlersOf(row)} />,
    [handlersOf],
  )
  const rowTone = useCallback((row: OrderRow) => orderTone(row, { now, timeZone }), [now, timeZone])
  const count = rows.length
  return (
    <CollapsibleSection
      name={name}
      title={title}
      count={isLoading ? undefined : count}
      countText={t('orders.bucket.count', { count })}
      isOpen={isOpen}
      onToggle={(detail) => setOpen(detail.isOpen)}
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={ordered}
        rowId={rowId}
        isLoading={isLoading}
        skeletonRows={props.skeletonRows}
        rowTone={rowTone}
        rowActions={actionsOf}
        openerOf={openerOf}
        openId={openId}
      />
    </CollapsibleSection>
  )
})

/** The rows of a table sorted by day, each with its day. (ORD-142) */
const byDay = (rows: readonly OrderRow[], clock: { readonly now: Date; readonly timeZone: string }) => {
  const days = new Map<OrderRow, RowDay>()
  for (const { rows: ofDay, ...named } of groupByDay(rows, clock))
    for (const row of ofDay) days.set(row, { ...named, isRepeated: row !== ofDay[0] })
  const none: RowDay = { day: undefined, word: 'none', isRepeated: false }
  return { rows: [...days.keys()], dayOf: (row: OrderRow) => days.get(row) ?? none }
}

/** The id of a row. A row that has no id yet is identified by its code and its times. */
const rowId = ({ serviceId, serviceCode, requestedTime, requestInitialTime }: OrderRow): string =>
  serviceId ?? JSON.stringify([serviceCode, requestedTime, requestInitialTime])
