import { instantOrNone, type OrderTimes, orderKind, orderStart } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { CANCELLED_STATUS } from '../order/order-status'
import type { RequestType } from '../order/request-type'

type PastRow = OrderTimes & Pick<OrderRow, 'serviceStatusCode' | 'serviceType' | 'isChange' | 'requestedTime'>

/**
 * The orders that were not cancelled, beginning with the order that was sent last. Orders with the same sending time
 * are sorted by start, the latest first, and pickups precede other orders with the same start. Orders without a sending
 * time come last. (ORD-160)
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
 * The order that the command "the same as" repeats: the last order that was sent for a point. If the user chose an
 * order type, the result is the last order of this type. (ORD-160)
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
