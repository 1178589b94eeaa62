import { decide, type Issue, issue } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { Composition } from '../composition/composition'
import type { OrderFacts, ProposalBasis } from '../kinds/kind'
import { draftsOf, type OrderBodies, type OrderDrafts, orderKinds } from '../kinds/order-kinds'
import { type OrderDecision, orderRefusal } from '../order/decision'
import { orderCountryCode } from '../order/order-base'
import type { RequestType } from '../order/request-type'

/** A change in the draft of one order type. */
export type DraftChange<T extends RequestType = RequestType> = {
  readonly [K in T]: { readonly requestType: K; readonly patch: Partial<OrderDrafts[K]> }
}[T]

/** The type of an order, and the body of the call that requests it. */
export type OrderRequest<T extends RequestType = RequestType> = {
  readonly [K in T]: { readonly type: K; readonly body: OrderBodies[K] }
}[T]

/** The initial drafts of all order types. (ORD-74) */
export const emptyDrafts = (facts: OrderFacts, now: Date): OrderDrafts =>
  draftsOf((type) => orderKinds[type].empty(facts, now))

/**
 * The drafts of an order after a change in the draft of one order type. If the change contains a start and no end, an
 * end that is too early is moved. If the change contains another currency and no loose notes and coins, those in the
 * draft are removed. (ORD-100)
 */
export const changeDraft = <T extends RequestType>(
  drafts: OrderDrafts,
  { requestType: type, patch }: DraftChange<T>,
  facts: OrderFacts,
): OrderDrafts => ({ ...drafts, [type]: orderKinds[type].change(drafts[type], patch, facts) })

/**
 * The drafts of an order after the service point or the current time changed. Values that equal the previous proposal
 * are replaced with the current proposal; start and end are replaced together. Values that the user changed remain.
 * (ORD-101, ORD-106)
 */
export const followProposals = (
  drafts: OrderDrafts,
  before: ProposalBasis,
  after: ProposalBasis,
): OrderDrafts => draftsOf((type) => orderKinds[type].follow(drafts[type], before, after))

/**
 * The drafts of an order after the currencies were loaded. A draft without a currency, or with a currency that is not
 * in the list, gets the main currency. (ORD-102)
 */
export const fillCurrency = (drafts: OrderDrafts, currencies: OrderFacts['currencies']): OrderDrafts =>
  draftsOf((type) => orderKinds[type].fillCurrency(drafts[type], currencies))

/**
 * Whether an order can be sent. A service point and an order type must be chosen, and a delivery or an order of
 * operating material must have contents. (ORD-103)
 */
export const canSendOrder = (
  servicePoint: Pick<ServicePoint, 'id'> | undefined,
  type: RequestType | undefined,
  drafts: OrderDrafts,
): OrderDecision =>
  decide([
    servicePoint === undefined && orderRefusal('no-service-point'),
    type === undefined && orderRefusal('no-type'),
    type !== undefined && isEmptyOrder(type, drafts) && orderRefusal('nothing-requested'),
  ])

/** The contents of an order whose type has limits; `undefined` for any other order type. */
export const orderComposition = <T extends RequestType>(
  type: T,
  drafts: OrderDrafts,
): Composition | undefined => orderKinds[type].composition(drafts[type])

/**
 * All issues that prevent the sending of an order. Their paths are `servicePointId`, `requestType` or fields of the
 * draft. (ORD-104)
 */
export const validateOrder = <T extends RequestType>(
  type: T | undefined,
  drafts: OrderDrafts,
  facts: OrderFacts,
  now: Date,
): readonly Issue[] => {
  const { servicePoint } = facts
  if (servicePoint !== undefined && type !== undefined)
    return orderKinds[type].validate(drafts[type], { ...facts, servicePoint }, now)
  return [
    ...(servicePoint === undefined ? [issue('required', 'servicePointId')] : []),
    ...(type === undefined ? [issue('required', 'requestType')] : []),
  ]
}

/**
 * The type of an order, and the body of the call that requests it, from a valid draft. (ORD-105)
 *
 * @throws Error if the draft is not valid: call `validateOrder` first.
 */
export const buildOrder = <T extends RequestType>(
  type: T | undefined,
  drafts: OrderDrafts,
  facts: OrderFacts,
): OrderRequest<T> & { readonly countryCode: string } => {
  const { servicePoint, user } = facts
  if (servicePoint === undefined || type === undefined) {
    throw new Error('[orders] buildOrder: no service point or no type; validate first')
  }
  const body = orderKinds[type].build(drafts[type], { ...facts, servicePoint })
  return { type, body, countryCode: orderCountryCode(servicePoint, user) }
}

const isEmptyOrder = <T extends RequestType>(type: T, drafts: OrderDrafts): boolean =>
  orderKinds[type].isEmpty(drafts[type])
