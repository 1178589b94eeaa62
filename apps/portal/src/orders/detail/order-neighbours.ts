import { type ClassifiedOrders, groupByDay, type OrderRow, orderKind } from '@remesa/domain/orders'
import type { OrderKey } from '../address'

/** What the list shows of classified orders, and where its days are. */
export interface ShownList {
  readonly showsCancelled: boolean
  readonly now: Date
  readonly timeZone: string
}

/** The orders beside one in the list. */
export interface Neighbours {
  readonly previous: NearOrder | undefined
  readonly next: NearOrder | undefined
}

/** An order of a list, with its service point where the list is that of several. */
type NearOrder = OrderKey & { readonly servicePointId?: number }

/** The orders above and below one, as the list shows them; `undefined` for an order that it does not show. */
export const neighboursOf = (
  serviceId: string,
  { today, next, previous, cancelled }: ClassifiedOrders<OrderRow>,
  { showsCancelled, ...clock }: ShownList,
): Neighbours | undefined => {
  const keys = [today, next, previous, ...(showsCancelled ? [cancelled] : [])]
    .flatMap((table) => groupByDay(table, clock))
    .flatMap(({ rows }) => rows.flatMap(keyOf))
  return neighboursIn(keys, serviceId)
}

/** The orders before and after one in a list; `undefined` for an order that is not in it. */
export const neighboursIn = (keys: readonly NearOrder[], serviceId: string): Neighbours | undefined => {
  const at = keys.findIndex((key) => key.serviceId === serviceId)
  return at < 0 ? undefined : { previous: keys[at - 1], next: keys[at + 1] }
}

/** Whether the orders beside one are those that were seen last. */
export const isSameBeside = (
  last: { readonly id: string; readonly beside: Neighbours | undefined },
  serviceId: string,
  { previous, next }: Neighbours,
): boolean =>
  last.id === serviceId &&
  last.beside?.previous?.serviceId === previous?.serviceId &&
  last.beside?.next?.serviceId === next?.serviceId

/** Orders without an id, or of an unknown kind, have no details to open. */
const keyOf = (row: OrderRow): readonly OrderKey[] => {
  const type = orderKind(row)
  return type === undefined || row.serviceId === null ? [] : [{ type, serviceId: row.serviceId }]
}
