import type { ServiceAccountDraft } from '@remesa/domain/users'
import { useT } from '../../i18n'
import {
  EntitySelector,
  type EntitySelectorProps,
  FormDialog,
  type LocalDraftForm,
  type SentForm,
  TextField,
  useField,
} from '../../kernel'

export interface ServiceAccountDialogProps extends SentForm<ServiceAccountDraft> {
  readonly isOpen: boolean
  readonly form: LocalDraftForm<ServiceAccountDraft>
  /** The search for the user whose rights the account gets. */
  readonly user: Pick<
    EntitySelectorProps,
    'value' | 'options' | 'state' | 'disabledReason' | 'onChange' | 'onSearch' | 'onRetry'
  >
  readonly onClose: () => void
}

/** A dialog that creates a service account. The dialog needs a new `key` each time it opens. */
export function ServiceAccountDialog({ form, user, ...dialog }: ServiceAccountDialogProps) {
  const t = useT()
  const label = t('service-accounts.field.user')
  const field = useField(form, { path: 'userId', label, kind: 'choice' })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('service-accounts.add')}
      description={t('service-accounts.add.text')}
      action="serviceAccount"
      sendText={t('service-accounts.create')}
      busyText={t('text.loading')}
    >
      <TextField
        form={form}
        name="name"
        label={t('service-accounts.field.name')}
        hint={t('service-accounts.field.name.hint')}
        isRequired
      />
      <EntitySelector {...field} {...user} label={label} isRequired />
    </FormDialog>
  )
}
