import type { CountryConfig } from '../../country'
import type { Brand, Issue } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { Composition } from '../composition/composition'
import type { OrderCurrency, OrderUser } from '../order/order-base'

/** The facts with which drafts are created, checked and sent. */
export interface OrderFacts {
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly user: OrderUser
  readonly brand: Brand
  readonly currencies: readonly OrderCurrency[]
  readonly servicePoint: ServicePoint | undefined
}

/** The facts of an order whose service point is chosen. */
export interface PlacedFacts extends OrderFacts {
  readonly servicePoint: ServicePoint
}

/** The facts and the time for which dates and times were proposed. */
export interface ProposalBasis {
  readonly facts: OrderFacts
  readonly now: Date
}

/** The fields of every body: the point, the applicant, the country, the sender. */
export interface BodyInput {
  readonly servicePoint: Pick<ServicePoint, 'id' | 'oidSol' | 'agilePickup'>
  readonly user: Pick<OrderUser, 'name' | 'lastName' | 'username'>
  readonly countryCode: string
  readonly brand?: Brand | undefined
}

/** The rules of one type of request for its draft, from the first proposal to the body that is sent. */
export interface OrderKind<Draft, Body> {
  /** Returns an unused draft of the type. (ORD-74) */
  readonly empty: (facts: OrderFacts, now: Date) => Draft
  /** Returns the draft after a change and its effects on other fields. (ORD-100) */
  readonly change: (draft: Draft, patch: Partial<Draft>, facts: OrderFacts) => Draft
  /**
   * Returns the draft with the values that are proposed for another service point or another time. (ORD-101, ORD-106)
   */
  readonly follow: (draft: Draft, before: ProposalBasis, after: ProposalBasis) => Draft
  /** The draft with a currency of the customer. (ORD-102) */
  readonly fillCurrency: (draft: Draft, currencies: OrderFacts['currencies']) => Draft
  /** The contents that are compared with the limits of the point; `undefined` for a type without limits. */
  readonly composition: (draft: Draft) => Composition | undefined
  /** Whether the draft of a type has no contents that could be sent. (ORD-103) */
  readonly isEmpty: (draft: Draft) => boolean
  /** Returns every issue of the draft's fields. (ORD-104) */
  readonly validate: (draft: Draft, facts: PlacedFacts, now: Date) => readonly Issue[]
  /**
   * Returns the body of the call that creates the order. (ORD-105)
   * @throws Error when the draft is not valid: validate first.
   */
  readonly build: (draft: Draft, facts: PlacedFacts) => Body
}
