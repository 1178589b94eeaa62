import { calendarDayOf } from '../../kernel'
import { instantOrNone, orderTimeZone, type Zoned } from './order-kind'
import type { OrderRow } from './order-row.schema'
import { type OrderStatusTone, orderStatus, STOPPED_STATUS } from './order-status'

/**
 * The lateness of a visit if the crew has not come by the planned end. It is `late` on the day of the planned end, and
 * `missed` from the next day on.
 */
export type Lateness = 'late' | 'missed'

type PlannedRow = Zoned &
  Pick<
    OrderRow,
    'serviceStatusCode' | 'plannedInitialTime' | 'plannedFinalTime' | 'realInitialTime' | 'realFinalTime'
  >

interface Clock {
  readonly now: Date
  /** IANA name of the time zone whose days apply to orders that contain no service point. */
  readonly timeZone: string
}

/** The planned end of a visit, or its planned start if it has no planned end. */
export const plannedEnd = (
  row: Pick<OrderRow, 'plannedInitialTime' | 'plannedFinalTime'>,
): Date | undefined => instantOrNone(row.plannedFinalTime) ?? instantOrNone(row.plannedInitialTime)

/**
 * Whether a planned visit is late or missed. Its planned end must have passed, and its crew must not have come. A visit
 * that is done, cancelled or stopped is neither late nor missed. A visit is late until the day of its planned end is
 * over in the time zone of its service point; then it is missed. (ORD-145)
 */
export const latenessOf = (row: PlannedRow, { now, timeZone }: Clock): Lateness | undefined => {
  const { tone } = orderStatus(row.serviceStatusCode)
  if (tone === 'done' || tone === 'cancelled' || row.serviceStatusCode === STOPPED_STATUS) return undefined
  if (row.realInitialTime !== null || row.realFinalTime !== null) return undefined
  const end = plannedEnd(row)
  if (end === undefined || end.getTime() >= now.getTime()) return undefined
  const zone = orderTimeZone(row, timeZone)
  return calendarDayOf(end, zone) === calendarDayOf(now, zone) ? 'late' : 'missed'
}

/**
 * The tone in which an order is shown at a given time. It is `late` if the visit is late or missed; otherwise it is the
 * tone of the status. (ORD-145)
 */
export const orderTone = (row: PlannedRow, clock: Clock): OrderStatusTone =>
  latenessOf(row, clock) === undefined ? orderStatus(row.serviceStatusCode).tone : 'late'
