import type { PortalAbility } from '../abilities'
import { decide } from '../kernel'
import type { ServicePoint } from '../service-points'
import type { ClassifiedOrders } from './classify-orders'
import { type OrderDecision, orderRefusal } from './decision'
import type { OrderRow } from './order-row.schema'
import { isOrderServicePoint } from './order-service-points'

/** The tables of the history, in the order in which they stand. */
export const historyTables = ['today', 'next', 'previous', 'cancelled'] as const
/** Name of one of the four tables of the history. */
export type HistoryTable = (typeof historyTables)[number]

/**
 * The tables that show: today, next and previous always, the cancelled one while its switch is on and it holds
 * something. (ORD-12)
 */
export const shownHistoryTables = (
  orders: Pick<ClassifiedOrders<unknown>, 'cancelled'>,
  { showsCancelled }: { readonly showsCancelled: boolean },
): readonly HistoryTable[] =>
  historyTables.filter((table) => table !== 'cancelled' || (showsCancelled && orders.cancelled.length > 0))

/** Times of an order: when it was made, and its requested, planned and real range. */
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

/** Start and end on the wire; each may be missing. */
export interface WireSpan {
  readonly from: string | null
  readonly until: string | null
}

/**
 * What the time columns of a row hold: the requested range, else when the request was made; the planned range; the real
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
 * Whether a new order can be begun: the user manages the orders page and has a point that takes part in orders. Points
 * that are not known yet (`undefined`) refuse nothing. (ORD-14)
 */
export const canRequestOrder = (
  ability: Pick<PortalAbility, 'can'>,
  servicePoints: readonly Pick<ServicePoint, 'adapters'>[] | undefined,
): OrderDecision =>
  decide([
    !ability.can('manage', 'OrdersPage') && orderRefusal('page-not-managed'),
    servicePoints !== undefined &&
      !servicePoints.some(isOrderServicePoint) &&
      orderRefusal('no-service-points'),
  ])

/** Keys of what is said after a call: that it was done, or that it was not. (ORD-18) */
export const orderOutcomeKeys = {
  newOrder: { ok: 'messages.newOrder.ok', ko: 'messages.newOrder.ko' },
  cancelOrder: { ok: 'messages.cancelOrder.ok', ko: 'messages.cancelOrder.ko' },
  rateOrder: { ok: 'messages.rateOrder.ok', ko: 'messages.rateOrder.ko' },
} as const

/** Key of what is said when a report of the history was asked for. (ORD-18) */
export const HISTORY_EXPORT_OK_KEY = 'message.usersreport.ok'
