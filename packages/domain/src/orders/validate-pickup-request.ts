import { amountIssues, type Issue, issue } from '../kernel'
import type { ServicePoint } from '../service-points'
import { atBodyPaths, bodyWindowIssues, type DatedRequestFacts, envelopeIssues } from './dated-request'
import { commentIssues, currencyIssues, MAX_ORDER_AMOUNT, type OrderCurrency } from './order-base'
import type { PickupRequest } from './order-request.schema'

/** What the body of a pickup is validated against. */
export interface PickupRequestFacts extends DatedRequestFacts {
  readonly servicePoint: Pick<ServicePoint, 'agilePickup'>
  /** Currencies that the customers of the country may use. */
  readonly currencies: readonly Pick<OrderCurrency, 'currencyId'>[]
}

/**
 * Every issue of a pickup's body that fits its schema: by the rules of the form, and what no form can get wrong. Paths
 * are those of the body, for instance `requestedAmounts.0.totalAmount`. (ORD-130 to ORD-133)
 */
export const validatePickupRequest = (body: PickupRequest, facts: PickupRequestFacts): readonly Issue[] => [
  ...envelopeIssues(body, facts),
  ...bodyWindowIssues('pickup', body, facts),
  ...requestedAmountIssues(body, facts),
  ...commentIssues(body.comments),
]

const requestedAmountIssues = (
  { requestedAmounts }: PickupRequest,
  { servicePoint, currencies }: PickupRequestFacts,
): readonly Issue[] => {
  const path = 'requestedAmounts'
  if (servicePoint.agilePickup) return requestedAmounts.length === 0 ? [] : [issue('invalid', path)]
  if (requestedAmounts.length === 0) return [issue('required', path)]
  const known = new Set(currencies.map(({ currencyId }) => currencyId))
  const ids = requestedAmounts.map(({ currencyId }) => currencyId)
  return requestedAmounts.flatMap(({ currencyId, totalAmount }, at) => {
    const absent = currencyIssues(currencyId)
    const isFine = absent.length > 0 || (known.has(currencyId) && ids.indexOf(currencyId) === at)
    return atBodyPaths(
      'pickup',
      [
        ...absent,
        ...(isFine ? [] : [issue('invalid', 'currencyId')]),
        ...amountIssues('totalAmount', totalAmount, { max: MAX_ORDER_AMOUNT }),
      ],
      at,
    )
  })
}
