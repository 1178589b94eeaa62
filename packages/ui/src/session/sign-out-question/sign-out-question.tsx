import { useT } from '../../i18n'
import { Button, Dialog } from '../../kernel'

export interface SignOutQuestionProps {
  readonly isOpen: boolean
  /** The number of the user's drafts of orders and deposits that are stored in this browser. */
  readonly count: number
  readonly onKeep: () => void
  readonly onDiscard: () => void
  readonly onCancel: () => void
}

/** A dialog that asks, before a sign-out, whether the user's drafts should stay stored in this browser. */
export function SignOutQuestion({ isOpen, count, onKeep, onDiscard, onCancel }: SignOutQuestionProps) {
  const t = useT()
  return (
    <Dialog
      isOpen={isOpen}
      title={t('signOut.title', { count })}
      description={t('signOut.text')}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('signOut.discard')}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {t('signOut.keep')}
          </Button>
        </>
      }
    />
  )
}
