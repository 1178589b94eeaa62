import type { Brand, Issue, Result } from '../../kernel'
import type { OrderLimit, ServicePoint } from '../../service-points'
import type { ExceededLimit } from '../composition/composition'
import type { OrderFacts } from '../kinds/kind'
import type { OrderDrafts } from '../kinds/order-kinds'
import type { RequestType } from '../order/request-type'
import type { DraftChange, OrderRequest } from './order-draft'

/** The facts of the host when the dialog opens. Every field can be stored as JSON. */
export interface NewOrderInput extends Omit<OrderFacts, 'brand'> {
  readonly brand?: Brand | undefined
  /** Types that the user manages: `manageableRequestTypes(ability)`. */
  readonly manageable: readonly RequestType[]
  readonly now: Date
  /** Created once for each order and kept for every repetition of its call. */
  readonly idempotencyKey: string
}

/** The ids of a saved order. */
export interface SavedOrder {
  readonly serviceId: string
  readonly serviceCode: string
}

/** The input of the host's saving actor. Every attempt of one order has the same key. */
export type SaveOrderInput = OrderRequest & { readonly countryCode: string; readonly idempotencyKey: string }

/** The failure of the last attempt. `error` is what the host's actor returned or threw. */
export interface OrderFailure {
  readonly step: 'limits' | 'save'
  readonly error: unknown
}

/** The context of a new order's machine: the facts at the start, the drafts, and the progress of sending. */
export interface NewOrderContext extends OrderFacts {
  readonly manageable: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly drafts: OrderDrafts
  readonly idempotencyKey: string
  /** The time for which the dates of the drafts were proposed, in epoch milliseconds. */
  readonly proposedAt: number
  /** The time that was reported last, in epoch milliseconds; issues are those at that time. */
  readonly clock: number
  /** The issues of the chosen type's current draft; without a type those of the last attempt to send. */
  readonly issues: readonly Issue[]
  readonly failure: OrderFailure | undefined
  readonly exceeded: readonly ExceededLimit[]
  readonly saved: SavedOrder | undefined
  /** Whether the dialog was closed before a call was answered: the order may or may not exist. */
  readonly abandoned: boolean
}

/** The events of a new order's machine. */
export type NewOrderEvent =
  | { readonly type: 'servicePoint.changed'; readonly servicePoint: ServicePoint | undefined }
  | { readonly type: 'currencies.loaded'; readonly currencies: OrderFacts['currencies'] }
  | { readonly type: 'dialog.opened'; readonly now: Date }
  /** The host reports the current time, on which some rules depend. */
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

/** The outcome of the dialog. If the dialog was abandoned, the history must be loaded again. */
export interface NewOrderOutput {
  readonly saved: SavedOrder | undefined
  readonly abandoned: boolean
}

/** The outcome of reading the limits of a service point. */
export type LimitsAnswer = Result<readonly OrderLimit[], unknown>
/** The outcome of saving an order. */
export type SaveAnswer = Result<SavedOrder, unknown>
