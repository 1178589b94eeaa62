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
  readonly previous: OrderKey | undefined
  readonly next: OrderKey | undefined
}

/** The orders above and below one, as the list shows them; `undefined` for an order that it does not show. */
export const neighboursOf = (
  serviceId: string,
  { today, next, previous, cancelled }: ClassifiedOrders<OrderRow>,
  { showsCancelled, ...clock }: ShownList,
): Neighbours | undefined => {
  const keys = [today, next, previous, ...(showsCancelled ? [cancelled] : [])]
    .flatMap((table) => groupByDay(table, clock))
    .flatMap(({ rows }) => rows.flatMap(keyOf))
  const at = keys.findIndex((key) => key.serviceId === serviceId)
  return at < 0 ? undefined : { previous: keys[at - 1], next: keys[at + 1] }
}

/** Orders without an id, or of an unknown kind, have no details to open. */
const keyOf = (row: OrderRow): readonly OrderKey[] => {
  const type = orderKind(row)
  return type === undefined || row.serviceId === null ? [] : [{ type, serviceId: row.serviceId }]
}
