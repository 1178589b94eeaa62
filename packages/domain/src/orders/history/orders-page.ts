import type { PortalAbility } from '../../abilities'
import { decide } from '../../kernel'
import { inactiveLevel } from '../../service-points'
import { type OrderDecision, orderRefusal } from '../order/decision'
import type { OfferingPoint } from '../order/offered-request-types'
import type { OrderRow } from '../order/order-row.schema'
import { isOrderServicePoint } from '../order/order-service-points'
import type { ClassifiedOrders } from './classify-orders'

/** The tables of the order history, in their order on the page. */
export const historyTables = ['today', 'next', 'previous', 'cancelled'] as const
/** Name of one of the four tables of the history. */
export type HistoryTable = (typeof historyTables)[number]

/** The shown tables: today, next and previous always, cancelled if its switch is on and it has rows. (ORD-12) */
export const shownHistoryTables = (
  orders: Pick<ClassifiedOrders<unknown>, 'cancelled'>,
  { showsCancelled }: { readonly showsCancelled: boolean },
): readonly HistoryTable[] =>
  historyTables.filter((table) => table !== 'cancelled' || (showsCancelled && orders.cancelled.length > 0))

/** Times of an order: when it was requested, and its requested, planned and real range. */
export type RowTimes = Pick<
  OrderRow,
  | 'requestedTime'
  | 'requestInitialTime'
  | 'requestFinalTime'
  | 'plannedInitialTime'
  | 'plannedFinalTime'
  | 'realInitialTime'
  | 'realFinalTime'
>

/** Start and end as the back end sends them; each may be missing. */
export interface WireSpan {
  readonly from: string | null
  readonly until: string | null
}

/**
 * The time columns of a row: the requested range, else the time of the request; the planned range; the real
 * end, else the real start. (ORD-13)
 */
export const rowTimes = (
  row: RowTimes,
): { readonly requested: WireSpan; readonly planned: WireSpan; readonly completed: string | null } => ({
  requested:
    row.requestInitialTime === null
      ? { from: row.requestedTime, until: null }
      : { from: row.requestInitialTime, until: row.requestFinalTime },
  planned: { from: row.plannedInitialTime, until: row.plannedFinalTime },
  completed: row.realFinalTime ?? row.realInitialTime,
})

/**
 * Whether a new order can be started: the user manages the orders page and has a point that takes part in
 * orders and is in use (SVP-28). While the points are not loaded (`undefined`), they are no reason to refuse.
 * (ORD-14)
 */
export const canRequestOrder = (
  ability: Pick<PortalAbility, 'can'>,
  servicePoints: readonly OfferingPoint[] | undefined,
): OrderDecision =>
  decide([
    !ability.can('manage', 'OrdersPage') && orderRefusal('page-not-managed'),
    servicePoints !== undefined &&
      !servicePoints.some((point) => isOrderServicePoint(point) && inactiveLevel(point) === undefined) &&
      orderRefusal('no-service-points'),
  ])

/** Message keys of the outcome of each call: success or failure. (ORD-18) */
export const orderOutcomeKeys = {
  newOrder: { ok: 'messages.newOrder.ok', ko: 'messages.newOrder.ko' },
  cancelOrder: { ok: 'messages.cancelOrder.ok', ko: 'messages.cancelOrder.ko' },
  rateOrder: { ok: 'messages.rateOrder.ok', ko: 'messages.rateOrder.ko' },
} as const

/** Message key after a report of the history was requested. (ORD-18) */
export const HISTORY_EXPORT_OK_KEY = 'message.usersreport.ok'
