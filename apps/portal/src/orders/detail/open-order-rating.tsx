import { GivenRatingCard } from '@remesa/ui/orders'
import { type GivenRatingKey, useGivenRating } from '../queries'

/** The rating of the open order. */
export function OpenOrderRating(order: GivenRatingKey) {
  return <GivenRatingCard state={useGivenRating(order, { isEnabled: true })} />
}
