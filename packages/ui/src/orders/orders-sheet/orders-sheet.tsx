import { chakra } from '@chakra-ui/react'
import { calendarDayOf, formatTime } from '@remesa/domain/kernel'
import {
  amountsByCurrency,
  groupByDay,
  type OrderRow,
  orderStatus,
  orderTimeZone,
  type TodaysVisits,
  visitHours,
} from '@remesa/domain/orders'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useT } from '../../i18n'
import { MoneyText } from '../../kernel'
import { KindIcon } from '../order-fields/kind-icon'
import { OrderState } from '../order-fields/order-state'
import { hoursText, isWholeDay } from '../order-times'
import { orderName, orderTypeText } from '../order-words'
import { useDateText } from '../use-date-text'
import { usePrint } from '../use-print'
import { ordersSheetStyle } from './orders-sheet.recipe'

export interface OrdersSheetProps {
  /**
   * The names for the head of the sheet. For one service point, `title` is its name and `text` its center and
   * client. For all points, `title` says so and `text` is the number of points.
   */
  readonly place: { readonly title: string; readonly text: string }
  readonly today: Pick<TodaysVisits<OrderRow>, 'visits'>
  /** The orders of the days after today, in the order in which they are printed. */
  readonly next: readonly OrderRow[]
  /** Returns the name of the service point of a row; `undefined` if all orders are of one point. */
  readonly pointOf?: ((row: OrderRow) => string) | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  readonly now: Date
}

/**
 * The orders of today and of the next days as one sheet of paper, each with a box to tick by hand when the order is
 * ready. While the sheet is mounted, the browser prints only the sheet. On the screen, the sheet is invisible.
 */
export function OrdersSheet({ place, today, next, pointOf, timeZone, now }: OrdersSheetProps) {
  const t = useT()
  const { formatDate } = useIntl()
  const dateText = useDateText()
  const box = useRef<HTMLDivElement>(null)
  usePrint(box)
  const shared = { pointOf, timeZone, now }
  return createPortal(
    <chakra.div css={ordersSheetStyle}>
      <div ref={box} {...(pointOf === undefined ? {} : { 'data-points': '' })}>
        <header>
          <div>
            <h1>{place.title}</h1>
            <p>{place.text}</p>
          </div>
          <div className="r-when">
            <b>{formatDate(now, { dateStyle: 'full', timeZone })}</b>
            <p>{t('orders.print.when', { time: formatTime(now, timeZone) })}</p>
          </div>
        </header>
        <SheetTable
          title={`${t('orders.bucket.today')}, ${dateText(calendarDayOf(now, timeZone))}`}
          rows={today.visits.map(({ row }) => row)}
          {...shared}
        />
        <SheetTable title={t('orders.bucket.next')} rows={next} {...shared} />
        <p className="r-legend">{t('orders.print.legend')}</p>
      </div>
    </chakra.div>,
    document.body,
  )
}

interface SheetTableProps extends Pick<OrdersSheetProps, 'pointOf' | 'timeZone' | 'now'> {
  readonly title: string
  readonly rows: readonly OrderRow[]
}

function SheetTable({ title, rows, pointOf, timeZone, now }: SheetTableProps) {
  const t = useT()
  const dateText = useDateText()
  return (
    <table>
      <caption>
        {title} <small>{t('orders.bucket.count', { count: rows.length })}</small>
      </caption>
      {rows.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t('orders.column.day')}</th>
            <th scope="col">{t('orders.column.time')}</th>
            {pointOf !== undefined && <th scope="col">{t('orders.column.point')}</th>}
            <th scope="col">{t('orders.column.type')}</th>
            <th scope="col">{t('orders.column.id')}</th>
            <th scope="col">{t('orders.column.status')}</th>
            <th scope="col" className="r-end">
              {t('orders.column.amount')}
            </th>
            <th scope="col" className="r-end">
              {t('orders.print.ready')}
            </th>
          </tr>
        </thead>
      )}
      {groupByDay(rows, { now, timeZone }).map(({ day, rows: ofDay }) => (
        <tbody key={day ?? 'none'}>
          {ofDay.map((row, at) => (
            <tr key={row.serviceId ?? JSON.stringify(row)} {...(at === 0 ? { className: 'r-first' } : {})}>
              <td>{at === 0 && <b>{day === undefined ? t('orders.day.none') : dateText(day)}</b>}</td>
              <td>
                <Hours row={row} day={day} timeZone={orderTimeZone(row, timeZone)} />
              </td>
              {pointOf !== undefined && <td>{pointOf(row)}</td>}
              <td>
                <span className="r-kind">
                  <KindIcon row={row} />
                  {orderTypeText(t, row)}
                </span>
              </td>
              <td>{orderName(row)}</td>
              <td>
                <OrderState row={row} now={now} timeZone={timeZone} />
              </td>
              <td className="r-end">
                {amountsByCurrency(row).map(({ isoCode, symbol, amount }) => (
                  <span key={isoCode} className="r-amount">
                    <MoneyText amount={amount} symbol={symbol} />
                  </span>
                ))}
              </td>
              <td className="r-end">
                {orderStatus(row.serviceStatusCode).tone !== 'done' && <span className="r-box" />}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface HoursProps extends Pick<OrdersSheetProps, 'timeZone'> {
  readonly row: OrderRow
  readonly day: string | undefined
}

/** The hours of a row, in bold if they are planned or in the past. */
function Hours({ row, day, timeZone }: HoursProps) {
  const t = useT()
  const hours = visitHours(row)
  const text = isWholeDay(hours, timeZone) ? t('orders.hours.any') : hoursText(hours, day, timeZone)
  const isFirm = hours.certainty === 'firm' || hours.certainty === 'done'
  return isFirm ? <b>{text}</b> : (text ?? '–')
}
