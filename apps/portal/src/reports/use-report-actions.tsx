import { reportCalls } from '@remesa/api-client/contract'
import type { ReportRecord } from '@remesa/domain/reports'
import { ReportRowActions } from '@remesa/ui/reports'
import type { ReactNode } from 'react'
import { useClientOf } from '../kernel/api'
import { useNow } from '../kernel/clock'
import { useOpenedDialog } from '../kernel/loading'
import { useRequestReport } from '../kernel/write'
import { PreviewDialog } from './preview-dialog'
import { useReportDownload } from './use-report-download'
import { useReportRemoval } from './use-report-removal'
import { useSchedules } from './use-schedules'

/** The buttons of the reports page and of its rows, and the dialogs that they open. */
export const useReportActions = ({ reread }: { readonly reread: () => void }) => {
  const { reports } = useClientOf(reportCalls)
  const { running, download } = useReportDownload({ onFailed: reread })
  const again = useRequestReport<string>({
    call: (id, options) => reports.again({ body: { report: id } }, options),
    okKey: 'message.usersreport.ok',
  })
  const { question, ask } = useReportRemoval({ reread, onSend: again.forget })
  const { opened, open, close } = useOpenedDialog<ReportRecord>()
  const { schedule, action, notice, dialogs: ofSchedules } = useSchedules()
  const now = useNow()
  const rowActions = (report: ReportRecord): ReactNode => (
    <ReportRowActions
      report={report}
      now={now}
      download={running?.id === report.id ? running : undefined}
      onDownload={() => download(report)}
      onPreview={() => open(report)}
      onRemove={() => ask(report)}
      onAgain={() => again.ask(report.id)}
      onSchedule={() => schedule(report)}
    />
  )
  const dialogs: ReactNode = (
    <>
      {question}
      {again.question}
      {ofSchedules}
      {opened && (
        <PreviewDialog key={opened.opening} isOpen={opened.isOpen} report={opened.subject} onClose={close} />
      )}
    </>
  )
  return { rowActions, actions: [action], notice, dialogs }
}
