/** A kind of money that can be declared, such as notes. */
export interface DeclaredCommodityType {
  /** The code of the kind of money, which is the field `ctc` in request bodies. */
  readonly code: string
  readonly name: 'cash' | 'bill' | 'coin'
  readonly messageKey: string
  /** Whether amounts of this kind must be whole numbers. This is so for notes, which have no cents. */
  readonly wholeAmounts: boolean
}

/** The kinds of money that can be declared, by their codes. (DCV-3) */
export const commodityTypes = [
  { code: '0', name: 'cash', messageKey: 'declared-values.commodity.cash', wholeAmounts: false },
  { code: '1', name: 'bill', messageKey: 'declared-values.commodity.bill', wholeAmounts: true },
  { code: '2', name: 'coin', messageKey: 'declared-values.commodity.coin', wholeAmounts: false },
] as const satisfies readonly DeclaredCommodityType[]

/** The commodity code of packs in totals. (DCV-4) */
export const PACK_COMMODITY_CODE = '28'

/** The properties of a commodity code; `undefined` if the commodity can't be declared. (DCV-3) */
export const commodityType = (code: string): DeclaredCommodityType | undefined =>
  commodityTypes.find((known) => known.code === code)
