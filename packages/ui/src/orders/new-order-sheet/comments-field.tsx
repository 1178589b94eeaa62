import { MAX_COMMENTS_LENGTH } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { type DraftForm, TextAreaField } from '../../kernel'

export interface CommentsFieldProps {
  readonly form: DraftForm<{ readonly comments: string }>
}

/** The field for comments to the crew. */
export function CommentsField({ form }: CommentsFieldProps) {
  const t = useT()
  return (
    <TextAreaField
      form={form}
      name="comments"
      label={t('orders.form.comments')}
      hint={t('orders.form.comments.help')}
      limit={MAX_COMMENTS_LENGTH}
    />
  )
}
