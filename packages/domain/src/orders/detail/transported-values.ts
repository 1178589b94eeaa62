import { shownSum } from '../order/amounts-by-currency'
import type { ConsignmentDocument } from '../order/order-detail.schema'

/** Commodity code of cash. */
const CASH = '0'

/** The value of one commodity in one currency that a consignment transports, in major units. */
export interface TransportedValue {
  readonly commodityCode: string
  readonly isCash: boolean
  readonly isoCode: string
  readonly amount: number
}

/**
 * The values in one consignment, summed by commodity and currency. Cash comes first. Other commodities follow in the
 * order in which they appear in the consignment. (ORD-32)
 */
export const transportedValues = ({
  amounts,
}: Pick<ConsignmentDocument, 'amounts'>): readonly TransportedValue[] => {
  const sums = new Map<string, TransportedValue>()
  for (const { commodityCode, currencyIsoCode: isoCode, totalAmount } of amounts) {
    const key = JSON.stringify([commodityCode, isoCode])
    const known = sums.get(key)
    sums.set(key, {
      commodityCode,
      isCash: commodityCode === CASH,
      isoCode,
      amount: shownSum(known?.amount ?? 0, totalAmount),
    })
  }
  return [...sums.values()].toSorted((a, b) => Number(b.isCash) - Number(a.isCash))
}
