import { formatTime } from '@remesa/domain/kernel'
import { latenessOf, type OrderRow, orderTimeZone, orderTone, plannedEnd } from '@remesa/domain/orders'
import { type Translate, useT } from '../../i18n'
import { StatusBadge } from '../../kernel'
import { orderStatusText } from '../order-words'

/** The current time, and the IANA time zone for orders without a service point. */
export interface OrderClock {
  readonly now: Date
  readonly timeZone: string
}

/**
 * The state of an order. For a late order the text says since when it is late. For a missed order it says that the
 * order was not carried out. (ORD-145)
 */
export function OrderState({ row, ...clock }: OrderClock & { readonly row: OrderRow }) {
  const t = useT()
  return (
    <StatusBadge
      tone={orderTone(row, clock)}
      label={latenessText(t, row, clock) ?? orderStatusText(t, row)}
    />
  )
}

/**
 * The text about the lateness of an order: `Late since 11:00` or `Not carried out`; `undefined` for an order that is
 * not late.
 */
const latenessText = (t: Translate, row: OrderRow, clock: OrderClock): string | undefined => {
  const lateness = latenessOf(row, clock)
  if (lateness === undefined) return undefined
  if (lateness === 'missed') return t('orders.late.missed')
  const end = plannedEnd(row)
  return end && t('orders.late.since', { time: formatTime(end, orderTimeZone(row, clock.timeZone)) })
}
