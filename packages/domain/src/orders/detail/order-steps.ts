import { type RowTimes, rowTimes, type WireSpan } from '../history/orders-page'
import type { OrderRow } from '../order/order-row.schema'
import { orderStatus } from '../order/order-status'

/** The names of the four steps of an order, in the order in which they are reached. */
export const orderStepNames = ['received', 'planned', 'onway', 'done'] as const

/** One step of an order. */
export interface OrderStep {
  readonly name: (typeof orderStepNames)[number]
  /** Message key of the order status at which this step is reached. */
  readonly messageKey: string
  /** The filled part of the step: 0 if the step is not reached, 0.5 while it is in progress, 1 if it is reached. */
  readonly filled: 0 | 0.5 | 1
  /**
   * The times of the step as the back end sends them. They are the time of the request, the planned hours, or the
   * arrival and departure of the crew. The step "on the way" has no times, because no back end sends the time of the
   * crew's start.
   */
  readonly span: WireSpan
}

/** The steps of an order, and how many of them are reached. */
export interface OrderSteps {
  /** The number of reached steps, 0 to 4; `undefined` for a cancelled order or an unknown status. */
  readonly reached: number | undefined
  readonly isCancelled: boolean
  readonly steps: readonly OrderStep[]
}

/**
 * The number of reached steps for each status; a step in progress counts as half. The constant is a `Map` and not an
 * object, because a back end may send any text as a status, even `constructor`.
 */
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
 * The steps of an order: Received, Planned, On the way and Done. Only the status decides which steps are reached. Every
 * order type has the same steps. The times are taken from the row or the detail of the order. (ORD-140, ORD-141)
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
