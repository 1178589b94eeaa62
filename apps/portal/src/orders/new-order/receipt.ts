import {
  isDatedRequestType,
  type OrderDrafts,
  type RequestType,
  requestTypeFacts,
  type SavedOrder,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { Translate } from '@remesa/ui/i18n'
import type { CalendarFile, SavedReceipt } from '@remesa/ui/orders'
import { calendarFile } from './calendar-file'

export interface ReceiptFacts {
  readonly type: RequestType
  /** The typed values of the order, as they were saved. */
  readonly drafts: OrderDrafts
  readonly servicePoint: ServicePoint
  readonly withHours: boolean
  readonly timeZone: string
  readonly now: Date
}

/** The receipt of an order that was just saved. */
export const receiptOf = (order: SavedOrder, t: Translate, facts: ReceiptFacts): SavedReceipt => ({
  type: facts.type,
  drafts: facts.drafts,
  target: targetOf(facts.servicePoint),
  isAgile: facts.servicePoint.agilePickup,
  order: order.serviceCode,
  calendar: calendarOf(order, t, facts),
})

/** The names of a service point, its subclient and its client. */
export const targetOf = ({ description, subclient }: ServicePoint) => ({
  servicePoint: description,
  center: subclient.description,
  client: subclient.client.description,
})

const calendarOf = (
  { serviceId, serviceCode }: SavedOrder,
  t: Translate,
  { type, drafts, servicePoint, withHours, timeZone, now }: ReceiptFacts,
): CalendarFile | undefined => {
  if (!isDatedRequestType(type)) return undefined
  const { serviceDate: day, from, until, comments: text } = drafts[type]
  const { messageKey } = requestTypeFacts(type)
  const { servicePoint: point, center, client } = targetOf(servicePoint)
  const title = `${t.knows(messageKey) ? t(messageKey) : type} ${serviceCode}`
  const file = calendarFile({
    id: serviceId,
    host: window.location.hostname,
    day,
    hours: withHours ? { from, until } : undefined,
    timeZone,
    title,
    place: `${point}, ${center}, ${client}`,
    text,
    now,
  })
  return {
    name: `${title}.ics`,
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
  }
}
