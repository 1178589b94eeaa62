import { amountsByCurrency, type CurrencyAmount, type OrderRow, orderStatus } from '@remesa/domain/orders'
import { Fragment } from 'react'
import type { Translate } from '../../i18n'
import { type DataColumn, MoneyText, StatusBadge } from '../../kernel'
import { completedText, plannedText, requestedText } from '../order-times'
import { orderName, orderStatusText, orderTypeText } from '../order-words'

/** The columns of the four tables, in their order. */
export const orderColumns = (t: Translate, timeZone: string): readonly DataColumn<OrderRow>[] => [
  { id: 'type', header: t('orders.column.type'), cell: (row) => orderTypeText(t, row) },
  { id: 'id', header: t('orders.column.id'), isRowHeader: true, cell: (row) => orderName(row) ?? null },
  {
    id: 'requested',
    header: t('orders.column.requested'),
    cell: (row) => spanParts(requestedText(row, timeZone)),
  },
  { id: 'planned', header: t('orders.column.planned'), cell: (row) => spanParts(plannedText(row, timeZone)) },
  {
    id: 'completed',
    header: t('orders.column.completed'),
    cell: (row) => spanParts(completedText(row, timeZone)),
  },
  {
    id: 'status',
    header: t('orders.column.status'),
    cell: (row) => (
      <StatusBadge tone={orderStatus(row.serviceStatusCode).tone} label={orderStatusText(t, row)} />
    ),
  },
  {
    id: 'amount',
    header: t('orders.column.amount'),
    align: 'end',
    cell: (row) => amountLines(amountsByCurrency(row)),
  },
]

/** Days and times of a period, which wraps between them and never inside one. */
const spanParts = (text: string | undefined) =>
  text === undefined ? null : (
    <div>
      {text.split(' ').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, and two of them may be equal.
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="r-together">{part}</span>
        </Fragment>
      ))}
    </div>
  )

/** One line per currency; nothing for an order without amounts. */
const amountLines = (amounts: readonly CurrencyAmount[]) =>
  amounts.length === 0 ? null : (
    <div>
      {amounts.map(({ isoCode, symbol, amount }) => (
        <div key={isoCode}>
          <MoneyText amount={amount} symbol={symbol} />
        </div>
      ))}
    </div>
  )
