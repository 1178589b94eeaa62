import { parseInstant } from '../../kernel'
import type { OrderRow } from './order-row.schema'
import { type RequestType, requestTypes } from './request-type'

/**
 * The type of an order, from the codes in its row: "0" pickup, "1" delivery, "2" exchange, "3" technician, "4"
 * operating material. The code "1" together with `isChange` also means an exchange. The result is `undefined` for an
 * unknown code. (ORD-2)
 */
export const orderKind = (row: Pick<OrderRow, 'serviceType' | 'isChange'>): RequestType | undefined => {
  const kind = requestTypes.find((facts) => facts.wireCode === row.serviceType)?.type
  return kind === 'delivery' && row.isChange ? 'delivery-exchange' : kind
}

/** The real, the planned and the requested start of an order. Each may be missing. */
export type OrderTimes = Pick<OrderRow, 'realInitialTime' | 'plannedInitialTime' | 'requestInitialTime'>

/** An order that may contain its service point. The time zone of the service point then applies. */
export interface Zoned {
  readonly servicePoint?: { readonly zone: string | null } | undefined
}

/**
 * The time zone for the days and hours of an order. It is the time zone of the order's service point, or `timeZone` if
 * the order contains no service point. (ORD-10)
 */
export const orderTimeZone = ({ servicePoint }: Partial<OrderTimes> & Zoned, timeZone: string): string =>
  servicePoint?.zone ?? timeZone

/** The start of an order: the real start, otherwise the planned start, otherwise the requested start. (ORD-3) */
export const orderStart = (row: OrderTimes): Date | undefined =>
  instantOrNone(row.realInitialTime) ??
  instantOrNone(row.plannedInitialTime) ??
  instantOrNone(row.requestInitialTime)

/**
 * The instant that a text from the back end means, or `undefined`. A text that is not an instant counts as missing, so
 * that the order can be shown nevertheless.
 */
export const instantOrNone = (iso: string | null): Date | undefined => {
  if (iso === null) return undefined
  const parsed = parseInstant(iso)
  return parsed.ok ? parsed.value : undefined
}
