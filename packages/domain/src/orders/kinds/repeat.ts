import type { IssueParams } from '../../kernel'
import type { OrderLimit } from '../../service-points'
import type { CommodityType, Denomination, Fault, Pack } from '../order/order-catalogue.schema'
import type { OrderRow, RequestedAmount } from '../order/order-row.schema'
import type { PlacedFacts } from './kind'
import type { SupplyDetail } from './supply.schema'

/** An order to repeat, as its row or its detail describes it. A row has no comments, faults or articles. */
export interface PastOrder extends Pick<OrderRow, 'requestInitialTime' | 'requestFinalTime'> {
  readonly requestedAmounts?: readonly RequestedAmount[]
  readonly comments?: string | null
  readonly faultDescription?: string | null
  readonly supplies?: SupplyDetail['supplies']
}

/** The catalogues of what can be ordered now. A catalogue that the order type does not need may be empty. */
export interface RepeatCatalogues {
  /** Notes and coins, by the ISO 4217 code of their currency. */
  readonly denominations: Readonly<Record<string, readonly Denomination[]>>
  readonly packs: readonly Pack[]
  readonly limits: readonly OrderLimit[]
  readonly faults: readonly Fault[]
  readonly commodityTypes: readonly CommodityType[]
}

/** The data that are needed to repeat an order: facts, catalogues and the current time. */
export interface RepeatContext {
  readonly facts: PlacedFacts
  readonly catalogues: RepeatCatalogues
  readonly now: Date
  /**
   * Whether the new order replaces the former one. It then keeps the former day if an order can be requested for that
   * day. (ORD-185)
   */
  readonly keepsDay?: boolean | undefined
}

/**
 * A value of the former order that the draft of the new order does not take over unchanged, or a required value that
 * the former order does not contain.
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
  /** The path of the draft's field to which the value belongs. */
  readonly path: string
  /** The former value, for the message: amounts are in major units, quantities in pieces. */
  readonly params: IssueParams
}

/**
 * The function that returns the contents which a repeated order of one type takes over from an order, without hours and
 * comments. (ORD-161 to ORD-164)
 */
export type RepeatContents<Draft> = (
  order: PastOrder,
  context: RepeatContext,
) => { readonly patch: Partial<Draft>; readonly leftOut: readonly LeftOut[] }
