import { calendarDayOf } from '../../kernel'
import { instantOrNone, orderTimeZone, type Zoned } from './order-kind'
import type { OrderRow } from './order-row.schema'
import { type OrderStatusTone, orderStatus, STOPPED_STATUS } from './order-status'

/**
 * The state of a visit whose planned end has passed before the crew came: `late` on the same day, `missed` from the
 * next day on.
 */
export type Lateness = 'late' | 'missed'

type PlannedRow = Zoned &
  Pick<
    OrderRow,
    'serviceStatusCode' | 'plannedInitialTime' | 'plannedFinalTime' | 'realInitialTime' | 'realFinalTime'
  >

interface Clock {
  readonly now: Date
  /** IANA name of the time zone whose days count for orders that name no service point. */
  readonly timeZone: string
}

/** The planned end of a visit; if it has none, its planned start. */
export const plannedEnd = (
  row: Pick<OrderRow, 'plannedInitialTime' | 'plannedFinalTime'>,
): Date | undefined => instantOrNone(row.plannedFinalTime) ?? instantOrNone(row.plannedInitialTime)

/**
 * Whether a planned visit is late or was missed: its planned end has passed, the crew has not come, and the visit is
 * neither done, cancelled nor stopped. A visit is late until the day of its planned end is over in the time zone of its
 * point; from then on it is missed. (ORD-145)
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
 * The tone in which an order is shown at a time: `late` if its visit is late or missed, otherwise the tone of its
 * status. (ORD-145)
 */
export const orderTone = (row: PlannedRow, clock: Clock): OrderStatusTone =>
  latenessOf(row, clock) === undefined ? orderStatus(row.serviceStatusCode).tone : 'late'
