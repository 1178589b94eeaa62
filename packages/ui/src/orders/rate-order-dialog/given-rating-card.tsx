import { useT } from '../../i18n'
import { DetailCard } from '../../kernel'
import { type GivenRatingState, RatingContent } from './rating-content'

/** The rating of an order as a card of its details. */
export function GivenRatingCard({ state }: { readonly state: GivenRatingState }) {
  const t = useT()
  return (
    <DetailCard heading={t('orders.action.rating')}>
      <RatingContent state={state} />
    </DetailCard>
  )
}
