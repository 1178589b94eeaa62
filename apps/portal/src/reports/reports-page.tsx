import { reportCalls } from '@remesa/api-client/contract'
import { offeredReportTypes, reportList, reportStatuses } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { reportStatusName, reportTypeName } from '@remesa/ui/reports'
import { useEffect } from 'react'
import { useClientOf } from '../kernel/api'
import { useListPage } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { awaitReports } from '../kernel/write'
import { ListScreen } from '../records/list-screen'
import { userTypeChoices } from '../users/user-labels'
import { openReports } from './settled-reports'
import { useReportActions } from './use-report-actions'
import { reportFieldName, useReportCells } from './use-report-cells'
import { useReportChanges } from './use-report-changes'

/**
 * The page with the reports that the viewer may see, the latest first. Their progress is updated while the page is
 * visible.
 */
export function ReportsPage() {
  const t = useT()
  const { ability, brand, user } = usePortal()
  const { reports } = useClientOf(reportCalls)
  const shown = useListPage({ list: reportList, call: reports.list })
  const { rows, onRetry: reread } = shown.page
  const { dialogs, ...actions } = useReportActions({ reread })
  useReportChanges({ isOn: true })
  useEffect(() => awaitReports(openReports(rows, user.username)), [rows, user.username])
  const filterChoices = {
    userType: userTypeChoices(t, brand),
    status: reportStatuses.map(({ code }) => ({ value: code, label: reportStatusName(t, code) })),
    reportType: offeredReportTypes(ability).map((value) => ({ value, label: reportTypeName(t, value) })),
  }
  return (
    <ListScreen
      shown={shown}
      title={t('nav.reports')}
      emptyText={t('reports.empty')}
      {...actions}
      filterName={reportFieldName(t)}
      columnName={reportFieldName(t)}
      filterChoices={filterChoices}
      cells={useReportCells()}
    >
      {dialogs}
    </ListScreen>
  )
}
