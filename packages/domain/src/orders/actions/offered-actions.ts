import { decide } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import { type OrderDecision, type OrderRefusal, orderRefusal } from '../order/decision'
import { latenessOf } from '../order/lateness'
import { type OfferingPoint, offeredRequestTypes } from '../order/offered-request-types'
import { orderKind } from '../order/order-kind'
import type { OrderRow } from '../order/order-row.schema'
import { orderStatus } from '../order/order-status'
import { isDatedRequestType } from '../order/request-type'
import { type CancellationInput, rowActions } from './order-actions'

/** An action on an order in a list or on its page. */
export type OrderAction = 'details' | 'qr' | 'declare' | 'rate' | 'rating' | 'cancel' | 'change' | 'repeat'

/** The facts that decide the actions of an order. */
export interface OfferedActionsInput extends CancellationInput {
  readonly servicePoint: OfferingPoint & Pick<ServicePoint, 'agilePickup'>
  /** IANA name of the zone of the service point. */
  readonly timeZone: string
  /** Whether the order has declared values; `undefined` until they are loaded. */
  readonly isDeclared?: boolean | undefined
}

/** One action of the menu. The action is possible if it has no reason. */
export interface OfferedAction {
  readonly action: OrderAction
  readonly reason: OrderRefusal | undefined
}

/** The actions of one order. */
export interface OfferedActions {
  /** The one action that is shown in words. */
  readonly likely: OrderAction | undefined
  /** The icon actions of the row, in their order: only those that are possible now. */
  readonly inRow: readonly OrderAction[]
  /** Every action of this kind of order: possible, or refused with one reason. */
  readonly menu: readonly OfferedAction[]
}

/**
 * Whether an order like this one can be requested again: the user manages the orders page and the type of the
 * order, and the point is in use and has the adapter of the type. A cancelled order can be repeated too.
 * (ORD-149)
 */
export const canRepeat = (
  row: Pick<OrderRow, 'serviceType' | 'isChange'>,
  { ability, servicePoint }: Pick<OfferedActionsInput, 'ability' | 'servicePoint'>,
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
 * The actions on an order now: the likely one in words, the other possible ones in the row, and in the menu
 * every action with the most useful reason against it. (ORD-146 to ORD-148)
 */
export const offeredActions = (row: OrderRow, input: OfferedActionsInput): OfferedActions => {
  const { details, rate, rating, cancel } = rowActions(row, input)
  const repeat = decide([
    ...canRepeat(row, input).reasons,
    // A repeated order is loaded by its id.
    row.serviceId === null && orderRefusal('no-service-id'),
  ])
  const kind = orderKind(row)
  const isDated = kind !== undefined && isDatedRequestType(kind)
  const values = valuesAction(row, input)
  const menu: readonly OfferedAction[] = [
    { action: 'details', reason: usefulReason(row, details) },
    ...(values === undefined
      ? []
      : [{ action: values, reason: mostUseful(canShowValues(values, details, input)) }]),
    rating.allowed
      ? { action: 'rating', reason: undefined }
      : { action: 'rate', reason: usefulReason(row, rate) },
    // Changing an order cancels it and requests another one.
    ...(isDated
      ? [
          {
            action: 'change' as const,
            reason: usefulReason(row, decide([...cancel.reasons, ...repeat.reasons])),
          },
        ]
      : []),
    { action: 'cancel', reason: usefulReason(row, cancel) },
    // The outcome of an order does not decide whether it can be repeated.
    { action: 'repeat', reason: mostUseful(repeat) },
  ]
  const isPossible = (action: OrderAction) =>
    menu.some((entry) => entry.action === action && entry.reason === undefined)
  return {
    likely:
      latenessOf(row, input) === 'missed' && isPossible('repeat') ? 'repeat' : likelyActions.find(isPossible),
    inRow: smallActions.filter((action) => isPossible(action) && (action !== 'repeat' || isDone(row))),
    menu,
  }
}

/** The actions of which the first possible one is the likely action of an order. */
const likelyActions = ['qr', 'declare', 'rate', 'cancel', 'repeat'] as const
const smallActions = ['rate', 'rating', 'cancel', 'repeat'] as const

const isDone = ({ serviceStatusCode }: Pick<OrderRow, 'serviceStatusCode'>): boolean =>
  orderStatus(serviceStatusCode).tone === 'done'

/**
 * The action on the declared values of a pickup: showing their code if values are declared, else declaring them; no
 * action once the pickup is over.
 */
const valuesAction = (
  row: OrderRow,
  { servicePoint, isDeclared = false }: OfferedActionsInput,
): 'qr' | 'declare' | undefined => {
  const { editable, tone } = orderStatus(row.serviceStatusCode)
  if (orderKind(row) !== 'pickup') return undefined
  if (isDeclared) return editable || tone === 'onway' ? 'qr' : undefined
  const asksAmount = row.requestedAmounts.some(({ totalAmount }) => totalAmount > 0)
  return servicePoint.agilePickup && !asksAmount && editable ? 'declare' : undefined
}

/**
 * Whether the code of declared values can be shown, or values can be declared: both require the right to see details,
 * and declaring also requires managing pickups.
 */
const canShowValues = (
  action: 'qr' | 'declare',
  details: OrderDecision,
  { ability }: Pick<OfferedActionsInput, 'ability'>,
): OrderDecision =>
  decide([
    ...details.reasons,
    action === 'declare' &&
      !ability.can('manage', 'Pickup') &&
      orderRefusal('type-not-managed', { subject: 'Pickup' }),
  ])

/**
 * The order in which reasons are shown: permanent ones first, then temporary ones, then those that explain a
 * record.
 */
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

/**
 * The most useful reason against an action. A reason about the order's progress comes first: for an order that is done,
 * it does not matter that the time for cancelling is over.
 */
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
