import {
  emptyRatingDraft,
  MAX_COMMENTS_LENGTH,
  type OrderRow,
  type RatingDraft,
  validateRating,
} from '@remesa/domain/orders'
import { useEffect } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useT } from '../../i18n'
import {
  Button,
  controlIdOf,
  Dialog,
  DraftForm,
  type DraftFormState,
  TextAreaField,
  useDiscard,
  useDraftForm,
} from '../../kernel'
import { type ActionFailure, ActionNotice } from '../action-notice/action-notice'
import { completedText } from '../order-times'
import { orderName, orderTypeText } from '../order-words'
import { RateChoice } from './rate-choice'

export interface RateOrderDialogProps {
  readonly isOpen: boolean
  readonly order: OrderRow
  readonly isBusy: boolean
  /** How the last attempt ended. */
  readonly failure: ActionFailure | undefined
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
  const form = useDraftForm<RatingDraft>({ defaultValues: emptyRatingDraft(), validate: validateRating })
  const { control, formId } = form
  const { isDirty } = form.formState
  const completed = completedText(order, timeZone)
  const { close, question } = useDiscard({ isOpen, isDirty, isBusy, onClose })

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
        <DraftForm form={form} onSubmit={({ draft }) => (isBusy ? undefined : onSend({ draft }))}>
          {failure && <ActionNotice action="rating" failure={failure} />}
          <RateField control={control} form={form} label={t('orders.rating.rate')} />
          <TextAreaField
            control={control}
            name="comments"
            label={t('orders.rating.comments')}
            hint={t('orders.rating.comments.help')}
            limit={MAX_COMMENTS_LENGTH}
          />
        </DraftForm>
      </Dialog>
      {question}
    </>
  )
}

interface RateFieldProps {
  readonly control: Control<RatingDraft>
  readonly form: Pick<DraftFormState<RatingDraft>, 'formId' | 'labels'>
  readonly label: string
}

/** The stars as a field of the draft. */
function RateField({ control, form, label }: RateFieldProps) {
  const { formId, labels } = form
  const { field, fieldState } = useController({ control, name: 'rate' })
  useEffect(() => {
    labels.set('rate', label)
    return () => {
      labels.delete('rate')
    }
  }, [labels, label])
  return (
    <RateChoice
      id={controlIdOf(formId, 'rate')}
      label={label}
      value={field.value}
      onChange={({ value }) => field.onChange(value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
