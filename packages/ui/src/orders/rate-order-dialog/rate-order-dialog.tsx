import {
  emptyRatingDraft,
  MAX_COMMENTS_LENGTH,
  type RatingDraft,
  validateRating,
} from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { type DraftForm, FormDialog, TextAreaField, useDraftForm, useField } from '../../kernel'
import type { OrderActionDialogProps } from '../order-action.types'
import { completedText } from '../order-times'
import { orderName, orderTypeText } from '../order-words'
import { RateChoice } from './rate-choice'

export type RateOrderDialogProps = OrderActionDialogProps<RatingDraft>

/** A dialog in which one order is rated with stars and a comment. */
export function RateOrderDialog({ order, timeZone, ...sent }: RateOrderDialogProps) {
  const t = useT()
  const form = useDraftForm<RatingDraft>({ initial: emptyRatingDraft(), validate: validateRating })
  const completed = completedText(order, timeZone)
  return (
    <FormDialog
      {...sent}
      form={form}
      action="rateOrder"
      title={t('orders.rating.action', { order: orderName(order) ?? '' })}
      description={
        <>
          <div>
            {orderTypeText(t, order)}
            {completed !== undefined && ` \u00b7 ${t('orders.column.completed')}: ${completed}`}
          </div>
          <div>{t('orders.rating.once')}</div>
        </>
      }
      sendText={t('orders.rating.send')}
      busyText={t('orders.rating.busy')}
    >
      <RateField form={form} />
      <TextAreaField
        form={form}
        name="comments"
        label={t('orders.rating.comments')}
        hint={t('orders.rating.comments.help')}
        limit={MAX_COMMENTS_LENGTH}
      />
    </FormDialog>
  )
}

/** The stars of a rating as a field of its form. */
function RateField({ form }: { readonly form: DraftForm<RatingDraft> }) {
  const t = useT()
  const label = t('orders.rating.rate')
  const { id, error, onBlur } = useField(form, { path: 'rate', label, kind: 'stars' })
  return (
    <RateChoice
      id={id}
      label={label}
      value={form.draft.rate}
      onChange={({ value }) => form.change('rate', value)}
      onBlur={onBlur}
      error={error}
    />
  )
}
