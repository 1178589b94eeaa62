import { decide, type Issue, issue } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { Composition } from '../composition/composition'
import type { OrderFacts, ProposalBasis } from '../kinds/kind'
import { draftsOf, type OrderBodies, type OrderDrafts, orderKinds } from '../kinds/order-kinds'
import { type OrderDecision, orderRefusal } from '../order/decision'
import { orderCountryCode } from '../order/order-base'
import type { RequestType } from '../order/request-type'

/** A change of the draft of one type. */
export type DraftChange<T extends RequestType = RequestType> = {
  readonly [K in T]: { readonly requestType: K; readonly patch: Partial<OrderDrafts[K]> }
}[T]

/** A request body with its type. */
export type OrderRequest<T extends RequestType = RequestType> = {
  readonly [K in T]: { readonly type: K; readonly body: OrderBodies[K] }
}[T]

/** Unused drafts of every type. (ORD-74) */
export const emptyDrafts = (facts: OrderFacts, now: Date): OrderDrafts =>
  draftsOf((type) => orderKinds[type].empty(facts, now))

/**
 * Applies a change to the draft of its type. A new start moves an end that became too early, another currency
 * clears the loose denominations; a patch that sets those fields itself is taken as it is. (ORD-100)
 */
export const changeDraft = <T extends RequestType>(
  drafts: OrderDrafts,
  { requestType: type, patch }: DraftChange<T>,
  facts: OrderFacts,
): OrderDrafts => ({ ...drafts, [type]: orderKinds[type].change(drafts[type], patch, facts) })

/**
 * Updates proposals when the service point or the clock has changed. A date, or a pair of times, that still
 * is the former proposal becomes the present one; chosen values stay. (ORD-101, ORD-106)
 */
export const followProposals = (
  drafts: OrderDrafts,
  before: ProposalBasis,
  after: ProposalBasis,
): OrderDrafts => draftsOf((type) => orderKinds[type].follow(drafts[type], before, after))

/** Gives the main currency to drafts without one, or with one that is not among the currencies. (ORD-102) */
export const fillCurrency = (drafts: OrderDrafts, currencies: OrderFacts['currencies']): OrderDrafts =>
  draftsOf((type) => orderKinds[type].fillCurrency(drafts[type], currencies))

/** Whether an order can be sent: it has point and type, deliveries and supplies have contents. (ORD-103) */
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

/** The contents of an order of a type with limits; `undefined` for other types. */
export const orderComposition = <T extends RequestType>(
  type: T,
  drafts: OrderDrafts,
): Composition | undefined => orderKinds[type].composition(drafts[type])

/** Every issue that keeps an order from being sent, at `servicePointId`, `requestType` or a field of its draft. (ORD-104) */
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
 * The request of a valid draft, ready to be saved. (ORD-105)
 *
 * @throws Error when the draft is not valid: validate first.
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
