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
 * The limits for sending orders for several days: at most two calls at the same time, and a stop after three
 * consecutive calls without a response.
 */
export const DAY_ORDER_LIMITS: BatchLimits = { atOnce: 2, maxUnanswered: 3 }

const DAYS = 28

/** A day for which the user can request the same order, with the issues of the order on that day. */
export interface JudgedDay {
  readonly day: CalendarDay
  /**
   * The validation issues of the order on this day, each with the values that would be accepted. The list is empty if
   * the day is possible.
   */
  readonly issues: readonly Issue[]
  /** The number of existing orders that the order on this day may repeat by mistake. (ORD-181) */
  readonly alike: number
}

/** The order for one of several days, as an item of a batch. */
export interface DayOrder extends BatchItem {
  readonly day: CalendarDay
}

/**
 * The drafts of an order after the day was replaced in the draft of one order type. All other values stay the same.
 * (ORD-182)
 */
export const draftsOnDay = (drafts: OrderDrafts, type: DatedRequestType, day: CalendarDay): OrderDrafts => ({
  ...drafts,
  [type]: { ...drafts[type], serviceDate: day },
})

/**
 * The days of the next four weeks at the service point, from today on. Each day has the issues that the order would
 * have on that day. (ORD-182)
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
 * One order for each day, in the order of the days, ready for a batch. The idempotency key of the draft is used for the
 * draft's own day, and the keys for the other days are derived from it. Therefore no order is created twice if the same
 * days are sent again, even after the page was reloaded. (ORD-183)
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
