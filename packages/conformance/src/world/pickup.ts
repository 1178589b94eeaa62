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
import { servicePointTimeZone } from '@remesa/domain/service-points'
import { type Caller, mayCall, valueOr } from './caller'

/** A pickup that breaks no rule, and the data against which its body is validated. */
export interface PossiblePickup {
  readonly countryCode: string
  readonly servicePointId: string
  readonly body: PickupRequest
  readonly facts: PickupRequestFacts
}

/** The days to try, counted from the first possible day. They are far enough ahead for a cancellation. */
const daysAhead = [4, 5, 6, 7, 8]

/** The reason why the run can't create records of a kind. */
export interface Missing {
  readonly missing: string
}

/**
 * A pickup that the user may place and cancel. If there is no such pickup, the result says what is missing at every
 * service point of the user.
 */
export const possiblePickup = async (caller: Caller, now: Date): Promise<PossiblePickup | Missing> => {
  const { api, user, config, ability } = caller
  if (!mayCall(caller, contract.orders.createPickup))
    return { missing: `${user.username} may not order a pickup` }
  const query = { size: 100, active: true }
  const points = await valueOr(api.servicePoints.list({ query }), { content: [], totalElements: 0 })
  const lacks = new Set<string>()
  for (const servicePoint of points.content) {
    const offer = offeredRequestTypes(ability, servicePoint).find(({ type }) => type === 'pickup')
    if (offer?.offered !== true) {
      for (const { rule, params } of offer?.reasons ?? [])
        lacks.add([rule, ...Object.values(params)].join(' '))
      continue
    }
    const countryCode = orderCountryCode(servicePoint, user)
    const { currencies } = await valueOr(api.orders.currencies({ params: { countryCode } }), {
      currencies: [],
    })
    const facts = { config, user, brand: defaultBrand, currencies, servicePoint }
    const first = emptyDrafts(facts, now)
    for (const days of daysAhead) {
      const patch = { serviceDate: addDays(first.pickup.serviceDate, days), totalAmount: '1250.50' }
      const drafts = changeDraft(first, { requestType: 'pickup', patch }, facts)
      const issues = validateOrder('pickup', drafts, facts, now)
      for (const { path, rule } of issues) lacks.add(`${path} ${rule}`)
      if (issues.length > 0) continue
      return {
        countryCode,
        servicePointId: externalServicePointId(servicePoint),
        body: PickupRequest.parse(buildOrder('pickup', drafts, facts).body),
        facts: {
          ...facts,
          countryCode,
          rules: windowRules('pickup', facts, now),
          now,
          timeZone: servicePointTimeZone(servicePoint, user),
        },
      }
    }
  }
  const why = points.content.length === 0 ? 'there is none' : [...lacks].join(', ')
  return { missing: `no active service point of ${user.username} accepts a pickup: ${why}` }
}
