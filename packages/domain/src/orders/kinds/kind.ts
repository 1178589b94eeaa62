import type { CountryConfig } from '../../country'
import type { Brand, Issue } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { Composition } from '../composition/composition'
import type { OrderCurrency, OrderUser } from '../order/order-base'

/** The data from which the drafts of an order are created, validated and sent. */
export interface OrderFacts {
  readonly config: Pick<CountryConfig, 'Orders'>
  readonly user: OrderUser
  readonly brand: Brand
  readonly currencies: readonly OrderCurrency[]
  readonly servicePoint: ServicePoint | undefined
}

/** The data for validating and sending the draft of an order after a service point was chosen. */
export interface PlacedFacts extends OrderFacts {
  readonly servicePoint: ServicePoint
}

/** The data and the time from which the portal calculates the proposed day and hours of a new order. */
export interface ProposalBasis {
  readonly facts: OrderFacts
  readonly now: Date
}

/**
 * The data in the body of a request of any order type: the service point, the applicant, the country and the origin.
 */
export interface BodyInput {
  readonly servicePoint: Pick<ServicePoint, 'id' | 'oidSol' | 'agilePickup'>
  readonly user: Pick<OrderUser, 'name' | 'lastName' | 'username'>
  readonly countryCode: string
  readonly brand?: Brand | undefined
}

/** The rules for one order type, from the initial values in the form to the body of the call. */
export interface OrderKind<Draft, Body> {
  /** The initial draft of an order of this type. (ORD-74) */
  readonly empty: (facts: OrderFacts, now: Date) => Draft
  /** The draft of an order after the user changed fields. A change can have effects on other fields. (ORD-100) */
  readonly change: (draft: Draft, patch: Partial<Draft>, facts: OrderFacts) => Draft
  /**
   * The draft of an order after its service point or the current time changed. Values that the user did not change are
   * proposed again. (ORD-101, ORD-106)
   */
  readonly follow: (draft: Draft, before: ProposalBasis, after: ProposalBasis) => Draft
  /** Sets a currency in the draft of an order, once the currencies are loaded. (ORD-102) */
  readonly fillCurrency: (draft: Draft, currencies: OrderFacts['currencies']) => Draft
  /**
   * The contents of a draft that the portal compares with the limits of the service point; `undefined` for an order
   * type without limits.
   */
  readonly composition: (draft: Draft) => Composition | undefined
  /** Whether the draft of an order has no contents that can be sent. (ORD-103) */
  readonly isEmpty: (draft: Draft) => boolean
  /** All validation issues in the fields of the draft of an order. (ORD-104) */
  readonly validate: (draft: Draft, facts: PlacedFacts, now: Date) => readonly Issue[]
  /**
   * The body of the call that requests the order. (ORD-105)
   * @throws Error if the draft is not valid: call `validate` first.
   */
  readonly build: (draft: Draft, facts: PlacedFacts) => Body
}
