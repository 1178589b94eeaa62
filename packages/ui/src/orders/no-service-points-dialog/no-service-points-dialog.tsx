import { useT } from '../../i18n'
import { WarningDialog } from '../../kernel'

export interface NoServicePointsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A dialog that tells a user without service points why the orders page is empty, and whom to contact. */
export function NoServicePointsDialog({ isOpen, onClose }: NoServicePointsDialogProps) {
  const t = useT()
  return (
    <WarningDialog
      isOpen={isOpen}
      title={t('label.warning.title')}
      description={t('message.no.servicepoints')}
      onClose={onClose}
    />
  )
}
