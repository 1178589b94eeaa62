import { formatAmount, type Issue, isAmount, issue, roundAmount } from '@remesa/domain/kernel'
import { type PickupDraft, type PickupRequest, validatePickup } from '@remesa/domain/orders'
import {
  atBodyPaths,
  envelopeIssues,
  type RequestCircumstances,
  timeIssues,
  windowDraftOf,
} from './request-issues'

export interface PickupCircumstances extends RequestCircumstances {
  readonly servicePoint: { readonly agilePickup: boolean }
  /** Ids of the currencies that the country's customers may use. */
  readonly currencyIds: readonly string[]
}

/**
 * Holds a pickup's body to the same rules as the form it came from, with the clock of this machine, and to what a form
 * cannot get wrong but another program can. Paths are those of the body.
 */
export const pickupIssues = (body: PickupRequest, circumstances: PickupCircumstances): readonly Issue[] => [
  ...envelopeIssues(body, circumstances),
  ...timeIssues(body, circumstances),
  ...amountIssues(body, circumstances),
  // Amounts are looked at one by one above.
  ...atBodyPaths(validatePickup(draftOf(body, 0, circumstances), circumstances)),
]

const draftOf = (body: PickupRequest, at: number, { timeZone }: PickupCircumstances): PickupDraft => {
  const amount = body.requestedAmounts[at]
  return {
    ...windowDraftOf(body, timeZone),
    currencyId: amount?.currencyId ?? '',
    totalAmount:
      amount === undefined || !isAmount(amount.totalAmount) ? '' : formatAmount(amount.totalAmount),
    comments: body.comments,
  }
}

const amountIssues = (body: PickupRequest, circumstances: PickupCircumstances): readonly Issue[] => {
  const { servicePoint, currencyIds } = circumstances
  const { requestedAmounts } = body
  const path = 'requestedAmounts'
  if (servicePoint.agilePickup) return requestedAmounts.length === 0 ? [] : [issue('invalid', path)]
  if (requestedAmounts.length === 0) return [issue('required', path)]
  return requestedAmounts.flatMap(({ currencyId, totalAmount }, at) => {
    const here = `${path}.${at}`
    const isRepeated = requestedAmounts.findIndex((other) => other.currencyId === currencyId) !== at
    const isFine = isAmount(totalAmount) && roundAmount(totalAmount) === totalAmount
    const ofForm = validatePickup(draftOf(body, at, circumstances), circumstances)
    return [
      ...(currencyIds.includes(currencyId) && !isRepeated ? [] : [issue('invalid', `${here}.currencyId`)]),
      ...(isFine ? [] : [issue('amount', `${here}.totalAmount`, { decimals: 2 })]),
      ...(isFine
        ? ofForm
            .filter((found) => found.path === 'totalAmount')
            .map((found) => ({ ...found, path: `${here}.totalAmount` }))
        : []),
    ]
  })
}
