import type { CountryConfig } from '../country'
import { check, type Issue, issue, issuesOf } from '../kernel'
import {
  type CancellationReason,
  type CancelOrderRequest,
  MAX_OBSERVATIONS_LENGTH,
} from './cancellation.schema'

/** A cancellation as it is being filled in. */
export interface CancellationDraft {
  /** Code of the chosen reason, or empty. */
  readonly reasonCode: string
  readonly observations: string
}

/** ORD-19. Whether the reasons are asked for at all: only where the country allows cancelling. */
export const asksCancellationReasons = (config: Pick<CountryConfig, 'Orders'>): boolean =>
  config.Orders.EnabledCancelOrders

/** ORD-28. An unused cancellation: no reason, no observations. */
export const emptyCancellationDraft = (): CancellationDraft => ({ reasonCode: '', observations: '' })

/** ORD-28, ORD-29. Every issue of a cancellation: a reason of the catalogue, observations that are not too long. */
export const validateCancellation = (
  { reasonCode, observations }: CancellationDraft,
  { reasons }: { readonly reasons: readonly Pick<CancellationReason, 'code'>[] },
): readonly Issue[] =>
  issuesOf([
    check('required', 'reasonCode', reasonCode, {}) ??
      (reasons.some(({ code }) => code === reasonCode)
        ? undefined
        : issue('cancellation-reason', 'reasonCode')),
    check('max', 'observations', observations.trim(), { length: MAX_OBSERVATIONS_LENGTH }),
  ])

/** ORD-29. The body of the cancel call, from a valid draft. Blanks at both ends of the observations are left out. */
export const buildCancelRequest = ({ reasonCode, observations }: CancellationDraft): CancelOrderRequest => ({
  cancellationReasonId: reasonCode,
  observations: observations.trim(),
})
