import { reportCalls } from '@remesa/api-client/contract'
import { buildEmployeeReportRequest, type EmployeeSearchReportRequest } from '@remesa/domain/firms'
import { ExportDialog } from '@remesa/ui/firms'
import { useClientOf } from '../kernel/api'
import { useNow } from '../kernel/clock'
import { usePortal } from '../kernel/state'
import { useRequestReport } from '../kernel/write'

export interface SearchesExportProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A dialog that requests the report on the searches of the user's own clients. */
export function SearchesExport({ isOpen, onClose }: SearchesExportProps) {
  const { reports } = useClientOf(reportCalls)
  const { user, timeZone } = usePortal()
  const facts = { clients: user.clients, now: useNow(), timeZone }
  const { isBusy, ask, question } = useRequestReport<EmployeeSearchReportRequest>({
    call: (body, options) => reports.requestEmployeeSearches({ body }, options),
    okKey: 'message.usersreport.ok',
    questionKey: 'firms.export.question',
  })
  return (
    <>
      <ExportDialog
        isOpen={isOpen}
        facts={facts}
        isBusy={isBusy}
        onSend={({ draft }) => {
          onClose()
          ask(buildEmployeeReportRequest(draft, facts))
        }}
        onClose={onClose}
      />
      {question}
    </>
  )
}
