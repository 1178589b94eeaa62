import {
  addDays,
  type BatchItem,
  type BatchLimits,
  type CalendarDay,
  calendarDayOf,
  type Issue,
} from '../../kernel'
import { servicePointTimeZone } from '../../service-points'
import { windowRules } from '../kinds/dated-kind'
import type { OrderFacts } from '../kinds/kind'
import type { OrderDrafts } from '../kinds/order-kinds'
import type { OrderRow } from '../order/order-row.schema'
import type { DatedRequestType } from '../order/request-type'
import { validateOrder } from './order-draft'
import { ordersAlike } from './orders-alike'

/**
 * The limits of a batch of orders for several days: two calls at once, and the number of unanswered calls in a row that
 * stops the batch.
 */
export const DAY_ORDER_LIMITS: BatchLimits = { atOnce: 2, maxUnanswered: 3 }

const DAYS = 28

/** A day on which the order could be requested, too, with the issues that an order on that day would have. */
export interface JudgedDay {
  readonly day: CalendarDay
  /** The issues of an order on the day, each with the values that would be accepted; empty if the day is possible. */
  readonly issues: readonly Issue[]
  /** The number of existing orders that an order on this day may repeat by mistake. (ORD-181) */
  readonly alike: number
}

/** One of several orders for different days, as an item of a batch. */
export interface DayOrder extends BatchItem {
  readonly day: CalendarDay
}

/**
 * The drafts of an order after the day in the draft of one order type was replaced; all other fields are unchanged.
 * (ORD-182)
 */
export const draftsOnDay = (drafts: OrderDrafts, type: DatedRequestType, day: CalendarDay): OrderDrafts => ({
  ...drafts,
  [type]: { ...drafts[type], serviceDate: day },
})

/**
 * The days of the next four weeks at the point, from today on, each with the issues that a single order on that day
 * would have. (ORD-182)
 *
 * @param standing The existing orders at the point.
 */
export const judgeDays = (
  type: DatedRequestType,
  drafts: OrderDrafts,
  facts: OrderFacts,
  { now, standing }: { readonly now: Date; readonly standing: readonly OrderRow[] },
): readonly JudgedDay[] => {
  const timeZone = servicePointTimeZone(facts.servicePoint, facts.user)
  const today = calendarDayOf(now, timeZone)
  const { from, until } = drafts[type]
  const hours = windowRules(type, facts, now).allowInterval ? { from, until } : undefined
  return Array.from({ length: DAYS }, (_, offset) => {
    const day = addDays(today, offset)
    return {
      day,
      issues: validateOrder(type, draftsOnDay(drafts, type, day), facts, now),
      alike: ordersAlike(standing, { type, day, hours }, timeZone).length,
    }
  })
}

/**
 * One order for each day, in the order of the days, ready to be sent as a batch. The draft's own day has the
 * idempotency key of the draft; the keys of the other days are derived from it. Sending the same days again therefore
 * creates no order twice, even after the page was reloaded. (ORD-183)
 */
export const dayOrders = (
  days: readonly CalendarDay[],
  { ownDay, idempotencyKey }: { readonly ownDay: CalendarDay; readonly idempotencyKey: string },
): readonly DayOrder[] =>
  [...new Set(days)].toSorted().map((day, id) => ({
    id,
    day,
    key: day === ownDay ? idempotencyKey : `${idempotencyKey}.${day}`,
    version: undefined,
    state: { kind: 'waiting' },
  }))
