import type { ListView } from '@remesa/domain/views'
import { useT } from '../../i18n'
import { ConfirmDialog, FailureNotice, Notice, type WriteFailure } from '../../kernel'

export interface RemoveViewDialogProps {
  readonly isOpen: boolean
  readonly view: Pick<ListView, 'name' | 'isShared'>
  /**
   * Whether the view was changed by another user or in another tab in the meantime. In this case `view` is the
   * current state of the view.
   */
  readonly isConflict: boolean
  readonly isBusy: boolean
  /** The failure of the last attempt to remove the view. */
  readonly failure: WriteFailure | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A dialog that asks before a view is removed, and says which other users have the view. */
export function RemoveViewDialog({ view, isConflict, failure, ...question }: RemoveViewDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      {...question}
      tone="danger"
      title={t('views.remove.title', { name: view.name })}
      description={t(view.isShared ? 'views.remove.shared' : 'views.remove.text')}
      confirmText={t('views.remove')}
    >
      {isConflict && (
        <Notice tone="warning" title={t('views.theirs.title')}>
          {t('views.remove.check')}
        </Notice>
      )}
      {failure && <FailureNotice action="removeView" failure={failure} />}
    </ConfirmDialog>
  )
}
