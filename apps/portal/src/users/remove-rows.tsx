import { type AssignmentRow, buildRemovalRequest } from '@remesa/domain/users'
import { RemoveDialog, userName } from '@remesa/ui/users'
import { type ChangedUser, useRemovalWrite } from './use-user-writes'

interface RemoveRowsProps extends ChangedUser {
  readonly isOpen: boolean
  readonly rows: readonly AssignmentRow[]
  readonly onClose: () => void
}

/** A dialog that removes service points of a user after a confirmation. */
export function RemoveRows({ isOpen, rows, onClose, ...changed }: RemoveRowsProps) {
  const { isBusy, failure, send } = useRemovalWrite(changed, { onDone: onClose })
  return (
    <RemoveDialog
      isOpen={isOpen}
      userName={userName(changed.user)}
      rows={rows}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => send(buildRemovalRequest(rows, changed.user))}
      onCancel={onClose}
    />
  )
}
