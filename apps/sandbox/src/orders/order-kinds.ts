import { CreatedOrder } from '@remesa/api-client/contract'
import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import {
  type DatedRequestFacts,
  type DatedRequestType,
  type DeliveryType,
  type OrderBodies,
  type RequestType,
  validateAssistanceRequest,
  validateDeliveryRequest,
  validatePickupRequest,
  validateSupplyRequest,
} from '@remesa/domain/orders'
import { WireLimit } from '@remesa/domain/service-points'
import { asc, eq } from 'drizzle-orm'
import { listCustomerCurrencies, reachableCountry } from '../country'
import type { Database } from '../db/database'
import { agreementCommodities, orderSupplies, orders } from '../db/schema'
import type { ApiContext, FeatureHandlers } from '../request/context'
import { createOnce } from '../request/create-once'
import { listLimits, type WireServicePoint } from '../service-points'
import { type BodyIssues, createOrder } from './create-order'
import { type RequestInput, windowRulesAt } from './open-request'
import { listDenominations, listFaults, listPacks, listSupplies } from './order-catalogue'
import { commonDetail, type FoundOrder, findOne, findOrder } from './order-detail'
import { requestedAmountsOf } from './order-repository'

/**
 * Creates the function that finds the issues of a delivery. It applies the limits of the service point to the request
 * in the same way as the form.
 */
const deliveryIssues =
  (type: DeliveryType): BodyIssues<OrderBodies[DeliveryType]> =>
  async (db, input, point) => {
    const { body, country } = input
    return validateDeliveryRequest(body, {
      ...datedFacts(type, input, point),
      currencies: await listCustomerCurrencies(db, country.id),
      denominations: await listDenominations(db, country.id),
      packs: await listPacks(db, { countryId: country.id, clientId: point.subclient.client.id }),
      limits: (await listLimits(db, point.id)).map((limit) => WireLimit.parse(limit)),
    })
  }

const amountsOf = async (db: Database, { order }: FoundOrder) => ({
  requestedAmounts: ((await requestedAmountsOf(db, eq(orders.id, order.id))).get(order.id) ?? []).map(
    ({ amount }) => amount,
  ),
})

interface KindOfOrder<Body> {
  readonly issues: BodyIssues<Body>
  /** Reads the fields of a detail that only this order type has. */
  readonly detail: (db: Database, found: FoundOrder) => object | Promise<object>
}

/** For each order type, the functions that validate a body and that read an order's fields. */
const orderKinds = {
  pickup: {
    issues: async (db, input, point) =>
      validatePickupRequest(input.body, {
        ...datedFacts('pickup', input, point),
        servicePoint: point,
        currencies: await listCustomerCurrencies(db, input.country.id),
      }),
    detail: async (db: Database, found: FoundOrder) => ({
      ...(await amountsOf(db, found)),
      agreementCommodities: await db
        .select({ code: agreementCommodities.code, description: agreementCommodities.description })
        .from(agreementCommodities)
        .where(eq(agreementCommodities.clientId, found.client.id))
        .orderBy(asc(agreementCommodities.code)),
    }),
  },
  delivery: { issues: deliveryIssues('delivery'), detail: amountsOf },
  'delivery-exchange': { issues: deliveryIssues('delivery-exchange'), detail: amountsOf },
  'assistance-service': {
    issues: async (db, input, point) =>
      validateAssistanceRequest(input.body, {
        ...datedFacts('assistance-service', input, point),
        faults: await listFaults(db, input.country.id),
      }),
    detail: async (_db: Database, { order: { faultDescription, assistanceObservation } }: FoundOrder) => ({
      faultDescription,
      assistanceObservation,
    }),
  },
  'supply-material-service': {
    issues: async (db, { body, country }) =>
      validateSupplyRequest(body, {
        countryCode: country.code,
        config: country.config,
        commodityTypes: await listSupplies(db, country.id),
      }),
    detail: async (db: Database, { order }: FoundOrder) => ({
      supplies: await db
        .select({
          commodityTypeDescription: orderSupplies.commodityTypeDescription,
          commodityDescription: orderSupplies.commodityDescription,
          quantity: orderSupplies.quantity,
        })
        .from(orderSupplies)
        .where(eq(orderSupplies.orderId, order.id))
        .orderBy(asc(orderSupplies.position)),
    }),
  },
} as const satisfies { readonly [T in RequestType]: KindOfOrder<OrderBodies[T]> }

/** The function that validates bodies of an order type. */
const issuesOf = <T extends RequestType>(type: T): BodyIssues<OrderBodies[T]> => {
  const kinds: { readonly [K in RequestType]: KindOfOrder<OrderBodies[K]> } = orderKinds
  return kinds[type].issues
}

const datedFacts = (
  type: DatedRequestType,
  { country, now }: Pick<RequestInput<unknown>, 'country' | 'now'>,
  point: WireServicePoint,
): DatedRequestFacts => ({
  rules: windowRulesAt(type, point, { country, now }),
  countryCode: country.code,
  now,
  timeZone: point.zone,
})

/**
 * Creates the handler of a call that requests an order. An order is stored once for each idempotency key, and only in a
 * country that the caller may see. The body determines the order type.
 */
const creates =
  <T extends RequestType>(endpoint: string, typeOf: (body: OrderBodies[T]) => T) =>
  async ({ params, body, idempotencyKey: key, context }: CreateCall<OrderBodies[T]>) => {
    const country = await reachableCountry(context, params.countryCode)
    if (country === undefined) return refuse.notFound()
    const { caller, now } = context
    const type = typeOf(body)
    return createOnce(context, { key, endpoint, request: { params, body }, response: CreatedOrder }, (tx) =>
      createOrder(tx, type, { body, country, caller, now }, issuesOf(type)),
    )
  }

interface CreateCall<Body> {
  readonly params: { readonly countryCode: string }
  readonly body: Body
  readonly idempotencyKey: string | undefined
  readonly context: ApiContext
}

/** Creates the function that reads orders of one type, or of several types with the same detail. */
const detailOf =
  <T extends RequestType>(type: T, ...alike: readonly RequestType[]) =>
  async (db: Database, query: Omit<Parameters<typeof findOrder>[1], 'kinds'>) => {
    const found = await findOrder(db, { ...query, kinds: [type, ...alike] })
    if (found === undefined) return undefined
    const { detail } = orderKinds[type]
    return { ...(await commonDetail(db, found, query.country)), ...(await detail(db, found)) }
  }

/** The calls that create and read orders of each type. */
export const kindHandlers: Pick<
  FeatureHandlers<'orders'>,
  | 'createPickup'
  | 'createDelivery'
  | 'createAssistance'
  | 'createSupply'
  | 'pickup'
  | 'delivery'
  | 'assistance'
  | 'supply'
> = {
  createPickup: creates('orders.createPickup', () => 'pickup'),
  createDelivery: creates<DeliveryType>('orders.createDelivery', ({ isChange }) =>
    isChange ? 'delivery-exchange' : 'delivery',
  ),
  createAssistance: creates('orders.createAssistance', () => 'assistance-service'),
  createSupply: creates('orders.createSupply', () => 'supply-material-service'),
  pickup: async ({ params, context }) => {
    const pickUpService = await findOne(context, params, detailOf('pickup'))
    return pickUpService ? ok({ pickUpService }) : refuse.notFound()
  },
  delivery: async ({ params, context }) => {
    const deliverService = await findOne(context, params, detailOf('delivery', 'delivery-exchange'))
    return deliverService ? ok({ deliverService }) : refuse.notFound()
  },
  assistance: async ({ params, context }) => {
    const assistanceService = await findOne(context, params, detailOf('assistance-service'))
    return assistanceService ? ok({ assistanceService }) : refuse.notFound()
  },
  supply: async ({ params, context }) => {
    const supplyMaterialService = await findOne(context, params, detailOf('supply-material-service'))
    return supplyMaterialService ? ok({ supplyMaterialService }) : refuse.notFound()
  },
}
