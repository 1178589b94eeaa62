import { chakra } from '@chakra-ui/react'
import type { AssignmentRow } from '@remesa/domain/users'
import { useT } from '../../i18n'
import { ConfirmDialog, FailureNotice, type WriteFailure } from '../../kernel'

export interface RemoveDialogProps {
  readonly isOpen: boolean
  /** Full name of the user whose assignments are removed. */
  readonly userName: string
  readonly rows: readonly AssignmentRow[]
  readonly isBusy: boolean
  /** The failure of the last attempt to remove the assignments. */
  readonly failure: WriteFailure | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Maximum number of rows that the dialog names. Further rows are only counted. */
const NAMED_ROWS = 5

/** A dialog that names the selected rows of a user's assignments, and asks before they are removed. */
export function RemoveDialog({ userName, rows, failure, ...question }: RemoveDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      {...question}
      tone="danger"
      title={t('users.remove.title', { count: rows.length })}
      description={t('users.remove.text', { user: userName })}
      confirmText={t('users.points.remove', { count: rows.length })}
      cancelText={t('users.remove.keep')}
    >
      <chakra.ul ps="5" listStyleType="disc" textStyle="sm">
        {rows.slice(0, NAMED_ROWS).map(({ key, client, center, description }) => (
          <li key={key}>{[client, center, description].join(' · ')}</li>
        ))}
        {rows.length > NAMED_ROWS && <li>{t('users.remove.more', { count: rows.length - NAMED_ROWS })}</li>}
      </chakra.ul>
      {failure && (
        <chakra.div mt="3">
          <FailureNotice action="removePoints" failure={failure} />
        </chakra.div>
      )}
    </ConfirmDialog>
  )
}
