import { type MessageKey, useT } from '@remesa/ui/i18n'
import { ConfirmDialog } from '@remesa/ui/kernel'

export interface ReportQuestionProps {
  readonly isOpen: boolean
  /** Contents of the report. */
  readonly text: MessageKey
  /** The number of rows; `undefined` if it is not known. */
  readonly rows: number | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before a list's report is requested. */
export function ReportQuestion({ text, rows, ...props }: ReportQuestionProps) {
  const t = useT()
  return (
    <ConfirmDialog
      {...props}
      title={t('report.request.title')}
      description={rows === undefined ? t(text) : `${t(text)} ${t('list.report.rows', { rows })}`}
      confirmText={t('report.request.send')}
    />
  )
}
