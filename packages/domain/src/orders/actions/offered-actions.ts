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

/** The name of an action on an order, in a list or on the page of the order. */
export type OrderAction = 'details' | 'qr' | 'declare' | 'rate' | 'rating' | 'cancel' | 'change' | 'repeat'

/** The data from which the possible actions on an order are calculated. */
export interface OfferedActionsInput extends CancellationInput {
  readonly servicePoint: OfferingPoint & Pick<ServicePoint, 'agilePickup'>
  /** IANA name of the time zone of the service point of the order. */
  readonly timeZone: string
  /** Whether values have been declared for the order; `undefined` until this is known. */
  readonly isDeclared?: boolean | undefined
}

/** One action in the menu of an order. The action is possible if it has no `reason`. */
export interface OfferedAction {
  readonly action: OrderAction
  readonly reason: OrderRefusal | undefined
}

/** The actions that the portal shows for one order. */
export interface OfferedActions {
  /** The main action, which is shown as a button with a label; `undefined` if there is none. */
  readonly likely: OrderAction | undefined
  /** The possible actions that are shown as icon buttons in the row of the order, from the first to the last. */
  readonly inRow: readonly OrderAction[]
  /** All actions for the type of the order. An action that is not possible now contains one reason why not. */
  readonly menu: readonly OfferedAction[]
}

/**
 * Whether the user can request the order again with the same contents. The user must manage the orders page and the
 * order type. The service point must be in use and have the adapter of the order type. A cancelled order can be
 * repeated too. (ORD-149)
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
 * The actions that the portal shows for an order now: the main action, the other possible actions in the row, and all
 * actions in the menu. An impossible action in the menu has the most useful reason why it is impossible. (ORD-146 to
 * ORD-148)
 */
export const offeredActions = (row: OrderRow, input: OfferedActionsInput): OfferedActions => {
  const { details, rate, rating, cancel } = rowActions(row, input)
  const repeat = decide([
    ...canRepeat(row, input).reasons,
    // Repeating an order loads it by its service id, so an order without a service id can't be repeated.
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
    // A change cancels the order and requests a new one, so the reasons against a cancellation apply to a change too.
    ...(isDated
      ? [
          {
            action: 'change' as const,
            reason: usefulReason(row, decide([...cancel.reasons, ...repeat.reasons])),
          },
        ]
      : []),
    { action: 'cancel', reason: usefulReason(row, cancel) },
    // An order can be repeated in any status, so the status does not affect which reason is shown.
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

/** The actions that can be the main action, in the order of preference: the first possible action is shown. */
const likelyActions = ['qr', 'declare', 'rate', 'cancel', 'repeat'] as const
const smallActions = ['rate', 'rating', 'cancel', 'repeat'] as const

const isDone = ({ serviceStatusCode }: Pick<OrderRow, 'serviceStatusCode'>): boolean =>
  orderStatus(serviceStatusCode).tone === 'done'

/**
 * The action for the declared values of a pickup: showing their code if values are declared, otherwise declaring
 * values. The result is `undefined` if the pickup is over or its values can't be declared.
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
 * Whether the user may show the code of declared values, or declare values. Both actions require permission to see the
 * details of the order. Declaring also requires permission to manage pickups.
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
 * The reasons against an action, the most useful first: reasons that never change, then reasons that may change, then
 * reasons about the state of the order.
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
 * The most useful reason against an action. Reasons about the progress of the order come before all other reasons. For
 * example, if an order is done, it does not matter that it is too late to cancel.
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
