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

/** The name of an action that a user can take on an order, in a list or on the order's page. */
export type OrderAction = 'details' | 'qr' | 'declare' | 'rate' | 'rating' | 'cancel' | 'change' | 'repeat'

/** The facts that decide which actions are offered on an order. */
export interface OfferedActionsInput extends CancellationInput {
  readonly servicePoint: OfferingPoint & Pick<ServicePoint, 'agilePickup'>
  /** IANA name of the time zone of the service point. */
  readonly timeZone: string
  /** Whether the order has declared values; `undefined` until they are loaded. */
  readonly isDeclared?: boolean | undefined
}

/** One action in the menu of an order. The action is possible if it has no reason against it. */
export interface OfferedAction {
  readonly action: OrderAction
  readonly reason: OrderRefusal | undefined
}

/** The actions that are offered on one order. */
export interface OfferedActions {
  /** The one action that is shown as a button with a label. */
  readonly likely: OrderAction | undefined
  /** The possible actions that are shown as icon buttons in the order's row, from the first to the last. */
  readonly inRow: readonly OrderAction[]
  /** Every action of this order type. An action that is not possible has one reason against it. */
  readonly menu: readonly OfferedAction[]
}

/**
 * Whether an order with the same contents can be requested again: the user manages the orders page and the order type,
 * and the point is in use and has the adapter of that type. A cancelled order can be repeated too. (ORD-149)
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
 * The actions that are offered on an order now: the likely action with a label, the other possible actions as icons,
 * and every action in the menu. An impossible action in the menu has the most useful reason against it. (ORD-146 to
 * ORD-148)
 */
export const offeredActions = (row: OrderRow, input: OfferedActionsInput): OfferedActions => {
  const { details, rate, rating, cancel } = rowActions(row, input)
  const repeat = decide([
    ...canRepeat(row, input).reasons,
    // The order to repeat is loaded by its service id, so an order without one can't be repeated.
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
    // Changing an order means cancelling it and requesting another one, so the reasons against cancelling apply.
    ...(isDated
      ? [
          {
            action: 'change' as const,
            reason: usefulReason(row, decide([...cancel.reasons, ...repeat.reasons])),
          },
        ]
      : []),
    { action: 'cancel', reason: usefulReason(row, cancel) },
    // The status of an order does not decide whether it can be repeated.
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

/** Candidates for the likely action: the first of them that is possible is the likely action of an order. */
const likelyActions = ['qr', 'declare', 'rate', 'cancel', 'repeat'] as const
const smallActions = ['rate', 'rating', 'cancel', 'repeat'] as const

const isDone = ({ serviceStatusCode }: Pick<OrderRow, 'serviceStatusCode'>): boolean =>
  orderStatus(serviceStatusCode).tone === 'done'

/**
 * The action on the declared values of a pickup: if values are declared, showing their code, otherwise declaring them.
 * There is no such action once the pickup is over.
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
 * Whether the user may show the code of declared values, or declare values. Both require the right to see order
 * details; declaring also requires the right to manage pickups.
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
 * The reasons against an action by usefulness: permanent reasons first, then temporary ones, then reasons that explain
 * the state of the order.
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
