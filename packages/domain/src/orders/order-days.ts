import { addDays, type CalendarDay, calendarDayOf } from '../kernel'
import { type OrderTimes, orderStart } from './order-kind'

/** What a day is called: by a word where it is near, by its date else, and by neither where there is no day yet. */
export type DayWord = 'today' | 'tomorrow' | 'yesterday' | 'date' | 'none'

/** A day as a heading says it. */
export interface NamedDay {
  /** `undefined` for orders that have no day yet. */
  readonly day: CalendarDay | undefined
  readonly word: DayWord
}

/** Orders under the heading of their day. */
export interface OrdersOfDay<Row> extends NamedDay {
  readonly rows: readonly Row[]
}

interface Clock {
  readonly now: Date
  /** IANA name of the zone whose days count. */
  readonly timeZone: string
}

/** The day on which an order starts; none for an order without a start. (ORD-142) */
export const orderDay = (row: OrderTimes, timeZone: string): CalendarDay | undefined => {
  const start = orderStart(row)
  return start === undefined ? undefined : calendarDayOf(start, timeZone)
}

/** A day with the word for it. (ORD-142) */
export const namedDay = (day: CalendarDay | undefined, { now, timeZone }: Clock): NamedDay => {
  const today = calendarDayOf(now, timeZone)
  if (day === undefined) return { day, word: 'none' }
  if (day === today) return { day, word: 'today' }
  if (day === addDays(today, 1)) return { day, word: 'tomorrow' }
  return { day, word: day === addDays(today, -1) ? 'yesterday' : 'date' }
}

/**
 * The orders of one list of `classifyOrders` by the day on which they start, days and rows in the order in which the list
 * has them (ORD-7). Each day stands once. (ORD-142)
 */
export const groupByDay = <Row extends OrderTimes>(
  rows: readonly Row[],
  clock: Clock,
): readonly OrdersOfDay<Row>[] => {
  const groups = new Map<CalendarDay | undefined, Row[]>()
  for (const row of rows) {
    const day = orderDay(row, clock.timeZone)
    const group = groups.get(day)
    if (group === undefined) groups.set(day, [row])
    else group.push(row)
  }
  return [...groups].map(([day, ofDay]) => ({ ...namedDay(day, clock), rows: ofDay }))
}
