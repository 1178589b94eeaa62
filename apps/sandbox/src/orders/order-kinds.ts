import type { Issue } from '@remesa/domain/kernel'
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
import { listCustomerCurrencies } from '../country'
import type { Database } from '../db/database'
import { agreementCommodities, orderSupplies, orders } from '../db/schema'
import { listLimits, type WireServicePoint } from '../service-points'
import { type RequestInput, windowRulesAt } from './open-request'
import { listDenominations, listFaults, listPacks, listSupplies } from './order-catalogue'
import type { FoundOrder } from './order-detail'
import { requestedAmountsOf } from './order-repository'

type BodyIssues<Body> = (
  db: Database,
  input: RequestInput<Body>,
  point: WireServicePoint,
) => Promise<readonly Issue[]>

/** The issues of a delivery. The limits of the point apply to the request as they do in the form. */
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
  /** The issues of a body, with the catalogues of its country and the hours and limits of its point. */
  readonly issues: BodyIssues<Body>
  /** The fields of a detail that orders of other types do not have. */
  readonly detail: (db: Database, found: FoundOrder) => object | Promise<object>
}

/** What a type decides about its orders: how a body is validated, and how an order is read. */
export const orderKinds = {
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

/** The validation of the bodies of a type. */
export const issuesOf = <T extends RequestType>(type: T): BodyIssues<OrderBodies[T]> => {
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
