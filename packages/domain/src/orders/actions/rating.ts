import { check, cleanText, type Issue, issuesOf } from '../../kernel'
import { commentIssues } from '../order/order-base'
import { MAX_RATE, MIN_RATE, type RateOrderRequest } from './rating.schema'

/** The numbers of the rating scale, from the worst to the best, each with the message key of its label. (ORD-34) */
export const rates = [
  { rate: 1, labelKey: 'orders.rating.very-bad' },
  { rate: 2, labelKey: 'orders.rating.bad' },
  { rate: 3, labelKey: 'orders.rating.regular' },
  { rate: 4, labelKey: 'orders.rating.good' },
  { rate: 5, labelKey: 'orders.rating.excellent' },
] as const

/** The values that a user has entered in the form for rating an order. */
export interface RatingDraft {
  /** The chosen number; `undefined` until the user chooses one. */
  readonly rate: number | undefined
  readonly comments: string
}

/** Message key of the label for a rating; `undefined` for a number outside the scale. (ORD-34) */
export const rateLabelKey = (rate: number): string | undefined =>
  rates.find((known) => known.rate === rate)?.labelKey

/** The initial values in the form for rating an order: no number is chosen, and the comments are empty. (ORD-33) */
export const emptyRatingDraft = (): RatingDraft => ({ rate: undefined, comments: '' })

/**
 * All validation issues in the form for rating an order. The rating must be a whole number from 1 to 5, and the
 * comments must not be too long. (ORD-33, ORD-35)
 */
export const validateRating = ({ rate, comments }: RatingDraft): readonly Issue[] => [
  ...issuesOf([
    check('required', 'rate', rate, {}) ??
      check('integer', 'rate', rate, {}) ??
      check('between', 'rate', rate, { min: MIN_RATE, max: MAX_RATE }),
  ]),
  ...commentIssues(comments),
]

/**
 * The body of the call that rates an order, from a valid form. Comments may be empty. (ORD-35)
 *
 * @throws Error if no rating was chosen: call `validateRating` first.
 */
export const buildRateRequest = (serviceId: string, { rate, comments }: RatingDraft): RateOrderRequest => {
  if (rate === undefined) throw new Error('[orders] buildRateRequest: nothing was chosen; validate first')
  return { serviceId, rate, comments: cleanText(comments) }
}
