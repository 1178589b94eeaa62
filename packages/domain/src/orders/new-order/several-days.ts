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
 * The number of calls for several days at a time, and the number of unanswered calls in a row that stops the
 * batch.
 */
export const DAY_ORDER_LIMITS: BatchLimits = { atOnce: 2, maxUnanswered: 3 }

const DAYS = 28

/** A day on which the order could be repeated, with the issues that an order on that day would have. */
export interface JudgedDay {
  readonly day: CalendarDay
  /** The issues of the day, each with the values that would be accepted; empty if the day is possible. */
  readonly issues: readonly Issue[]
  /** The number of orders that an order on this day may repeat by mistake. (ORD-181) */
  readonly alike: number
}

/** One order of several, for one day. */
export interface DayOrder extends BatchItem {
  readonly day: CalendarDay
}

/** The drafts with another day for one type; all other fields are unchanged. (ORD-182) */
export const draftsOnDay = (drafts: OrderDrafts, type: DatedRequestType, day: CalendarDay): OrderDrafts => ({
  ...drafts,
  [type]: { ...drafts[type], serviceDate: day },
})

/**
 * The days of the next four weeks at the point, from today on, each with the issues that a single order on it
 * would have. (ORD-182)
 *
 * @param standing orders of the point.
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
 * One order for each day, in their order, ready to be sent as a batch. The day of the draft has the key of
 * the draft; the key of each other day is derived from it. The same days sent again create nothing twice,
 * even after the page was reloaded. (ORD-183)
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
