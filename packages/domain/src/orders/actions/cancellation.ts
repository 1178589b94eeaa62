import type { CountryConfig } from '../../country'
import { check, cleanText, type Issue, issue, issuesOf } from '../../kernel'
import {
  type CancellationReason,
  type CancelOrderRequest,
  MAX_OBSERVATIONS_LENGTH,
} from './cancellation.schema'

/** The cancellation of an order while it is filled in. */
export interface CancellationDraft {
  /** Code of the chosen reason, or empty. */
  readonly reasonCode: string
  readonly observations: string
}

/** Whether the catalogue of cancellation reasons is loaded: only if the country allows cancelling. (ORD-19) */
export const asksCancellationReasons = (config: Pick<CountryConfig, 'Orders'>): boolean =>
  config.Orders.EnabledCancelOrders

/** An unused cancellation, without a reason and observations. (ORD-28) */
export const emptyCancellationDraft = (): CancellationDraft => ({ reasonCode: '', observations: '' })

/**
 * Every issue of a cancellation: its reason must be in the country's catalogue, and its observations must not be too
 * long. (ORD-28, ORD-29)
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

/** The body of the cancel call, from a valid draft. Blanks at both ends of the observations are left out. (ORD-29) */
export const buildCancelRequest = ({ reasonCode, observations }: CancellationDraft): CancelOrderRequest => ({
  cancellationReasonId: reasonCode,
  observations: cleanText(observations),
})
