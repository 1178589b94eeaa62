import { parseInstant } from '../kernel'
import type { OrderRow } from './order-row.schema'
import { type RequestType, requestTypes } from './request-type'

/**
 * The type of an order. A delivery that is flagged as change is an exchange, whichever of the two codes it bears; a
 * code that is not known has no type. (ORD-2)
 */
export const orderKind = (row: Pick<OrderRow, 'serviceType' | 'isChange'>): RequestType | undefined => {
  const kind = requestTypes.find((facts) => facts.wireCode === row.serviceType)?.type
  return kind === 'delivery' && row.isChange ? 'delivery-exchange' : kind
}

/** The three starts that an order may have. */
export type OrderTimes = Pick<OrderRow, 'realInitialTime' | 'plannedInitialTime' | 'requestInitialTime'>

/** When an order starts: its real start, else the planned one, else the requested one. (ORD-3) */
export const orderStart = (row: OrderTimes): Date | undefined =>
  instantOrNone(row.realInitialTime) ??
  instantOrNone(row.plannedInitialTime) ??
  instantOrNone(row.requestInitialTime)

/** The instant of a wire text; a text that names none counts as absent, so that one bad field doesn't lose the order. */
export const instantOrNone = (iso: string | null): Date | undefined => {
  if (iso === null) return undefined
  const parsed = parseInstant(iso)
  return parsed.ok ? parsed.value : undefined
}
