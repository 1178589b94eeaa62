import { type MessageKey, useT } from '@remesa/ui/i18n'
import { ConfirmDialog } from '@remesa/ui/kernel'

export interface ReportQuestionProps {
  readonly isOpen: boolean
  /** The message that describes the contents of the report. */
  readonly text: MessageKey
  /** The number of rows of the report; `undefined` if it is not known. */
  readonly rows: number | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A dialog that asks for confirmation before the report of a list is requested. */
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
