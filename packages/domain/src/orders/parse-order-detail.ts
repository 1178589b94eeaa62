import type * as z from 'zod/mini'
import { type Issue, parseWith, type Result } from '../kernel'
import { AssistanceDetail, DeliveryDetail, PickupDetail, SupplyDetail } from './order-detail.schema'
import { type RequestType, requestTypeFacts } from './request-type'

/** The detail of each type of order. */
export interface OrderDetails {
  readonly pickup: PickupDetail
  readonly delivery: DeliveryDetail
  readonly 'delivery-exchange': DeliveryDetail
  readonly 'assistance-service': AssistanceDetail
  readonly 'supply-material-service': SupplyDetail
}

const schemas: { readonly [T in RequestType]: z.ZodMiniType<OrderDetails[T]> } = {
  pickup: PickupDetail,
  delivery: DeliveryDetail,
  'delivery-exchange': DeliveryDetail,
  'assistance-service': AssistanceDetail,
  'supply-material-service': SupplyDetail,
}

/**
 * The detail in an answer of its call: under the key of its type (`pickUpService`, `deliverService`,
 * `assistanceService`, `supplyMaterialService`), or bare. A refusal names the places inside the detail that do not fit.
 * (ORD-120)
 */
export const parseOrderDetail = <T extends RequestType>(
  type: T,
  raw: unknown,
): Result<OrderDetails[T], readonly Issue[]> => {
  const { detailKey } = requestTypeFacts(type)
  const isWrapped = typeof raw === 'object' && raw !== null && Object.hasOwn(raw, detailKey)
  const schema: z.ZodMiniType<OrderDetails[T]> = schemas[type]
  return parseWith(schema, isWrapped ? Reflect.get(raw, detailKey) : raw)
}
