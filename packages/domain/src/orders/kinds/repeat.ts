import type { IssueParams } from '../../kernel'
import type { OrderLimit } from '../../service-points'
import type { CommodityType, Denomination, Fault, Pack } from '../order/order-catalogue.schema'
import type { OrderRow, RequestedAmount } from '../order/order-row.schema'
import type { PlacedFacts } from './kind'
import type { SupplyDetail } from './supply.schema'

/** An order as its row or its detail shows it: a row has no comments, faults or articles. */
export interface PastOrder extends Pick<OrderRow, 'requestInitialTime' | 'requestFinalTime'> {
  readonly requestedAmounts?: readonly RequestedAmount[]
  readonly comments?: string | null
  readonly faultDescription?: string | null
  readonly supplies?: SupplyDetail['supplies']
}

/** The catalogues of what can be ordered now. A catalogue that the type doesn't need may be empty. */
export interface RepeatCatalogues {
  /** Notes and coins by the ISO code of their currency. */
  readonly denominations: Readonly<Record<string, readonly Denomination[]>>
  readonly packs: readonly Pack[]
  readonly limits: readonly OrderLimit[]
  readonly faults: readonly Fault[]
  readonly commodityTypes: readonly CommodityType[]
}

/** The facts for repeating an order. */
export interface RepeatContext {
  readonly facts: PlacedFacts
  readonly catalogues: RepeatCatalogues
  readonly now: Date
  /** Whether the new order replaces the former one, and keeps its day if that day is possible. (ORD-185) */
  readonly keepsDay?: boolean | undefined
}

/**
 * A part of the former order that the draft does not take over unchanged, or that the former order does not
 * contain.
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
  /** Field of the draft to which the part belongs. */
  readonly path: string
  /** The former value, for the message: amounts in major units, quantities in pieces. */
  readonly params: IssueParams
}

/** The contents, besides hours and comments, that a type takes over from an order. (ORD-161 to ORD-164) */
export type RepeatContents<Draft> = (
  order: PastOrder,
  context: RepeatContext,
) => { readonly patch: Partial<Draft>; readonly leftOut: readonly LeftOut[] }
