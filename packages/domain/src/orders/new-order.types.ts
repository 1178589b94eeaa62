import type { Brand, Issue, Result } from '../kernel'
import type { OrderLimit, ServicePoint } from '../service-points'
import type { ExceededLimit } from './composition'
import type { DraftChange, OrderDrafts, OrderFacts, OrderRequest } from './order-draft'
import type { RequestType } from './request-type'

/** What the host knows when the dialog opens. Everything can be stored as JSON. */
export interface NewOrderInput extends Omit<OrderFacts, 'brand'> {
  readonly brand?: Brand | undefined
  /** Types that the user manages: `manageableRequestTypes(ability)`. */
  readonly manageable: readonly RequestType[]
  readonly now: Date
  /** Made anew for every order; it stays with the order through every repetition. */
  readonly idempotencyKey: string
}

/** The ids under which a saved order is found again. */
export interface SavedOrder {
  readonly serviceId: string
  readonly serviceCode: string
}

/** What the host's actor saves. Every attempt of one order bears the same key. */
export type SaveOrderInput = OrderRequest & { readonly countryCode: string; readonly idempotencyKey: string }

/** Why the last attempt came to nothing. `error` is what the host's actor answered or threw. */
export interface OrderFailure {
  readonly step: 'limits' | 'save'
  readonly error: unknown
}

/** What the machine of a new order knows: the facts it began with, what is filled in, and how sending went. */
export interface NewOrderContext extends OrderFacts {
  readonly manageable: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly drafts: OrderDrafts
  readonly idempotencyKey: string
  /** When the dates of the drafts were proposed, in epoch milliseconds. */
  readonly proposedAt: number
  /** The time that was reported last, in epoch milliseconds: issues are those that the order has then. */
  readonly clock: number
  /** What is wrong with the draft of the chosen type as it stands; without a type what the last attempt to send found. */
  readonly issues: readonly Issue[]
  readonly failure: OrderFailure | undefined
  readonly exceeded: readonly ExceededLimit[]
  readonly saved: SavedOrder | undefined
  /** The dialog was closed while an answer was under way: whether the order exists is not known. */
  readonly abandoned: boolean
}

/** What the machine of a new order listens to. */
export type NewOrderEvent =
  | { readonly type: 'servicePoint.changed'; readonly servicePoint: ServicePoint | undefined }
  | { readonly type: 'currencies.loaded'; readonly currencies: OrderFacts['currencies'] }
  | { readonly type: 'dialog.opened'; readonly now: Date }
  /** Time has passed that rules may look at. */
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

/** How the dialog ended. When it was abandoned, the history has to be read again. */
export interface NewOrderOutput {
  readonly saved: SavedOrder | undefined
  readonly abandoned: boolean
}

/** What the limits of a service point came to. */
export type LimitsAnswer = Result<readonly OrderLimit[], unknown>
/** What saving an order came to. */
export type SaveAnswer = Result<SavedOrder, unknown>
