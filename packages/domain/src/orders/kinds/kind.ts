import type { CountryConfig } from '../../country'
import type { Brand, Issue } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { Composition } from '../composition/composition'
import type { OrderCurrency, OrderUser } from '../order/order-base'

/** The facts from which drafts of orders are created, validated and sent. */
export interface OrderFacts {
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly user: OrderUser
  readonly brand: Brand
  readonly currencies: readonly OrderCurrency[]
  readonly servicePoint: ServicePoint | undefined
}

/** The facts that are needed to validate and send the draft of an order whose service point is chosen. */
export interface PlacedFacts extends OrderFacts {
  readonly servicePoint: ServicePoint
}

/** The facts and the current time from which the date and times of an order's draft were proposed. */
export interface ProposalBasis {
  readonly facts: OrderFacts
  readonly now: Date
}

/** The data in the body of every request: the point, the applicant, the country and the sender. */
export interface BodyInput {
  readonly servicePoint: Pick<ServicePoint, 'id' | 'oidSol' | 'agilePickup'>
  readonly user: Pick<OrderUser, 'name' | 'lastName' | 'username'>
  readonly countryCode: string
  readonly brand?: Brand | undefined
}

/** The rules of one order type, from the first proposal in the form to the body that is sent. */
export interface OrderKind<Draft, Body> {
  /** The initial draft of the order type. (ORD-74) */
  readonly empty: (facts: OrderFacts, now: Date) => Draft
  /** The order's draft after a change by the user, with the effects of the change on other fields. (ORD-100) */
  readonly change: (draft: Draft, patch: Partial<Draft>, facts: OrderFacts) => Draft
  /**
   * The order's draft after its service point or the current time has changed, with the values that are proposed now.
   * (ORD-101, ORD-106)
   */
  readonly follow: (draft: Draft, before: ProposalBasis, after: ProposalBasis) => Draft
  /** The order's draft with one of the customer's currencies. (ORD-102) */
  readonly fillCurrency: (draft: Draft, currencies: OrderFacts['currencies']) => Draft
  /** The contents that are compared with the limits of the point; `undefined` for an order type without limits. */
  readonly composition: (draft: Draft) => Composition | undefined
  /** Whether the order's draft has no contents that could be sent. (ORD-103) */
  readonly isEmpty: (draft: Draft) => boolean
  /** Every issue of the fields of the order's draft. (ORD-104) */
  readonly validate: (draft: Draft, facts: PlacedFacts, now: Date) => readonly Issue[]
  /**
   * The body of the call that requests the order. (ORD-105)
   * @throws Error if the draft is not valid: call `validate` first.
   */
  readonly build: (draft: Draft, facts: PlacedFacts) => Body
}
