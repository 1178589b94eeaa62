import type { IssueParams } from '../../kernel'
import type { OrderLimit } from '../../service-points'
import type { CommodityType, Denomination, Fault, Pack } from '../order/order-catalogue.schema'
import type { OrderRow, RequestedAmount } from '../order/order-row.schema'
import type { PlacedFacts } from './kind'
import type { SupplyDetail } from './supply.schema'

/** An order to repeat, from its row or its detail. A row has no comments, faults or articles. */
export interface PastOrder extends Pick<OrderRow, 'requestInitialTime' | 'requestFinalTime'> {
  readonly requestedAmounts?: readonly RequestedAmount[]
  readonly comments?: string | null
  readonly faultDescription?: string | null
  readonly supplies?: SupplyDetail['supplies']
}

/**
 * The catalogues of everything that the customer can order now. A catalogue that the order type does not need may be
 * empty.
 */
export interface RepeatCatalogues {
  /** The notes and coins of each currency; the key is the ISO 4217 code of the currency. */
  readonly denominations: Readonly<Record<string, readonly Denomination[]>>
  readonly packs: readonly Pack[]
  readonly limits: readonly OrderLimit[]
  readonly faults: readonly Fault[]
  readonly commodityTypes: readonly CommodityType[]
}

/** The data for repeating an order. */
export interface RepeatContext {
  readonly facts: PlacedFacts
  readonly catalogues: RepeatCatalogues
  readonly now: Date
  /**
   * Whether the new order replaces the earlier order. If it does, the new order keeps the day of the earlier order if
   * that day is possible. (ORD-185)
   */
  readonly keepsDay?: boolean | undefined
}

/**
 * A value of the earlier order that was omitted or changed in the draft of the new order, or a required value that the
 * earlier order does not contain.
 */
export interface LeftOut {
  readonly part:
    | 'hours'
    | 'currency'
    | 'amount'
    | 'denomination'
    | 'pack'
    | 'limit'
    | 'contents'
    | 'fault'
    | 'article'
    | 'comments'
  /** The path of the field in the draft to which the value belongs. */
  readonly path: string
  /** The value in the earlier order, for the message. Amounts are in major units, quantities in pieces. */
  readonly params: IssueParams
}

/**
 * A function that copies the contents of an earlier order of one type for a new order, but not its hours and comments.
 * (ORD-161 to ORD-164)
 */
export type RepeatContents<Draft> = (
  order: PastOrder,
  context: RepeatContext,
) => { readonly patch: Partial<Draft>; readonly leftOut: readonly LeftOut[] }
