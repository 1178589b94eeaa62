import type { CountryConfig } from '../../country'
import { check, cleanText, type Issue, issue, issuesOf } from '../../kernel'
import {
  type CancellationReason,
  type CancelOrderRequest,
  MAX_OBSERVATIONS_LENGTH,
} from './cancellation.schema'

/** The values that a user has entered in the form for cancelling an order. */
export interface CancellationDraft {
  /** Code of the chosen cancellation reason; empty if no reason is chosen. */
  readonly reasonCode: string
  readonly observations: string
}

/**
 * Whether the catalogue of cancellation reasons must be loaded: it is needed only if the country allows users to cancel
 * orders. (ORD-19)
 */
export const asksCancellationReasons = (config: Pick<CountryConfig, 'Orders'>): boolean =>
  config.Orders.EnabledCancelOrders

/**
 * The initial values in the form for cancelling an order: no reason is chosen, and the observations are empty. (ORD-28)
 */
export const emptyCancellationDraft = (): CancellationDraft => ({ reasonCode: '', observations: '' })

/**
 * All validation issues in the form for cancelling an order. The reason must be in the catalogue of the country, and
 * the observations must not be too long. (ORD-28, ORD-29)
 */
export const validateCancellation = (
  { reasonCode, observations }: CancellationDraft,
  { reasons }: { readonly reasons: readonly Pick<CancellationReason, 'code'>[] },
): readonly Issue[] =>
  issuesOf([
    check('required', 'reasonCode', reasonCode, {}) ??
      (reasons.some(({ code }) => code === reasonCode)
        ? undefined
        : issue('cancellation-reason', 'reasonCode')),
    check('max', 'observations', cleanText(observations), { length: MAX_OBSERVATIONS_LENGTH }),
  ])

/**
 * The body of the call that cancels an order, from a valid form. The observations have no spaces at their ends.
 * (ORD-29)
 */
export const buildCancelRequest = ({ reasonCode, observations }: CancellationDraft): CancelOrderRequest => ({
  cancellationReasonId: reasonCode,
  observations: cleanText(observations),
})
