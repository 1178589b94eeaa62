import { MAX_COMMENTS_LENGTH } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { TextArea } from '../../kernel'
import { controlOf, type FormProps } from './form-props'

/** What the crew should know. */
export function CommentsField(props: FormProps<{ readonly comments: string }>) {
  const t = useT()
  return (
    <TextArea
      {...controlOf(props, t, 'comments')}
      value={props.draft.comments}
      label={t('orders.form.comments')}
      hint={t('orders.form.comments.help')}
      limit={MAX_COMMENTS_LENGTH}
      onChange={({ value }) => props.onChange({ field: 'comments', patch: { comments: value } })}
    />
  )
}
