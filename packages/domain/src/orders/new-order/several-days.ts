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

/** The calls for several days under way at a time, and how many unanswered ones in a row stop them. */
export const DAY_ORDER_LIMITS: BatchLimits = { atOnce: 2, maxUnanswered: 3 }

const DAYS = 28

/** A day on which an order could be requested as well. */
export interface JudgedDay {
  readonly day: CalendarDay
  /** What forbids it, with what would be accepted; empty where it is possible. */
  readonly issues: readonly Issue[]
  /** Orders that one on this day may repeat by mistake. (ORD-181) */
  readonly alike: number
}

/** One order of several, for one day. */
export interface DayOrder extends BatchItem {
  readonly day: CalendarDay
}

/** The drafts with another day for a type; all else is as it was. (ORD-182) */
export const draftsOnDay = (drafts: OrderDrafts, type: DatedRequestType, day: CalendarDay): OrderDrafts => ({
  ...drafts,
  [type]: { ...drafts[type], serviceDate: day },
})

/**
 * The days of the next four weeks at the point, from today on, each judged by the rules of a single order for it. (ORD-182)
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
 * One order for each day, in their order, ready to be sent as a batch. The day of the draft has the key of the draft, each other
 * day one that follows from it: the same days sent again create nothing twice, even by a page that was loaded anew. (ORD-183)
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
