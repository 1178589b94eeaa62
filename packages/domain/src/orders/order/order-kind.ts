import { parseInstant } from '../../kernel'
import type { OrderRow } from './order-row.schema'
import { type RequestType, requestTypes } from './request-type'

/**
 * The type of an order. A delivery with the change flag is an exchange, under either of the two codes; an
 * unknown code has no type. (ORD-2)
 */
export const orderKind = (row: Pick<OrderRow, 'serviceType' | 'isChange'>): RequestType | undefined => {
  const kind = requestTypes.find((facts) => facts.wireCode === row.serviceType)?.type
  return kind === 'delivery' && row.isChange ? 'delivery-exchange' : kind
}

/** The three starts that an order may have. */
export type OrderTimes = Pick<OrderRow, 'realInitialTime' | 'plannedInitialTime' | 'requestInitialTime'>

/** An order that may name its service point, and with it that point's zone. */
export interface Zoned {
  readonly servicePoint?: { readonly zone: string | null } | undefined
}

/**
 * The zone in which the days and hours of an order are read: that of the service point that it names, else `timeZone`,
 * which is that of the point or the country of the whole list. (ORD-10)
 */
export const orderTimeZone = ({ servicePoint }: Partial<OrderTimes> & Zoned, timeZone: string): string =>
  servicePoint?.zone ?? timeZone

/** The start of an order: the real one, else the planned one, else the requested one. (ORD-3) */
export const orderStart = (row: OrderTimes): Date | undefined =>
  instantOrNone(row.realInitialTime) ??
  instantOrNone(row.plannedInitialTime) ??
  instantOrNone(row.requestInitialTime)

/** The instant of a wire text; a text without one counts as absent, so that the order is not lost. */
export const instantOrNone = (iso: string | null): Date | undefined => {
  if (iso === null) return undefined
  const parsed = parseInstant(iso)
  return parsed.ok ? parsed.value : undefined
}
