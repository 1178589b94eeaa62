import type { IssueParams } from '../kernel'
import type { OrderLimit, ServicePoint } from '../service-points'
import type { CommodityType, Denomination, Fault, Pack } from './order-catalogue.schema'
import type { SupplyDetail } from './order-detail.schema'
import type { DraftChange, OrderFacts } from './order-draft'
import type { OrderRow, RequestedAmount } from './order-row.schema'

/** An order as its row or its detail shows it: rows know neither comments, nor faults, nor articles. */
export interface PastOrder extends Pick<OrderRow, 'requestInitialTime' | 'requestFinalTime'> {
  readonly requestedAmounts?: readonly RequestedAmount[]
  readonly comments?: string | null
  readonly faultDescription?: string | null
  readonly supplies?: SupplyDetail['supplies']
}

/** What can be ordered now. A catalogue that the type doesn't need may be empty. */
export interface RepeatCatalogues {
  /** Notes and coins by the ISO code of their currency. */
  readonly denominations: Readonly<Record<string, readonly Denomination[]>>
  readonly packs: readonly Pack[]
  readonly limits: readonly OrderLimit[]
  readonly faults: readonly Fault[]
  readonly commodityTypes: readonly CommodityType[]
}

/** What an order is repeated with. */
export interface RepeatContext {
  readonly facts: OrderFacts & { readonly servicePoint: ServicePoint }
  readonly catalogues: RepeatCatalogues
  readonly now: Date
}

/** A part of the former order that the draft doesn't have as it was, or that the former order doesn't show. */
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
  /** Field of the draft to which it belongs. */
  readonly path: string
  /** What was there, for the message: amounts in major units, quantities in pieces. */
  readonly params: IssueParams
}

/** A draft like a former order: `change` fills an unused draft of its type. */
export interface RepeatedDraft {
  readonly change: DraftChange
  readonly leftOut: readonly LeftOut[]
}
