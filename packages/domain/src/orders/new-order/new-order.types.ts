import type { AnyIssue, Brand, Result } from '../../kernel'
import type { OrderLimit, ServicePoint } from '../../service-points'
import type { ExceededLimit } from '../composition/composition'
import type { OrderFacts } from '../kinds/kind'
import type { OrderDrafts } from '../kinds/order-kinds'
import type { RequestType } from '../order/request-type'
import type { DraftChange, OrderRequest } from './order-draft'

/** The data that are known when the dialog of a new order opens. Every value can be stored as JSON. */
export interface NewOrderInput extends Omit<OrderFacts, 'brand'> {
  readonly brand?: Brand | undefined
  /** The order types that the user may manage, from `manageableRequestTypes(ability)`. */
  readonly manageable: readonly RequestType[]
  readonly now: Date
  /**
   * The idempotency key of the call that saves the order. Each order has one key, which every repetition of the call
   * uses.
   */
  readonly idempotencyKey: string
}

/** The ids of an order that was saved. */
export interface SavedOrder {
  readonly serviceId: string
  readonly serviceCode: string
}

/** The input of the actor `saveOrder`. All attempts to save an order have the same idempotency key. */
export type SaveOrderInput = OrderRequest & { readonly countryCode: string; readonly idempotencyKey: string }

/** The failure of the last attempt to send the order. `error` is the error that the actor returned or threw. */
export interface OrderFailure {
  readonly step: 'limits' | 'save'
  readonly error: unknown
}

/** The context of the state machine of a new order: the initial data, the drafts, and the progress of sending. */
export interface NewOrderContext extends OrderFacts {
  readonly manageable: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly drafts: OrderDrafts
  readonly idempotencyKey: string
  /** The time for which the dates in the drafts were proposed, in epoch milliseconds. */
  readonly proposedAt: number
  /** The time in the latest clock event, in epoch milliseconds. `issues` are the issues at this time. */
  readonly clock: number
  /**
   * The validation issues in the draft of the chosen order type. If no type is chosen, they are the issues of the last
   * attempt to send.
   */
  readonly issues: readonly AnyIssue[]
  readonly failure: OrderFailure | undefined
  readonly exceeded: readonly ExceededLimit[]
  readonly saved: SavedOrder | undefined
  /** Whether the dialog was closed while the order was being saved. It is then unknown whether the order exists. */
  readonly abandoned: boolean
}

/** The events that the state machine of a new order accepts. */
export type NewOrderEvent =
  | { readonly type: 'servicePoint.changed'; readonly servicePoint: ServicePoint | undefined }
  | { readonly type: 'currencies.loaded'; readonly currencies: OrderFacts['currencies'] }
  | { readonly type: 'dialog.opened'; readonly now: Date }
  /** An event with the current time. The portal sends it because some rules depend on the time. */
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
 * The result of a new order after its dialog was closed. If the order was abandoned, the order history must be loaded
 * again.
 */
export interface NewOrderOutput {
  readonly saved: SavedOrder | undefined
  readonly abandoned: boolean
}

/** The result of the call that reads the order limits of a service point. */
export type LimitsAnswer = Result<readonly OrderLimit[], unknown>
/** The result of the call that saves an order. */
export type SaveAnswer = Result<SavedOrder, unknown>
