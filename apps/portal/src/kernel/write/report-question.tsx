import { useT } from '@remesa/ui/i18n'
import { ConfirmDialog } from '@remesa/ui/kernel'

export interface ReportQuestionProps {
  readonly isOpen: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before a list's report is requested. */
export function ReportQuestion(props: ReportQuestionProps) {
  const t = useT()
  return (
    <ConfirmDialog
      {...props}
      title={t('report.request.title')}
      description={t('report.request.text')}
      confirmText={t('report.request.send')}
    />
  )
}
