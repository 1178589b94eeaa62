import { contract } from '@remesa/api-client/contract'
import { addDays, defaultBrand } from '@remesa/domain/kernel'
import {
  buildOrder,
  changeDraft,
  emptyDrafts,
  externalServicePointId,
  offeredRequestTypes,
  orderCountryCode,
  PickupRequest,
  type PickupRequestFacts,
  validateOrder,
  windowRules,
} from '@remesa/domain/orders'
import { type Caller, mayCall, valueOr } from './caller'
import { dayZoneOf } from './day-zone'

/** A pickup that every rule accepts, and what its body is validated against. */
export interface PossiblePickup {
  readonly countryCode: string
  readonly servicePointId: string
  readonly body: PickupRequest
  readonly facts: PickupRequestFacts
}

/** Days ahead of the first possible one, far enough from now to be cancelled again. */
const daysAhead = [4, 5, 6, 7, 8]

/** A pickup that the caller may order and take back; `undefined` where there is none. */
export const possiblePickup = async (caller: Caller, now: Date): Promise<PossiblePickup | undefined> => {
  const { api, user, config, ability } = caller
  if (!mayCall(caller, contract.orders.createPickup)) return undefined
  const query = { size: 100, active: true }
  const points = await valueOr(api.servicePoints.list({ query }), { content: [], totalElements: 0 })
  for (const servicePoint of points.content) {
    const offer = offeredRequestTypes(ability, servicePoint).find(({ type }) => type === 'pickup')
    if (offer?.offered !== true) continue
    const countryCode = orderCountryCode(servicePoint, user)
    const { currencies } = await valueOr(api.orders.currencies({ params: { countryCode } }), {
      currencies: [],
    })
    const timeZone = dayZoneOf(config.code)
    const facts = { config, user, brand: defaultBrand, timeZone, currencies, servicePoint }
    const first = emptyDrafts(facts, now)
    for (const days of daysAhead) {
      const patch = { serviceDate: addDays(first.pickup.serviceDate, days), totalAmount: '1250.50' }
      const drafts = changeDraft(first, { requestType: 'pickup', patch }, facts)
      if (validateOrder('pickup', drafts, facts, now).length > 0) continue
      return {
        countryCode,
        servicePointId: externalServicePointId(servicePoint),
        body: PickupRequest.parse(buildOrder('pickup', drafts, facts).body),
        facts: { ...facts, countryCode, rules: windowRules('pickup', facts, now), now },
      }
    }
  }
  return undefined
}
