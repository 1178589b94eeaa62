import { decide } from '../kernel'
import type { ServicePoint } from '../service-points'
import { type OrderDecision, type OrderRefusal, orderRefusal } from './decision'
import { offeredRequestTypes } from './offered-request-types'
import { type CancellationInput, rowActions } from './order-actions'
import { orderKind } from './order-kind'
import type { OrderRow } from './order-row.schema'
import { orderStatus } from './order-status'

/** What can be done with an order where it stands in a list or is open. */
export type OrderAct = 'details' | 'qr' | 'declare' | 'rate' | 'rating' | 'cancel' | 'repeat'

/** What decides about the acts of an order. */
export interface OrderActsInput extends CancellationInput {
  readonly servicePoint: Pick<ServicePoint, 'adapters' | 'agilePickup'>
  /** Whether values are declared for it; `undefined` as long as nobody has looked. */
  readonly isDeclared?: boolean | undefined
}

/** One act of the menu. Without a reason it can be done. */
export interface OfferedAct {
  readonly act: OrderAct
  readonly reason: OrderRefusal | undefined
}

/** The acts of one order. */
export interface OrderActs {
  /** The one act that stands there in words. */
  readonly likely: OrderAct | undefined
  /** The small acts of the row, in their order: only what can be done now. */
  readonly inRow: readonly OrderAct[]
  /** Every act that such an order knows, each possible or with its one reason. */
  readonly menu: readonly OfferedAct[]
}

/**
 * Whether an order like this one can be requested again: whoever manages the orders page and its type, at a point that has
 * the adapter of that type. A cancelled order can be repeated too. (ORD-149)
 */
export const canRepeat = (
  row: Pick<OrderRow, 'serviceType' | 'isChange'>,
  { ability, servicePoint }: Pick<OrderActsInput, 'ability' | 'servicePoint'>,
): OrderDecision => {
  const kind = orderKind(row)
  const offer = offeredRequestTypes(ability, servicePoint).find(({ type }) => type === kind)
  return decide([
    kind === undefined && orderRefusal('type-unknown', { code: row.serviceType }),
    !ability.can('manage', 'OrdersPage') && orderRefusal('page-not-managed'),
    ...(offer?.reasons ?? []),
  ])
}

/**
 * What can be done with an order now: in words the likely act, in the row what is possible besides, in the menu every act
 * with the most useful reason against it. (ORD-146 to ORD-148)
 */
export const orderActs = (row: OrderRow, input: OrderActsInput): OrderActs => {
  const { details, rate, rating, cancel } = rowActions(row, input)
  const repeat = decide([
    ...canRepeat(row, input).reasons,
    // It is read by its id to be repeated.
    row.serviceId === null && orderRefusal('no-service-id'),
  ])
  const values = valuesAct(row, input)
  const menu: readonly OfferedAct[] = [
    { act: 'details', reason: usefulReason(row, details) },
    ...(values === undefined
      ? []
      : [{ act: values, reason: mostUseful(canShowValues(values, details, input)) }]),
    rating.allowed ? { act: 'rating', reason: undefined } : { act: 'rate', reason: usefulReason(row, rate) },
    { act: 'cancel', reason: usefulReason(row, cancel) },
    // What came of an order has no say in whether there may be another.
    { act: 'repeat', reason: mostUseful(repeat) },
  ]
  const isPossible = (act: OrderAct) => menu.some((entry) => entry.act === act && entry.reason === undefined)
  return {
    likely: likelyActs.find(isPossible),
    inRow: smallActs.filter((act) => isPossible(act) && (act !== 'repeat' || isDone(row))),
    menu,
  }
}

/** The likely act is the first of these that is possible. */
const likelyActs = ['qr', 'declare', 'rate', 'cancel', 'repeat'] as const
const smallActs = ['rate', 'rating', 'cancel', 'repeat'] as const

const isDone = ({ serviceStatusCode }: Pick<OrderRow, 'serviceStatusCode'>): boolean =>
  orderStatus(serviceStatusCode).tone === 'done'

/** A pickup whose values are declared, or can be, has its code or the way to it until it is over. */
const valuesAct = (
  row: OrderRow,
  { servicePoint, isDeclared = false }: OrderActsInput,
): 'qr' | 'declare' | undefined => {
  const { editable, tone } = orderStatus(row.serviceStatusCode)
  if (orderKind(row) !== 'pickup') return undefined
  if (isDeclared) return editable || tone === 'onway' ? 'qr' : undefined
  const asksAmount = row.requestedAmounts.some(({ totalAmount }) => totalAmount > 0)
  return servicePoint.agilePickup && !asksAmount && editable ? 'declare' : undefined
}

/** The code needs the details alone; to declare, pickups have to be managed. */
const canShowValues = (
  act: 'qr' | 'declare',
  details: OrderDecision,
  { ability }: Pick<OrderActsInput, 'ability'>,
): OrderDecision =>
  decide([
    ...details.reasons,
    act === 'declare' &&
      !ability.can('manage', 'Pickup') &&
      orderRefusal('type-not-managed', { subject: 'Pickup' }),
  ])

/** First what ends the question for good, then what holds at this moment, last what only explains a record. */
const usefulness: readonly OrderRefusal['rule'][] = [
  'page-not-managed',
  'type-not-managed',
  'cancelling-disabled',
  'adapter-missing',
  'foreign-origin',
  'consignment-started',
  'too-late',
  'not-completed',
  'type-unknown',
  'no-service-id',
]

const mostUseful = ({ reasons }: OrderDecision): OrderRefusal | undefined =>
  reasons.toSorted((a, b) => usefulness.indexOf(a.rule) - usefulness.indexOf(b.rule))[0]

/** How far an order has come goes before everything else: of a done one nobody asks until when it could be cancelled. */
const usefulReason = (
  { serviceStatusCode }: Pick<OrderRow, 'serviceStatusCode'>,
  decision: OrderDecision,
): OrderRefusal | undefined => {
  const has = (rule: OrderRefusal['rule']) => decision.reasons.some((reason) => reason.rule === rule)
  const { tone } = orderStatus(serviceStatusCode)
  if (tone === 'cancelled' && (has('status-final') || has('not-completed'))) return orderRefusal('cancelled')
  if (has('status-final')) return orderRefusal(tone === 'done' ? 'done' : 'on-the-way')
  return mostUseful(decision)
}
