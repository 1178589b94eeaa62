import type { Brand, Issue, Result } from '../../kernel'
import type { OrderLimit, ServicePoint } from '../../service-points'
import type { ExceededLimit } from '../composition/composition'
import type { OrderFacts } from '../kinds/kind'
import type { OrderDrafts } from '../kinds/order-kinds'
import type { RequestType } from '../order/request-type'
import type { DraftChange, OrderRequest } from './order-draft'

/** The facts that are known when the dialog of a new order opens. Every field can be stored as JSON. */
export interface NewOrderInput extends Omit<OrderFacts, 'brand'> {
  readonly brand?: Brand | undefined
  /** The order types that the user manages, by `manageableRequestTypes(ability)`. */
  readonly manageable: readonly RequestType[]
  readonly now: Date
  /**
   * The idempotency key of the call that saves the order. It is created once for each order and kept when the call is
   * repeated.
   */
  readonly idempotencyKey: string
}

/** The ids of an order that was saved. */
export interface SavedOrder {
  readonly serviceId: string
  readonly serviceCode: string
}

/** The input of the actor `saveOrder`. Every attempt to save the same order has the same idempotency key. */
export type SaveOrderInput = OrderRequest & { readonly countryCode: string; readonly idempotencyKey: string }

/** The failure of the last attempt to save the order. `error` is what the actor `saveOrder` returned or threw. */
export interface OrderFailure {
  readonly step: 'limits' | 'save'
  readonly error: unknown
}

/** The context of the state machine of a new order: the facts at the start, the drafts, and the progress of sending. */
export interface NewOrderContext extends OrderFacts {
  readonly manageable: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly drafts: OrderDrafts
  readonly idempotencyKey: string
  /** The time at which the dates of the drafts were proposed, in epoch milliseconds. */
  readonly proposedAt: number
  /** The time in the latest event of the clock, in epoch milliseconds. `issues` are the issues at this time. */
  readonly clock: number
  /**
   * The issues of the current draft of the chosen order type. Without an order type, the issues are those of the last
   * attempt to send.
   */
  readonly issues: readonly Issue[]
  readonly failure: OrderFailure | undefined
  readonly exceeded: readonly ExceededLimit[]
  readonly saved: SavedOrder | undefined
  /** Whether the dialog was closed before the back end answered a call, so that the order may or may not exist. */
  readonly abandoned: boolean
}

/** The events of the state machine of a new order. */
export type NewOrderEvent =
  | { readonly type: 'servicePoint.changed'; readonly servicePoint: ServicePoint | undefined }
  | { readonly type: 'currencies.loaded'; readonly currencies: OrderFacts['currencies'] }
  | { readonly type: 'dialog.opened'; readonly now: Date }
  /** The current time, which the portal sends because some rules depend on it. */
  | { readonly type: 'clock.ticked'; readonly now: Date }
  | { readonly type: 'type.chosen'; readonly requestType: RequestType }
  | { readonly type: 'type.cleared' }
  | ({ readonly type: 'draft.changed' } & DraftChange)
  | { readonly type: 'send.requested'; readonly now: Date }
  | { readonly type: 'send.withdrawn' }
  | { readonly type: 'limit.acknowledged' }
  | { readonly type: 'confirmation.given'; readonly now: Date }
  | { readonly type: 'confirmation.declined' }
  | { readonly type: 'order.restarted'; readonly now: Date; readonly idempotencyKey: string }
  | { readonly type: 'closing.requested' }

/**
 * The result when the dialog of a new order closes. If the dialog was abandoned, the order history must be loaded
 * again.
 */
export interface NewOrderOutput {
  readonly saved: SavedOrder | undefined
  readonly abandoned: boolean
}

/** The result of reading the order limits of a service point. */
export type LimitsAnswer = Result<readonly OrderLimit[], unknown>
/** The result of saving an order. */
export type SaveAnswer = Result<SavedOrder, unknown>
