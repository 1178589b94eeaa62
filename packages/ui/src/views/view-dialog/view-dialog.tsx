import { type ListView, type ViewDraft, validateView, viewDraftOf } from '@remesa/domain/views'
import { useT } from '../../i18n'
import { FormDialog, Notice, type SentForm, SwitchField, TextField, useDraftForm } from '../../kernel'

export interface ViewDialogProps extends SentForm<ViewDraft> {
  readonly isOpen: boolean
  /** The view that is renamed or shared, as it was when the dialog opened; `undefined` for a new view. */
  readonly view: ListView | undefined
  /** The name and sharing of the view that another user or another tab saved in the meantime. */
  readonly theirs?: Pick<ListView, 'name' | 'isShared'> | undefined
  /** Names of the user's other views of the same list. */
  readonly otherNames: readonly string[]
  readonly onClose: () => void
}

/**
 * A dialog that saves the current state of a list as a new view, or renames or shares an existing view. The dialog
 * needs a new `key` each time it opens.
 */
export function ViewDialog({ view, theirs, otherNames, ...dialog }: ViewDialogProps) {
  const t = useT()
  const form = useDraftForm<ViewDraft>({
    initial: viewDraftOf(view),
    validate: (draft) => validateView(draft, otherNames),
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={view === undefined ? t('views.save') : t('views.edit.title', { name: view.name })}
      description={view === undefined ? t('views.save.text') : undefined}
      action="saveView"
      sendText={t('action.save')}
      busyText={t('text.loading')}
    >
      {theirs !== undefined && (
        <Notice tone="warning" title={t('views.theirs.title')}>
          {t(theirs.isShared ? 'views.theirs.shared' : 'views.theirs.private', { name: theirs.name })}
        </Notice>
      )}
      <TextField form={form} name="name" label={t('views.field.name')} isRequired />
      <SwitchField
        form={form}
        name="isShared"
        label={t('views.field.isShared')}
        hint={t('views.field.isShared.hint')}
      />
      {view === undefined && (
        <SwitchField
          form={form}
          name="isDefault"
          label={t('views.field.isDefault')}
          hint={t('views.field.isDefault.hint')}
        />
      )}
    </FormDialog>
  )
}
