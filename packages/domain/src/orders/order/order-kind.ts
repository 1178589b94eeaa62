import { parseInstant } from '../../kernel'
import type { OrderRow } from './order-row.schema'
import { type RequestType, requestTypes } from './request-type'

/**
 * The type of an order. A delivery with the change flag is an exchange, with either of the two codes; an
 * order with an unknown code has no type. (ORD-2)
 */
export const orderKind = (row: Pick<OrderRow, 'serviceType' | 'isChange'>): RequestType | undefined => {
  const kind = requestTypes.find((facts) => facts.wireCode === row.serviceType)?.type
  return kind === 'delivery' && row.isChange ? 'delivery-exchange' : kind
}

/** The three starts of an order; each may be missing. */
export type OrderTimes = Pick<OrderRow, 'realInitialTime' | 'plannedInitialTime' | 'requestInitialTime'>

/** An order that may name its service point, and so the zone of the point. */
export interface Zoned {
  readonly servicePoint?: { readonly zone: string | null } | undefined
}

/**
 * The zone in which the days and hours of an order are read: the zone of the service point that the order
 * names, else `timeZone`, the zone of the whole list. (ORD-10)
 */
export const orderTimeZone = ({ servicePoint }: Partial<OrderTimes> & Zoned, timeZone: string): string =>
  servicePoint?.zone ?? timeZone

/** The start of an order: the real one, else the planned one, else the requested one. (ORD-3) */
export const orderStart = (row: OrderTimes): Date | undefined =>
  instantOrNone(row.realInitialTime) ??
  instantOrNone(row.plannedInitialTime) ??
  instantOrNone(row.requestInitialTime)

/**
 * The instant of a text from the back end. A text that is no instant counts as absent, so that the order is
 * not lost.
 */
export const instantOrNone = (iso: string | null): Date | undefined => {
  if (iso === null) return undefined
  const parsed = parseInstant(iso)
  return parsed.ok ? parsed.value : undefined
}
