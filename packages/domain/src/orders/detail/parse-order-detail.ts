import type * as z from 'zod/mini'
import { type Issue, parseWith, type Result } from '../../kernel'
import type { OrderDetails } from '../kinds/order-kinds'
import { detailSchemas } from '../kinds/order-kinds.schema'
import { type RequestType, requestTypeFacts } from '../order/request-type'

/**
 * The detail of an order from the response of its call. The response either contains the detail under the key of the
 * order type (`pickUpService`, `deliverService`, `assistanceService`, `supplyMaterialService`), or is the detail
 * itself. A failure contains the fields of the detail that do not match the schema. (ORD-120)
 */
export const parseOrderDetail = <T extends RequestType>(
  type: T,
  raw: unknown,
): Result<OrderDetails[T], readonly Issue[]> => {
  const { detailKey } = requestTypeFacts(type)
  const isWrapped = typeof raw === 'object' && raw !== null && Object.hasOwn(raw, detailKey)
  const schema: z.ZodMiniType<OrderDetails[T]> = detailSchemas[type]
  return parseWith(schema, isWrapped ? Reflect.get(raw, detailKey) : raw)
}
