import { check, cleanText, type Issue, issuesOf } from '../../kernel'
import { commentIssues } from '../order/order-base'
import { MAX_RATE, MIN_RATE, type RateOrderRequest } from './rating.schema'

/** The scale, worst first, with the key of each label: `orders.rating.very-bad` is 1. (ORD-34) */
export const rates = [
  { rate: 1, labelKey: 'orders.rating.very-bad' },
  { rate: 2, labelKey: 'orders.rating.bad' },
  { rate: 3, labelKey: 'orders.rating.regular' },
  { rate: 4, labelKey: 'orders.rating.good' },
  { rate: 5, labelKey: 'orders.rating.excellent' },
] as const

/** A rating as it is being filled in. */
export interface RatingDraft {
  /** The chosen rating; `undefined` until one is chosen. */
  readonly rate: number | undefined
  readonly comments: string
}

/** Key of the label of a rate; `undefined` for a number that is not on the scale. (ORD-34) */
export const rateLabelKey = (rate: number): string | undefined =>
  rates.find((known) => known.rate === rate)?.labelKey

/** An unused rating: no rate is chosen, and there are no comments. (ORD-33) */
export const emptyRatingDraft = (): RatingDraft => ({ rate: undefined, comments: '' })

/** Every issue of a rating: a whole number from 1 to 5, comments that are not too long. (ORD-33, ORD-35) */
export const validateRating = ({ rate, comments }: RatingDraft): readonly Issue[] => [
  ...issuesOf([
    check('required', 'rate', rate, {}) ??
      check('integer', 'rate', rate, {}) ??
      check('between', 'rate', rate, { min: MIN_RATE, max: MAX_RATE }),
  ]),
  ...commentIssues(comments),
]

/**
 * The body of the call, from a valid draft. Comments may be empty. (ORD-35)
 *
 * @throws Error when nothing was chosen: validate first.
 */
export const buildRateRequest = (serviceId: string, { rate, comments }: RatingDraft): RateOrderRequest => {
  if (rate === undefined) throw new Error('[orders] buildRateRequest: nothing was chosen; validate first')
  return { serviceId, rate, comments: cleanText(comments) }
}
