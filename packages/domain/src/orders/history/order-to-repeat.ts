import { instantOrNone, type OrderTimes, orderKind, orderStart } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { CANCELLED_STATUS } from '../order/order-status'
import type { RequestType } from '../order/request-type'

type PastRow = OrderTimes & Pick<OrderRow, 'serviceStatusCode' | 'serviceType' | 'isChange' | 'requestedTime'>

/**
 * Orders that were not cancelled, sorted by the time at which they were sent: the latest first, orders without that
 * time last. Orders sent at the same time are sorted by start, the latest first, and then pickups come first. (ORD-160)
 */
export const lastOrders = <Row extends PastRow>(rows: readonly Row[]): readonly Row[] => {
  const timeOf = (instant: Date | undefined) => instant?.getTime() ?? Number.NEGATIVE_INFINITY
  return rows
    .filter(({ serviceStatusCode }) => serviceStatusCode !== CANCELLED_STATUS)
    .map((row) => ({
      row,
      ranks: [
        timeOf(instantOrNone(row.requestedTime)),
        timeOf(orderStart(row)),
        Number(orderKind(row) === 'pickup'),
      ],
    }))
    .toSorted((a, b) => compareRanks(b.ranks, a.ranks))
    .map(({ row }) => row)
}

/**
 * The order that the command "the same as" repeats: the last order that was sent for a point. If an order type is
 * chosen, it is the last order of that type. (ORD-160)
 */
export const orderToRepeat = <Row extends PastRow>(
  history: readonly Row[],
  type?: RequestType | undefined,
): Row | undefined =>
  lastOrders(history).find((row) => {
    const kind = orderKind(row)
    return kind !== undefined && (type === undefined || kind === type)
  })

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((rank, index) => rank !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
}
