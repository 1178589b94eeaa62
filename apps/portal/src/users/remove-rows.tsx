import { type AssignmentRow, buildRemovalRequest } from '@remesa/domain/users'
import { RemoveDialog, userName } from '@remesa/ui/users'
import { type ChangedUser, useRemovalWrite } from './use-user-writes'

interface RemoveRowsProps extends Pick<ChangedUser, 'user' | 'reread'> {
  readonly isOpen: boolean
  readonly rows: readonly AssignmentRow[]
  readonly onClose: () => void
}

/** Asks before rows are removed, and removes them. */
export function RemoveRows({ isOpen, rows, user, reread, onClose }: RemoveRowsProps) {
  const { isBusy, failure, send } = useRemovalWrite({ user, reread, onDone: onClose })
  return (
    <RemoveDialog
      isOpen={isOpen}
      userName={userName(user)}
      rows={rows}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => send(buildRemovalRequest(rows, user))}
      onCancel={onClose}
    />
  )
}
