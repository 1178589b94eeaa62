import { addDays, type CalendarDay, calendarDayOf } from '../../kernel'
import { type OrderTimes, orderStart, orderTimeZone, type Zoned } from './order-kind'

/** The heading of a day. `date` means that the heading is the date; `none` is for orders without a day. */
export type DayWord = 'today' | 'tomorrow' | 'yesterday' | 'date' | 'none'

/** A day with the word for its heading: yesterday, today, tomorrow, a date, or none. */
export interface NamedDay {
  /** The day; `undefined` in the heading of orders without a day. */
  readonly day: CalendarDay | undefined
  readonly word: DayWord
}

/** The orders of one day, with the heading of the day. */
export interface OrdersOfDay<Row> extends NamedDay {
  readonly rows: readonly Row[]
}

interface Clock {
  readonly now: Date
  /** IANA name of the time zone whose days apply to orders that contain no service point. */
  readonly timeZone: string
}

/** The day on which an order starts; `undefined` for an order without a start. (ORD-142) */
export const orderDay = (row: OrderTimes & Zoned, timeZone: string): CalendarDay | undefined => {
  const start = orderStart(row)
  return start === undefined ? undefined : calendarDayOf(start, orderTimeZone(row, timeZone))
}

/** A day with the word for its heading: yesterday, today, tomorrow, a date, or none. (ORD-142) */
export const namedDay = (day: CalendarDay | undefined, { now, timeZone }: Clock): NamedDay => {
  const today = calendarDayOf(now, timeZone)
  if (day === undefined) return { day, word: 'none' }
  if (day === today) return { day, word: 'today' }
  if (day === addDays(today, 1)) return { day, word: 'tomorrow' }
  return { day, word: day === addDays(today, -1) ? 'yesterday' : 'date' }
}

/**
 * Orders grouped by the day on which they start; `rows` is one of the lists of `classifyOrders`. Each day occurs once.
 * The days, and the orders of each day, have the same sequence as in `rows` (ORD-7). (ORD-142)
 */
export const groupByDay = <Row extends OrderTimes & Zoned>(
  rows: readonly Row[],
  clock: Clock,
): readonly OrdersOfDay<Row>[] => {
  const groups = new Map<CalendarDay | undefined, [Row, ...Row[]]>()
  for (const row of rows) {
    const day = orderDay(row, clock.timeZone)
    const group = groups.get(day)
    if (group === undefined) groups.set(day, [row])
    else group.push(row)
  }
  return [...groups].map(([day, ofDay]) => ({
    ...namedDay(day, { ...clock, timeZone: orderTimeZone(ofDay[0], clock.timeZone) }),
    rows: ofDay,
  }))
}
