import type { RequestType } from '../order/request-type'
import { type AssistanceDraft, assistanceKind, assistancePlaces, repeatAssistance } from './assistance'
import type { AssistanceDetail, AssistanceRequest } from './assistance.schema'
import { type DeliveryDraft, deliveryKind, deliveryPlaces } from './delivery'
import type { DeliveryDetail, DeliveryRequest } from './delivery.schema'
import type { FieldPlace } from './field-places'
import type { OrderKind } from './kind'
import { type PickupDraft, pickupKind, pickupPlaces, repeatPickup } from './pickup'
import type { PickupDetail, PickupRequest } from './pickup.schema'
import type { RepeatContents } from './repeat'
import { repeatDelivery } from './repeat-delivery'
import { repeatSupply, type SupplyDraft, supplyKind, supplyPlaces } from './supply'
import type { SupplyDetail, SupplyRequest } from './supply.schema'

/**
 * One draft for each order type. If a user chooses another order type and then returns to the first, all values are
 * restored.
 */
export interface OrderDrafts {
  readonly pickup: PickupDraft
  readonly delivery: DeliveryDraft
  readonly 'delivery-exchange': DeliveryDraft
  readonly 'assistance-service': AssistanceDraft
  readonly 'supply-material-service': SupplyDraft
}

/** The body of the call that requests an order, for each order type. */
export interface OrderBodies {
  readonly pickup: PickupRequest
  readonly delivery: DeliveryRequest
  readonly 'delivery-exchange': DeliveryRequest
  readonly 'assistance-service': AssistanceRequest
  readonly 'supply-material-service': SupplyRequest
}

/** The detail of an order, for each order type. */
export interface OrderDetails {
  readonly pickup: PickupDetail
  readonly delivery: DeliveryDetail
  readonly 'delivery-exchange': DeliveryDetail
  readonly 'assistance-service': AssistanceDetail
  readonly 'supply-material-service': SupplyDetail
}

/** The type of an order, with the detail of the order. */
export type DetailedOrder<T extends RequestType = RequestType> = {
  readonly [K in T]: { readonly type: K; readonly detail: OrderDetails[K] }
}[T]

/** The rules of each order type. */
export const orderKinds: { readonly [T in RequestType]: OrderKind<OrderDrafts[T], OrderBodies[T]> } = {
  pickup: pickupKind,
  delivery: deliveryKind('delivery'),
  'delivery-exchange': deliveryKind('delivery-exchange'),
  'assistance-service': assistanceKind,
  'supply-material-service': supplyKind,
}

/** One draft for each order type. The function `draftOf` creates each draft. */
export const draftsOf = (draftOf: <T extends RequestType>(type: T) => OrderDrafts[T]): OrderDrafts => ({
  pickup: draftOf('pickup'),
  delivery: draftOf('delivery'),
  'delivery-exchange': draftOf('delivery-exchange'),
  'assistance-service': draftOf('assistance-service'),
  'supply-material-service': draftOf('supply-material-service'),
})

/** For each order type, the function that copies the contents of an earlier order to a repeated order. */
export const repeatedContents: { readonly [T in RequestType]: RepeatContents<OrderDrafts[T]> } = {
  pickup: repeatPickup,
  delivery: repeatDelivery,
  'delivery-exchange': repeatDelivery,
  'assistance-service': repeatAssistance,
  'supply-material-service': repeatSupply,
}

/**
 * The form fields of each order type, with their paths in the body of a request. If a field has several paths, the
 * first path is used. (ORD-136)
 */
export const fieldPlaces: Readonly<Record<RequestType, readonly FieldPlace[]>> = {
  pickup: pickupPlaces,
  delivery: deliveryPlaces,
  'delivery-exchange': deliveryPlaces,
  'assistance-service': assistancePlaces,
  'supply-material-service': supplyPlaces,
}
