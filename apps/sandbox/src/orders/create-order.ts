import { type Refusal, refuse } from '@remesa/api-client/server'
import { type Issue, ok, type Result } from '@remesa/domain/kernel'
import {
  type AssistanceRequest,
  type DatedRequestFacts,
  type DeliveryRequest,
  type PickupRequest,
  type SupplyRequest,
  validateAssistanceRequest,
  validateDeliveryRequest,
  validatePickupRequest,
  validateSupplyRequest,
} from '@remesa/domain/orders'
import { WireLimit } from '@remesa/domain/service-points'
import { listCustomerCurrencies } from '../country'
import type { Database } from '../db/database'
import { listLimits } from '../service-points'
import { openRequest, type RequestInput, windowRulesAt } from './open-request'
import { listDenominations, listFaults, listPacks, listSupplies } from './order-catalogue'
import { storeOrder } from './store-order'

/** The result of accepting an order. */
export type TakenIn = Result<
  { readonly serviceId: string; readonly serviceCode: string },
  Refusal<'forbidden' | 'not-found' | 'request.invalid-body'>
>

/**
 * Accepts a pickup: 404 for a point that is out of reach, switched off or of another country, 400 with every rule that
 * the body breaks, else the order is stored. Nothing is written before all of that is decided. The same is true of the
 * other kinds below.
 */
export const createPickup = async (db: Database, input: RequestInput<PickupRequest>): Promise<TakenIn> => {
  const opened = await openRequest(db, 'pickup', input)
  if (!opened.ok) return opened
  const { point, offerIssues } = opened.value
  const issues = validatePickupRequest(input.body, {
    ...datedFacts('pickup', input, point),
    servicePoint: point,
    currencies: await listCustomerCurrencies(db, input.country.id),
  })
  return storeUnless([...offerIssues, ...issues], () => storeOrder(db, 'pickup', input, point.id))
}

/** Accepts a delivery or, with the change flag, a delivery exchange. The limits of the point apply here too. */
export const createDelivery = async (
  db: Database,
  input: RequestInput<DeliveryRequest>,
): Promise<TakenIn> => {
  const type = input.body.isChange ? 'delivery-exchange' : 'delivery'
  const opened = await openRequest(db, type, input)
  if (!opened.ok) return opened
  const { point, offerIssues } = opened.value
  const { country } = input
  const issues = validateDeliveryRequest(input.body, {
    ...datedFacts(type, input, point),
    currencies: await listCustomerCurrencies(db, country.id),
    denominations: await listDenominations(db, country.id),
    packs: await listPacks(db, { countryId: country.id, clientId: point.subclient.client.id }),
    limits: (await listLimits(db, point.id)).map((limit) => WireLimit.parse(limit)),
  })
  return storeUnless([...offerIssues, ...issues], () => storeOrder(db, type, input, point.id))
}

/** Accepts a call for a technician. The fault has to be one of the country's. */
export const createAssistance = async (
  db: Database,
  input: RequestInput<AssistanceRequest>,
): Promise<TakenIn> => {
  const type = 'assistance-service'
  const opened = await openRequest(db, type, input)
  if (!opened.ok) return opened
  const { point, offerIssues } = opened.value
  const issues = validateAssistanceRequest(input.body, {
    ...datedFacts(type, input, point),
    faults: await listFaults(db, input.country.id),
  })
  return storeUnless([...offerIssues, ...issues], () => storeOrder(db, type, input, point.id))
}

/** Accepts a request for operating material. Articles have to be the country's, each once, under their own names. */
export const createSupply = async (db: Database, input: RequestInput<SupplyRequest>): Promise<TakenIn> => {
  const type = 'supply-material-service'
  const opened = await openRequest(db, type, input)
  if (!opened.ok) return opened
  const { point, offerIssues } = opened.value
  const { country } = input
  const issues = validateSupplyRequest(input.body, {
    countryCode: country.code,
    config: country.config,
    commodityTypes: await listSupplies(db, country.id),
  })
  return storeUnless([...offerIssues, ...issues], () => storeOrder(db, type, input, point.id))
}

const datedFacts = (
  type: Parameters<typeof windowRulesAt>[0],
  { country, now }: Pick<RequestInput<unknown>, 'country' | 'now'>,
  point: Parameters<typeof windowRulesAt>[1],
): DatedRequestFacts => ({
  rules: windowRulesAt(type, point, { country, now }),
  countryCode: country.code,
  now,
  timeZone: country.timeZone,
})

const storeUnless = async (
  issues: readonly Issue[],
  store: () => ReturnType<typeof storeOrder>,
): Promise<TakenIn> => (issues.length > 0 ? refuse.invalid(issues) : ok(await store()))
