import { formatMoney } from '@remesa/domain/kernel'
import {
  amountsByCurrency,
  type CurrencyAmount,
  type NamedDay,
  type OrderRow,
  orderTimeZone,
  rowTimes,
  visitHours,
  type WireSpan,
} from '@remesa/domain/orders'
import type { Translate } from '../../i18n'
import { type DataColumn, MoneyText } from '../../kernel'
import { KindIcon } from '../order-fields/kind-icon'
import { OrderState } from '../order-fields/order-state'
import { hoursText, isWholeDay } from '../order-times'
import { orderName, orderTypeText } from '../order-words'

/** The day of a row, and whether the row above has the same day. */
export interface RowDay extends NamedDay {
  readonly isRepeated: boolean
}

interface OrderColumnsOptions {
  readonly t: Translate
  readonly timeZone: string
  readonly now: Date
  readonly dayOf: (row: OrderRow) => RowDay
  /** Returns a day in a short format: `Tue 24 Nov`. */
  readonly dateText: (day: string) => string
  /**
   * Returns the name of the service point of a row; `undefined` if the tables have no column of points, because all
   * orders are of one point.
   */
  readonly pointOf?: ((row: OrderRow) => string) | undefined
  /** Returns the function that opens the details of a row; `undefined` if the row has no details. */
  readonly openerOf: (row: OrderRow) => (() => void) | undefined
}

/**
 * The columns of the four tables: first the times, then type and number, then state and amount. If the orders are of
 * several points, the tables have a single column of hours, and a column of points. (ORD-HIS-26 to 32)
 */
export const orderColumns = ({
  t,
  timeZone,
  now,
  dayOf,
  dateText,
  pointOf,
  openerOf,
}: OrderColumnsOptions): readonly DataColumn<OrderRow>[] => {
  const hours = (span: WireSpan, row: OrderRow) => {
    const text = hoursText(span, dayOf(row).day, orderTimeZone(row, timeZone))
    // A range of hours within one day stays on one line. A range over midnight may wrap before its end.
    const [start, end] = text?.split(/(?<= \u2013) /) ?? []
    if (end === undefined) return start
    return (
      <span className="r-wraps">
        <span className="r-together">{start}</span> <span className="r-together">{end}</span>
      </span>
    )
  }
  const requested = (row: OrderRow) => {
    const span = rowTimes(row).requested
    if (!isWholeDay(span, orderTimeZone(row, timeZone))) return hours(span, row)
    return <span className="r-wraps">{t('orders.hours.any')}</span>
  }
  /** The planned or actual hours of a row, else the requested hours. There is no space for more than one span. */
  const surest = (row: OrderRow) => {
    const { certainty, ...span } = visitHours(row)
    if (certainty !== 'requested') return <b>{hours(span, row)}</b>
    return requested(row)
  }
  return [
    {
      id: 'day',
      header: t('orders.column.day'),
      cell: (row) => <Day {...dayOf(row)} t={t} dateText={dateText} />,
    },
    ...(pointOf === undefined
      ? [
          { id: 'requested', header: t('orders.column.requested'), cell: requested },
          {
            id: 'planned',
            header: t('orders.column.planned'),
            cell: (row: OrderRow) => hours(rowTimes(row).planned, row),
          },
          {
            id: 'completed',
            header: t('orders.column.completed'),
            cell: (row: OrderRow) => hours({ from: rowTimes(row).completed, until: null }, row),
          },
        ]
      : [
          { id: 'hours', header: t('orders.column.time'), cell: surest },
          { id: 'point', header: t('orders.column.point'), cell: pointOf },
        ]),
    {
      id: 'type',
      header: t('orders.column.type'),
      cell: (row) => (
        <>
          <KindIcon row={row} />
          {orderTypeText(t, row)}
        </>
      ),
    },
    {
      id: 'id',
      header: t('orders.column.id'),
      isRowHeader: true,
      cell: (row) => {
        const [order, open] = [orderName(row), openerOf(row)]
        if (order === undefined || open === undefined) return order ?? null
        return (
          <button
            type="button"
            className="r-open"
            aria-label={t('orders.details.of', { order })}
            onClick={open}
          >
            {order}
          </button>
        )
      },
    },
    {
      id: 'status',
      header: t('orders.column.status'),
      cell: (row) => <OrderState row={row} now={now} timeZone={timeZone} />,
    },
    {
      id: 'amount',
      header: t('orders.column.amount'),
      align: 'end',
      cell: (row) => amountLines(amountsByCurrency(row)),
    },
  ]
}

type DayProps = RowDay & Pick<OrderColumnsOptions, 't' | 'dateText'>

/** The day of a row. Only the first row of a day shows the day. The other rows contain it only for screen readers. */
function Day({ day, word, isRepeated, t, dateText }: DayProps) {
  if (isRepeated) {
    const parts = [word === 'date' ? undefined : t(`orders.day.${word}`), day && dateText(day)]
    return <span className="r-repeated">{parts.filter(Boolean).join(' ')}</span>
  }
  if (word === 'date' && day !== undefined) return <span className="r-day r-together">{dateText(day)}</span>
  return (
    <span className="r-day">
      {word !== 'date' && <b>{t(`orders.day.${word}`)} </b>}
      {day !== undefined && <span className="r-together">{dateText(day)}</span>}
    </span>
  )
}

/** The amounts of an order, one line per currency; empty for an order without amounts. */
const amountLines = (amounts: readonly CurrencyAmount[]) => {
  const [first, ...others] = amounts
  if (first !== undefined && others.length === 0) return formatMoney(first.amount, first.symbol)
  const lines = amounts.map(({ isoCode, symbol, amount }) => (
    <MoneyText key={isoCode} amount={amount} symbol={symbol} />
  ))
  return lines.length > 0 ? <div className="r-amounts">{lines}</div> : undefined
}
