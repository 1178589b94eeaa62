import type { CountryConfig } from '../../country'
import { check, cleanText, type Issue, issue, issuesOf } from '../../kernel'
import {
  type CancellationReason,
  type CancelOrderRequest,
  MAX_OBSERVATIONS_LENGTH,
} from './cancellation.schema'

/** The values that a user has entered in the form that cancels an order. */
export interface CancellationDraft {
  /** Code of the chosen cancellation reason, or empty. */
  readonly reasonCode: string
  readonly observations: string
}

/**
 * Whether the catalogue of cancellation reasons is loaded: only if the country allows users to cancel orders. (ORD-19)
 */
export const asksCancellationReasons = (config: Pick<CountryConfig, 'Orders'>): boolean =>
  config.Orders.EnabledCancelOrders

/** The initial form that cancels an order: no reason is chosen, and the observations are empty. (ORD-28) */
export const emptyCancellationDraft = (): CancellationDraft => ({ reasonCode: '', observations: '' })

/**
 * Every issue of the form that cancels an order: its reason must be in the country's catalogue, and its observations
 * must not be too long. (ORD-28, ORD-29)
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
 * The body of the call that cancels an order, from a valid form. The observations are sent without spaces at their
 * ends. (ORD-29)
 */
export const buildCancelRequest = ({ reasonCode, observations }: CancellationDraft): CancelOrderRequest => ({
  cancellationReasonId: reasonCode,
  observations: cleanText(observations),
})
