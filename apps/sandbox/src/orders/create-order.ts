import { type Refusal, refuse } from '@remesa/api-client/server'
import { type Issue, ok, type Result } from '@remesa/domain/kernel'
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
import { listCustomerCurrencies } from '../country'
import type { Database } from '../db/database'
import { listLimits, type WireServicePoint } from '../service-points'
import { openRequest, type RequestInput, windowRulesAt } from './open-request'
import { listDenominations, listFaults, listPacks, listSupplies } from './order-catalogue'
import { storeOrder } from './store-order'

/** The result of accepting an order. */
export type TakenIn = Result<
  { readonly serviceId: string; readonly serviceCode: string },
  Refusal<'forbidden' | 'not-found' | 'request.invalid-body'>
>

/**
 * Accepts an order: 404 for a point that is out of reach, switched off or of another country, 400 with every rule that
 * the body breaks. Otherwise the order is stored. Nothing is written before all checks have passed.
 */
export const createOrder = async <T extends RequestType>(
  db: Database,
  type: T,
  input: RequestInput<OrderBodies[T]>,
): Promise<TakenIn> => {
  const opened = await openRequest(db, type, input)
  if (!opened.ok) return opened
  const { point, offerIssues } = opened.value
  const issues = [...offerIssues, ...(await bodyIssues[type](db, input, point))]
  return issues.length > 0 ? refuse.invalid(issues) : ok(await storeOrder(db, type, input, point))
}

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

/** The validation of each type's body, with the catalogues of its country and the hours and limits of its point. */
const bodyIssues: { readonly [T in RequestType]: BodyIssues<OrderBodies[T]> } = {
  pickup: async (db, input, point) =>
    validatePickupRequest(input.body, {
      ...datedFacts('pickup', input, point),
      servicePoint: point,
      currencies: await listCustomerCurrencies(db, input.country.id),
    }),
  delivery: deliveryIssues('delivery'),
  'delivery-exchange': deliveryIssues('delivery-exchange'),
  'assistance-service': async (db, input, point) =>
    validateAssistanceRequest(input.body, {
      ...datedFacts('assistance-service', input, point),
      faults: await listFaults(db, input.country.id),
    }),
  'supply-material-service': async (db, { body, country }) =>
    validateSupplyRequest(body, {
      countryCode: country.code,
      config: country.config,
      commodityTypes: await listSupplies(db, country.id),
    }),
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
