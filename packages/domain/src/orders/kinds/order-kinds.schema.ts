import * as z from 'zod/mini'
import type { RequestType } from '../order/request-type'
import { AssistanceDetail, StoredAssistanceDraft } from './assistance.schema'
import { DeliveryDetail, StoredDeliveryDraft } from './delivery.schema'
import type { OrderDetails, OrderDrafts } from './order-kinds'
import { PickupDetail, StoredPickupDraft } from './pickup.schema'
import { StoredSupplyDraft, SupplyDetail } from './supply.schema'

/** Schema of the stored drafts of a new order, which contain texts as the user typed them. (ORD-129) */
export const StoredOrderDrafts: z.ZodMiniType<OrderDrafts> = z.object({
  pickup: StoredPickupDraft,
  delivery: StoredDeliveryDraft,
  'delivery-exchange': StoredDeliveryDraft,
  'assistance-service': StoredAssistanceDraft,
  'supply-material-service': StoredSupplyDraft,
})

/** The schema of the order detail of each order type. */
export const detailSchemas: { readonly [T in RequestType]: z.ZodMiniType<OrderDetails[T]> } = {
  pickup: PickupDetail,
  delivery: DeliveryDetail,
  'delivery-exchange': DeliveryDetail,
  'assistance-service': AssistanceDetail,
  'supply-material-service': SupplyDetail,
}
