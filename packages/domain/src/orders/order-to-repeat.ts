import { type OrderTimes, orderKind, orderStart } from './order-kind'
import type { OrderRow } from './order-row.schema'
import { CANCELLED_STATUS } from './order-status'

type PastRow = OrderTimes & Pick<OrderRow, 'serviceStatusCode' | 'serviceType' | 'isChange'>

/** Orders that were not cancelled, the latest start first, those without a start last; of equal starts pickups first. */
export const lastOrders = <Row extends PastRow>(rows: readonly Row[]): readonly Row[] => {
  const rank = (row: Row) => orderStart(row)?.getTime() ?? Number.NEGATIVE_INFINITY
  return rows
    .filter(({ serviceStatusCode }) => serviceStatusCode !== CANCELLED_STATUS)
    .map((row) => ({ row, start: rank(row), isPickup: orderKind(row) === 'pickup' }))
    .toSorted((a, b) => (a.start === b.start ? Number(b.isPickup) - Number(a.isPickup) : b.start - a.start))
    .map(({ row }) => row)
}

/**
 * The order that "the same as last time" means: the last of a point that is done, else the last that was not cancelled. Its
 * type has no say; of two with the same start it is the pickup. (ORD-160)
 */
export const orderToRepeat = <Row extends PastRow>(history: readonly Row[]): Row | undefined => {
  const last = lastOrders(history.filter((row) => orderKind(row) !== undefined))
  return last.find(({ serviceStatusCode }) => serviceStatusCode === 'DONE') ?? last[0]
}
