import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { ConfirmDialog, FailureNotice, type WriteFailure } from '../../kernel'

export interface DeleteDialogProps {
  readonly isOpen: boolean
  /** Code of the record that is to be deleted. */
  readonly code: string
  readonly isBusy: boolean
  /** The failure of the last attempt to delete the record. */
  readonly failure: WriteFailure | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A dialog that asks before a record of values or packs is deleted. */
export function DeleteDialog({ isOpen, code, isBusy, failure, onConfirm, onClose }: DeleteDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title={t('declared-values.delete.title', { code })}
      description={t('declared-values.delete.text')}
      confirmText={t('action.delete')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {failure && (
        <chakra.div mt="4">
          <FailureNotice action="deleteDeclaration" failure={failure} />
        </chakra.div>
      )}
    </ConfirmDialog>
  )
}
