import { reportCalls } from '@remesa/api-client/contract'
import type { ListState } from '@remesa/domain/kernel'
import { type AuditFilter, type AuditReportRequest, buildAuditReport } from '@remesa/domain/records'
import { canRequestReport } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { Icon, type ListAction } from '@remesa/ui/kernel'
import { FileDown } from 'lucide'
import type { ReactNode } from 'react'
import { useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { useRequestReport } from '../kernel/write'

export interface AuditReport {
  /**
   * The button that exports the history with its current filters; no button for users who may not request the report.
   */
  readonly actionsOf: (shown: {
    readonly state: ListState<AuditFilter>
    readonly total: number | undefined
  }) => readonly ListAction[]
  /** The confirmation before the report is requested; the page has to render it. */
  readonly question: ReactNode
}

/** The report of the history: its button and its confirmation. (AUD-10) */
export const useAuditReport = (): AuditReport => {
  const t = useT()
  const { ability, timeZone } = usePortal()
  const { reports } = useClientOf(reportCalls)
  const { ask, isBusy, question } = useRequestReport<AuditReportRequest>({
    call: (body, options) => reports.requestAudit({ body }, options),
    okKey: 'message.usersreport.ok',
    questionKey: 'history.export.text',
  })
  const action = ({ state, total }: Parameters<AuditReport['actionsOf']>[0]): ListAction => ({
    id: 'export',
    label: t('list.export'),
    icon: <Icon of={FileDown} size={18} />,
    isBusy,
    // The report has a row for each change, so the number of entries does not tell how many rows it has.
    onSelect: () => ask(buildAuditReport(state, { timeZone }), { rows: total === 0 ? 0 : undefined }),
  })
  return {
    actionsOf: (shown) => (canRequestReport('AUDIT', ability).allowed ? [action(shown)] : []),
    question,
  }
}
