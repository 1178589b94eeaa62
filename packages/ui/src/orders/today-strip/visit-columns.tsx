import {
  amountsByCurrency,
  type OrderAction,
  type OrderRow,
  orderKind,
  orderStatus,
  orderSteps,
  orderTone,
  rowTimes,
  type Visit,
  visitHours,
} from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import type { Translate } from '../../i18n'
import { type DataColumn, HiddenText, MoneyText } from '../../kernel'
import { KindIcon } from '../order-fields/kind-icon'
import { OrderState } from '../order-fields/order-state'
import { OrderStepsLine } from '../order-steps/order-steps'
import { hoursAndMinutes, hoursText, isWholeDay } from '../order-times'
import { orderName, orderTypeText } from '../order-words'

interface VisitColumnsOptions {
  readonly t: Translate
  readonly timeZone: string
  readonly now: Date
  /** The current day. Hours on this day are shown without a date. */
  readonly day: string
  /** The next visit and, if it is soon, the number of minutes until it starts. */
  readonly next: Visit<OrderRow> | undefined
  readonly minutesUntilNext: number | undefined
  readonly likelyOf: (row: OrderRow) => OrderAction | undefined
  /** Returns the function that opens the details of a row; `undefined` if the row has no details. */
  readonly openerOf: (row: OrderRow) => (() => void) | undefined
}

/**
 * The contents of a visit's card, in this order: hour, state, type, amount, and what has to be ready for the visit.
 * (ORD-HIS-26 to 32)
 */
export const visitColumns = (options: VisitColumnsOptions): readonly DataColumn<OrderRow>[] => {
  const { t, timeZone, now, day, next, minutesUntilNext, likelyOf, openerOf } = options
  return [
    {
      id: 'hour',
      header: t('orders.column.time'),
      cell: (row) => (
        <>
          <VisitHour row={row} t={t} timeZone={timeZone} day={day} />
          {row === next?.row && (
            <span className="r-next">
              {minutesUntilNext === undefined ? (
                <HiddenText>{t('orders.visits.next')}</HiddenText>
              ) : (
                t('orders.visits.soon', hoursAndMinutes(minutesUntilNext))
              )}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'status',
      header: t('orders.column.status'),
      cell: (row) => <OrderState row={row} now={now} timeZone={timeZone} />,
    },
    {
      id: 'type',
      header: t('orders.column.type'),
      cell: (row) => (
        <span className="r-kind">
          <KindIcon row={row} />
          {orderTypeText(t, row)}
        </span>
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
      id: 'amount',
      header: t('orders.column.amount'),
      align: 'end',
      cell: (row) => {
        const amounts = amountsByCurrency(row)
        if (amounts.length === 0) return null
        return amounts.map(({ isoCode, symbol, amount }) => (
          <div key={isoCode}>
            <MoneyText amount={amount} symbol={symbol} />
          </div>
        ))
      },
    },
    {
      id: 'steps',
      header: t('orders.steps'),
      cell: (row) => <OrderStepsLine steps={orderSteps(row)} tone={orderTone(row, { now, timeZone })} />,
    },
    {
      id: 'note',
      header: t('orders.column.note'),
      cell: (row) => {
        const notes = [readyText(t, row, likelyOf(row)), otherHours(t, row, { timeZone, day })]
        const known = notes.filter((note) => note !== undefined)
        return known.length === 0 ? null : known.map((note) => <div key={note}>{note}</div>)
      },
    },
  ]
}

type VisitHourProps = Pick<VisitColumnsOptions, 't' | 'timeZone' | 'day'> & { readonly row: OrderRow }

/** The hour of a visit. A requested hour is shown less prominently than a planned hour. */
export function VisitHour({ row, t, timeZone, day }: VisitHourProps) {
  const hours = visitHours(row)
  const text = isWholeDay(hours, timeZone) ? t('orders.hours.any') : hoursText(hours, day, timeZone)
  return (
    <span className="r-hour" data-certainty={hours.certainty}>
      {text ?? t('orders.day.none')}
    </span>
  )
}

/** The text about the preparations for a visit at the service point; `undefined` if nothing has to be prepared. */
const readyText = (t: Translate, row: OrderRow, likely: OrderAction | undefined): string | undefined => {
  if (orderStatus(row.serviceStatusCode).tone === 'done') return undefined
  if (likely === 'declare') return t('orders.ready.declare')
  if (amountsByCurrency(row).length === 0) return undefined
  const key = `orders.ready.${orderKind(row)}`
  return t.knows(key) ? t(key) : undefined
}

/**
 * The hours that are shown in addition to the large hour: the planned hours of a completed visit, or the requested
 * hours of a planned visit.
 */
const otherHours = (
  t: Translate,
  row: OrderRow,
  { timeZone, day }: Pick<VisitColumnsOptions, 'timeZone' | 'day'>,
): string | undefined => {
  const { planned, requested } = rowTimes(row)
  const textOf = (span: typeof planned) =>
    isWholeDay(span, timeZone) ? undefined : unbroken(hoursText(span, day, timeZone))
  return match(visitHours(row).certainty)
    .with('done', () => {
      const hours = textOf(planned) ?? textOf(requested)
      const key = planned.from === null ? 'orders.visits.requested' : 'orders.visits.planned'
      return hours && t(key, { hours })
    })
    .with('firm', () => {
      const hours = textOf(requested)
      return hours && t('orders.visits.requested', { hours })
    })
    .with('requested', () => t('orders.visits.unplanned'))
    .with('none', () => undefined)
    .exhaustive()
}

/** The text of hours without the line break that browsers allow after a dash. */
const unbroken = (hours: string | undefined): string | undefined =>
  hours?.replaceAll('\u2013', '\u2013\u2060')
