import { useT } from '../../i18n'
import { ConfirmDialog } from '../../kernel'
import { DependentsList, type DependentsListProps } from './dependents-list'

export interface SwitchOffDialogProps extends DependentsListProps {
  readonly isOpen: boolean
  /** Name of the record to be switched off. */
  readonly name: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * A dialog that asks before a record on which other records depend is switched off. The button that cancels has the
 * focus. (REC-91)
 */
export function SwitchOffDialog({ name, dependents, ...question }: SwitchOffDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      {...question}
      tone="danger"
      title={t('record-lists.dependents.title', { name })}
      confirmText={t('bulk.off')}
    >
      <DependentsList dependents={dependents} />
    </ConfirmDialog>
  )
}
