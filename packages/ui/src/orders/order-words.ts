import type { AnyIssue } from '@remesa/domain/kernel'
import {
  MAX_RATE,
  type OrderRefusal,
  type OrderRow,
  orderKind,
  orderStatus,
  rateLabelKey,
  requestTypeFacts,
} from '@remesa/domain/orders'
import { explanationText, type Translate } from '../i18n'

/** Name of the type of an order. An unknown code is shown as it is. */
export const orderTypeText = (t: Translate, order: Pick<OrderRow, 'serviceType' | 'isChange'>): string => {
  const kind = orderKind(order)
  const key = kind === undefined ? undefined : requestTypeFacts(kind).messageKey
  return key !== undefined && t.knows(key) ? t(key) : t('orders.type.unknown', { code: order.serviceType })
}

/**
 * Name of an order's status. For an unknown status it is the description that the server sent, or the code if there
 * is none.
 */
export const orderStatusText = (
  t: Translate,
  order: Pick<OrderRow, 'serviceStatusCode' | 'serviceStatusDescription'>,
): string => {
  const { messageKey } = orderStatus(order.serviceStatusCode)
  if (messageKey !== undefined && t.knows(messageKey)) return t(messageKey)
  return order.serviceStatusDescription?.trim() || order.serviceStatusCode
}

/** The number by which users know an order; its id if the order has no number yet. */
export const orderName = (order: Pick<OrderRow, 'serviceCode' | 'serviceId'>): string | undefined =>
  order.serviceCode ?? order.serviceId ?? undefined

/** The reasons why an action is refused now, with one sentence for each. */
export const refusalText = (t: Translate, reasons: readonly OrderRefusal[]): string =>
  reasons.map(({ key, params }) => (t.knows(key) ? t(key, params) : key)).join(' ')

/** Name of a rating: `Good`. A number outside the scale is shown as it is. */
export const rateLabel = (t: Translate, rate: number): string => {
  const key = rateLabelKey(rate)
  return key !== undefined && t.knows(key) ? t(key) : String(rate)
}

/** A rating in words: `4 of 5, Good`. */
export const rateText = (t: Translate, rate: number): string =>
  t('orders.rating.value', { rate, best: MAX_RATE, label: rateLabel(t, rate) })

/** The hint that explains a rule about a date or an hour. Its parameters may be calendar days, which are formatted. */
export const hintText = (t: Translate, hint: Pick<AnyIssue, 'key' | 'params'>): string =>
  t.knows(hint.key) ? explanationText(t, hint.key, hint.params) : ''
