import { ok, type Result } from '@remesa/domain/kernel'
import {
  type DeliveryDetail,
  type DeliveryRequest,
  type DetailedOrder,
  type OrderBodies,
  type OrderDetails,
  type OrderRequest,
  orderKind,
  type RequestType,
  requestTypeFacts,
} from '@remesa/domain/orders'
import type { ApiClient, ApiOutput, CallOptions, CreateOptions } from '../client/api-client'
import type { ApiError } from '../client/api-error'
import type { PortalContract } from '../contract'

type Orders = ApiClient['orders']

/** The response to the call that requests an order. */
export type PlacedOrder = ApiOutput<PortalContract['orders']['createPickup']>

interface OrderCalls<Body, Detail> {
  readonly create: (
    orders: Pick<Orders, CreateCall>,
    input: { readonly params: { readonly countryCode: string }; readonly body: Body },
    options: CreateOptions,
  ) => Promise<Result<PlacedOrder, ApiError>>
  readonly read: (
    orders: Pick<Orders, ReadCall>,
    input: { readonly params: { readonly countryCode: string; readonly serviceId: string } },
    options: CallOptions,
  ) => Promise<Result<Detail, ApiError>>
}

type CreateCall = 'createPickup' | 'createDelivery' | 'createAssistance' | 'createSupply'
type ReadCall = 'pickup' | 'delivery' | 'assistance' | 'supply'

const deliveryCalls: OrderCalls<DeliveryRequest, DeliveryDetail> = {
  create: (orders, input, options) => orders.createDelivery(input, options),
  read: (orders, input, options) => orders.delivery(input, options),
}

/** The calls of each type of order. */
const callsByType: { readonly [T in RequestType]: OrderCalls<OrderBodies[T], OrderDetails[T]> } = {
  pickup: {
    create: (orders, input, options) => orders.createPickup(input, options),
    read: (orders, input, options) => orders.pickup(input, options),
  },
  delivery: deliveryCalls,
  'delivery-exchange': deliveryCalls,
  'assistance-service': {
    create: (orders, input, options) => orders.createAssistance(input, options),
    read: (orders, input, options) => orders.assistance(input, options),
  },
  'supply-material-service': {
    create: (orders, input, options) => orders.createSupply(input, options),
    read: (orders, input, options) => orders.supply(input, options),
  },
}

/** Sends the request for an order with the API call for its type. */
export const createOrder = <T extends RequestType>(
  orders: Pick<Orders, CreateCall>,
  { type, body, countryCode }: OrderRequest<T> & { readonly countryCode: string },
  options: CreateOptions,
): Promise<Result<PlacedOrder, ApiError>> =>
  callsByType[type].create(orders, { params: { countryCode }, body }, options)

/**
 * Reads an order with the API call for its type. The result may have another type: an order that is read as a delivery
 * may be an exchange, and vice versa. (ORD-2)
 */
export const readOrder = async (
  orders: Pick<Orders, ReadCall>,
  {
    type,
    ...params
  }: { readonly type: RequestType; readonly countryCode: string; readonly serviceId: string },
  options: CallOptions = {},
): Promise<Result<DetailedOrder, ApiError>> => {
  const answer = await callsByType[type].read(orders, { params }, options)
  if (!answer.ok) return answer
  const { isChange } = answer.value
  const kind = orderKind({ serviceType: requestTypeFacts(type).wireCode, isChange }) ?? type
  // The details have the type of the order, but the compiler can't derive this from the table of calls.
  return ok({ type: kind, detail: answer.value } as DetailedOrder)
}
