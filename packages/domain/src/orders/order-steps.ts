import type { OrderRow } from './order-row.schema'
import { orderStatus } from './order-status'
import { type RowTimes, rowTimes, type WireSpan } from './orders-page'

/** The four places of the line that an order goes along, in their order. */
export const orderStepNames = ['received', 'planned', 'onway', 'done'] as const

/** One place of the line. */
export interface OrderStep {
  readonly name: (typeof orderStepNames)[number]
  /** Message key of the status that reaches this place. */
  readonly messageKey: string
  /** 0 ahead, 0.5 under way, 1 reached. */
  readonly filled: 0 | 0.5 | 1
  /**
   * Times as they are on the wire: when the request was made, the hours that were planned, when the crew came and left.
   * No back end says when a crew set out.
   */
  readonly span: WireSpan
}

/** Where an order is on its line. */
export interface OrderSteps {
  /** 0 to 4; `undefined` for a cancelled order, whose line is dashed, and for a status that is not known. */
  readonly reached: number | undefined
  readonly isCancelled: boolean
  readonly steps: readonly OrderStep[]
}

/** A `Map`, since a back end may name any status: even one that every object has as a property. */
const reachedBy: ReadonlyMap<string, number> = new Map([
  ['PENDING', 0.5],
  ['RECEIVED', 1],
  ['PREPARING', 1.5],
  ['PREPARED', 1.5],
  ['PLANNED', 2],
  ['ONWAY', 3],
  ['DONE', 4],
])

const UNKNOWN: WireSpan = { from: null, until: null }

/**
 * The place of an order on the line Received, Planned, On the way, Done, by its status alone, whatever its type: supplies
 * go along the same line. Of the times only those that the row or the detail carries are given. (ORD-140, ORD-141)
 */
export const orderSteps = (order: RowTimes & Pick<OrderRow, 'serviceStatusCode'>): OrderSteps => {
  const reached = reachedBy.get(order.serviceStatusCode)
  const { planned } = rowTimes(order)
  const spans: Readonly<Record<OrderStep['name'], WireSpan>> = {
    received: { from: order.requestedTime, until: null },
    planned,
    onway: UNKNOWN,
    done: { from: order.realInitialTime, until: order.realFinalTime },
  }
  return {
    reached,
    isCancelled: orderStatus(order.serviceStatusCode).tone === 'cancelled',
    steps: orderStepNames.map((name, at) => ({
      name,
      messageKey: `orders.status.${name.toUpperCase()}`,
      filled: filledAt((reached ?? 0) - at),
      span: spans[name],
    })),
  }
}

const filledAt = (beyond: number): OrderStep['filled'] => {
  if (beyond <= 0) return 0
  return beyond < 1 ? 0.5 : 1
}
