import {
  emptyRatingDraft,
  MAX_COMMENTS_LENGTH,
  type OrderRow,
  type RatingDraft,
  validateRating,
} from '@remesa/domain/orders'
import { useT } from '../../i18n'
import {
  Button,
  Dialog,
  type DraftForm,
  FailureNotice,
  Form,
  TextAreaField,
  useDiscard,
  useDraftForm,
  useField,
  type WriteFailure,
} from '../../kernel'
import { completedText } from '../order-times'
import { orderName, orderTypeText } from '../order-words'
import { RateChoice } from './rate-choice'

export interface RateOrderDialogProps {
  readonly isOpen: boolean
  readonly order: OrderRow
  readonly isBusy: boolean
  /** How the last attempt ended. */
  readonly failure: WriteFailure | undefined
  readonly onSend: (detail: { readonly draft: RatingDraft }) => void
  readonly onClose: () => void
  /** IANA zone in which times are shown. */
  readonly timeZone: string
}

/**
 * Rates one order with stars and words. Nothing that was given is lost by a failure; closing with something given asks
 * first. Give it a key per order.
 */
export function RateOrderDialog(props: RateOrderDialogProps) {
  const { isOpen, order, isBusy, failure, onSend, onClose, timeZone } = props
  const t = useT()
  const form = useDraftForm<RatingDraft>({ initial: emptyRatingDraft(), validate: validateRating })
  const { formId, isDirty } = form
  const completed = completedText(order, timeZone)
  const { close, question } = useDiscard({ isOpen, isDirty, isBusy, onClose })
  const send = () => {
    const draft = isBusy ? undefined : form.submitted()
    if (draft !== undefined) onSend({ draft })
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
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
        isDirty={isDirty || isBusy}
        onClose={close}
        footer={
          <>
            <Button disabledReason={isBusy ? t('orders.rating.busy') : undefined} onClick={close}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
              {t('orders.rating.send')}
            </Button>
          </>
        }
      >
        <Form form={form} onSubmit={send}>
          {failure && <FailureNotice action="rateOrder" failure={failure} />}
          <RateField form={form} />
          <TextAreaField
            form={form}
            name="comments"
            label={t('orders.rating.comments')}
            hint={t('orders.rating.comments.help')}
            limit={MAX_COMMENTS_LENGTH}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}

/** The stars as a field of the draft. */
function RateField({ form }: { readonly form: DraftForm<RatingDraft> }) {
  const t = useT()
  const label = t('orders.rating.rate')
  const { id, error, onBlur } = useField(form, { path: 'rate', label })
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
