import { chakra } from '@chakra-ui/react'
import { type OrderRating, rates } from '@remesa/domain/orders'
import { SearchX, Star } from 'lucide'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { EmptyState, FailedState, Icon, Skeleton } from '../../kernel'
import { rateLabel, rateText } from '../order-words'

/** State of the rating of an order: loading, not found, failed, or loaded. */
export type GivenRatingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'error'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly rating: OrderRating }

/** The rating that was given to an order: its stars, its word and its comment. */
export function RatingContent({ state }: { readonly state: GivenRatingState }) {
  const t = useT()
  return match(state)
    .with({ kind: 'loading' }, () => (
      <chakra.div role="status" aria-label={t('orders.rating.loading')} display="grid" gap="3" py="2">
        <Skeleton width="55%" height="1.75rem" />
        <Skeleton width="80%" height="1.25rem" />
      </chakra.div>
    ))
    .with({ kind: 'missing' }, () => (
      <EmptyState
        icon={<Icon of={SearchX} size={22} />}
        title={t('orders.rating.missing.title')}
        description={t('orders.rating.missing.text')}
      />
    ))
    .with({ kind: 'error' }, ({ onRetry }) => (
      <FailedState title={t('orders.rating.error.title')} onRetry={onRetry} />
    ))
    .with({ kind: 'ready' }, ({ rating }) => <Rating {...rating} />)
    .exhaustive()
}

function Rating({ rate, comments }: OrderRating) {
  const t = useT()
  const text = comments?.trim() ?? ''
  return (
    <chakra.div display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.span role="img" aria-label={rateText(t, rate)} display="inline-flex" gap="1" color="fg.muted">
          {rates.map((known) => (
            <chakra.span
              key={known.rate}
              display="inline-flex"
              {...(known.rate <= rate ? { color: 'fg', css: { '& svg': { fill: 'brand.solid' } } } : {})}
            >
              <Icon of={Star} size={24} strokeWidth={1.5} />
            </chakra.span>
          ))}
        </chakra.span>
        <chakra.span aria-hidden="true" textStyle="md" fontWeight="semibold">
          {rateLabel(t, rate)}
        </chakra.span>
      </chakra.div>
      {text === '' ? (
        <chakra.p color="fg.muted">{t('orders.rating.comments.none')}</chakra.p>
      ) : (
        <chakra.blockquote
          borderInlineStartWidth="3px"
          borderColor="border.strong"
          ps="3"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {text}
        </chakra.blockquote>
      )}
    </chakra.div>
  )
}
