import { useT } from '../../i18n'
import { DetailCard } from '../../kernel'
import { type GivenRatingState, RatingContent } from './rating-content'

/** A card with the rating of an order, in the details of the order. */
export function GivenRatingCard({ state }: { readonly state: GivenRatingState }) {
  const t = useT()
  return (
    <DetailCard heading={t('orders.action.rating')}>
      <RatingContent state={state} />
    </DetailCard>
  )
}
