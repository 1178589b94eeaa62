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
/** Name of one of the four tables of the order history. */
export type HistoryTable = (typeof historyTables)[number]

/**
 * The tables of the order history that the page shows. The tables `today`, `next` and `previous` are always shown. The
 * table `cancelled` is shown if its switch is on and it has rows. (ORD-12)
 */
export const shownHistoryTables = (
  orders: Pick<ClassifiedOrders<unknown>, 'cancelled'>,
  { showsCancelled }: { readonly showsCancelled: boolean },
): readonly HistoryTable[] =>
  historyTables.filter((table) => table !== 'cancelled' || (showsCancelled && orders.cancelled.length > 0))

/**
 * The times of an order: the time of its request, and the start and end of the requested, the planned and the real
 * hours.
 */
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

/** The start and end of a time span as the back end sends them. The start or the end may be missing. */
export interface WireSpan {
  readonly from: string | null
  readonly until: string | null
}

/**
 * The times in the columns of a history row: requested, planned and completed. Without requested hours, `requested` has
 * the time of the request. `completed` is the real end, or the real start if there is no real end. (ORD-13)
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
 * Whether the user can start a new order. The user must manage the orders page and have a point in use that can have
 * orders (SVP-28). While the points are loading (`undefined`), the result is `true`. (ORD-14)
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

/** Message keys for the success and the failure of each call about orders. (ORD-18) */
export const orderOutcomeKeys = {
  newOrder: { ok: 'messages.newOrder.ok', ko: 'messages.newOrder.ko' },
  cancelOrder: { ok: 'messages.cancelOrder.ok', ko: 'messages.cancelOrder.ko' },
  rateOrder: { ok: 'messages.rateOrder.ok', ko: 'messages.rateOrder.ko' },
} as const

/** Message key of the confirmation that the user requested a report of the order history. (ORD-18) */
export const HISTORY_EXPORT_OK_KEY = 'message.usersreport.ok'
