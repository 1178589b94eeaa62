import { type ClassifiedOrders, groupByDay, type OrderRow, orderKind } from '@remesa/domain/orders'
import type { OrderKey } from '../address'

/** The properties of a list of orders that decide which orders it shows, and in which sequence. */
export interface ShownList {
  readonly showsCancelled: boolean
  readonly now: Date
  readonly timeZone: string
}

/** The orders directly before and after one order in a list. */
export interface Neighbours {
  readonly previous: NearOrder | undefined
  readonly next: NearOrder | undefined
}

/** An order of a list, with its service point if the list shows several service points. */
type NearOrder = OrderKey & { readonly servicePointId?: number }

/**
 * The orders directly before and after one order, as the list shows them; `undefined` if the list does not show the
 * order.
 */
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

/** The orders directly before and after one order in a list; `undefined` if the list does not contain the order. */
export const neighboursIn = (keys: readonly NearOrder[], serviceId: string): Neighbours | undefined => {
  const at = keys.findIndex((key) => key.serviceId === serviceId)
  return at < 0 ? undefined : { previous: keys[at - 1], next: keys[at + 1] }
}

/** Whether `last` already contains the order, with the orders directly before and after this order. */
export const isSameBeside = (
  last: { readonly id: string; readonly beside: Neighbours | undefined },
  serviceId: string,
  { previous, next }: Neighbours,
): boolean =>
  last.id === serviceId &&
  last.beside?.previous?.serviceId === previous?.serviceId &&
  last.beside?.next?.serviceId === next?.serviceId

/**
 * The id and the type of an order, as a list of one element. For an order without an id or with an unknown type the
 * list is empty, because the detail of the order can't be opened.
 */
const keyOf = (row: OrderRow): readonly OrderKey[] => {
  const type = orderKind(row)
  return type === undefined || row.serviceId === null ? [] : [{ type, serviceId: row.serviceId }]
}
