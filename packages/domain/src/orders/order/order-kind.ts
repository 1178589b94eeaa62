import { parseInstant } from '../../kernel'
import type { OrderRow } from './order-row.schema'
import { type RequestType, requestTypes } from './request-type'

/**
 * The type of an order by the code of its row: "0" pickup, "1" delivery, "2" exchange, "3" technician, "4" operating
 * material. "1" with `isChange` is an exchange too; an order with an unknown code has no type. (ORD-2)
 */
export const orderKind = (row: Pick<OrderRow, 'serviceType' | 'isChange'>): RequestType | undefined => {
  const kind = requestTypes.find((facts) => facts.wireCode === row.serviceType)?.type
  return kind === 'delivery' && row.isChange ? 'delivery-exchange' : kind
}

/** The real, planned and requested start of an order; each may be missing. */
export type OrderTimes = Pick<OrderRow, 'realInitialTime' | 'plannedInitialTime' | 'requestInitialTime'>

/** An order that may name its service point, whose time zone then applies. */
export interface Zoned {
  readonly servicePoint?: { readonly zone: string | null } | undefined
}

/**
 * The time zone of the days and hours of an order: the time zone of the service point that the order names; without a
 * service point, `timeZone`. (ORD-10)
 */
export const orderTimeZone = ({ servicePoint }: Partial<OrderTimes> & Zoned, timeZone: string): string =>
  servicePoint?.zone ?? timeZone

/** The start of an order: the real start, else the planned start, else the requested start. (ORD-3) */
export const orderStart = (row: OrderTimes): Date | undefined =>
  instantOrNone(row.realInitialTime) ??
  instantOrNone(row.plannedInitialTime) ??
  instantOrNone(row.requestInitialTime)

/**
 * The instant that a text from the back end states. A text that is not an instant counts as absent, so that the order
 * is still shown.
 */
export const instantOrNone = (iso: string | null): Date | undefined => {
  if (iso === null) return undefined
  const parsed = parseInstant(iso)
  return parsed.ok ? parsed.value : undefined
}
