import { decide, type Issue, issue } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { Composition } from '../composition/composition'
import type { OrderFacts, ProposalBasis } from '../kinds/kind'
import { draftsOf, type OrderBodies, type OrderDrafts, orderKinds } from '../kinds/order-kinds'
import { type OrderDecision, orderRefusal } from '../order/decision'
import { orderCountryCode } from '../order/order-base'
import type { RequestType } from '../order/request-type'

/** A change of the draft of one order type. */
export type DraftChange<T extends RequestType = RequestType> = {
  readonly [K in T]: { readonly requestType: K; readonly patch: Partial<OrderDrafts[K]> }
}[T]

/** The body of the call that requests an order, together with the order type. */
export type OrderRequest<T extends RequestType = RequestType> = {
  readonly [K in T]: { readonly type: K; readonly body: OrderBodies[K] }
}[T]

/** The initial drafts of every order type. (ORD-74) */
export const emptyDrafts = (facts: OrderFacts, now: Date): OrderDrafts =>
  draftsOf((type) => orderKinds[type].empty(facts, now))

/**
 * The drafts of an order after a change of the draft of one order type. An end that is too early for a new start is
 * moved, and another currency removes the loose notes and coins, unless the change itself contains an end, or notes and
 * coins. (ORD-100)
 */
export const changeDraft = <T extends RequestType>(
  drafts: OrderDrafts,
  { requestType: type, patch }: DraftChange<T>,
  facts: OrderFacts,
): OrderDrafts => ({ ...drafts, [type]: orderKinds[type].change(drafts[type], patch, facts) })

/**
 * The drafts of an order after the service point or the current time has changed. A date, or a pair of times, that is
 * equal to the former proposal is replaced with the present proposal; values that the user chose are kept. (ORD-101,
 * ORD-106)
 */
export const followProposals = (
  drafts: OrderDrafts,
  before: ProposalBasis,
  after: ProposalBasis,
): OrderDrafts => draftsOf((type) => orderKinds[type].follow(drafts[type], before, after))

/**
 * The drafts of an order with the main currency in place of a missing currency, or of a currency that is not offered.
 * (ORD-102)
 */
export const fillCurrency = (drafts: OrderDrafts, currencies: OrderFacts['currencies']): OrderDrafts =>
  draftsOf((type) => orderKinds[type].fillCurrency(drafts[type], currencies))

/**
 * Whether an order can be sent: a service point and an order type are chosen, and a delivery or a request for operating
 * material has contents. (ORD-103)
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

/** The contents of an order whose type has limits; `undefined` for other order types. */
export const orderComposition = <T extends RequestType>(
  type: T,
  drafts: OrderDrafts,
): Composition | undefined => orderKinds[type].composition(drafts[type])

/**
 * Every issue that prevents sending an order. Its path is `servicePointId`, `requestType` or a field of the order's
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
 * The body of the call that requests an order, from a valid draft, together with the order type. (ORD-105)
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
