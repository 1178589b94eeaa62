import { reportCalls } from '@remesa/api-client/contract'
import {
  offeredReportTypes,
  type ReportFilter,
  type ReportRecord,
  reportList,
  reportStatuses,
} from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { type ListFilters, ListPage } from '@remesa/ui/kernel'
import { reportStatusName, reportTypeName } from '@remesa/ui/reports'
import { useEffect, useRef } from 'react'
import { useClientOf } from '../kernel/api'
import { useKeys, useRowKeys } from '../kernel/keys'
import { filterFields, useCountryChoices, useListPage } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { awaitReports } from '../kernel/write'
import { userTypeChoices } from '../users/user-labels'
import { openReports } from './settled-reports'
import { useReportActs } from './use-report-acts'
import { isTextColumn, reportFilterLabels, useReportCells } from './use-report-cells'
import { useReportChanges } from './use-report-changes'

/** The reports that the viewer may see, the latest first. Their states change while they are shown. */
export function ReportsPage() {
  const t = useT()
  const { ability, brand, user } = usePortal()
  const { reports } = useClientOf(reportCalls)
  const { columns, filters, page, panel, spec } = useListPage({ list: reportList, call: reports.list })
  const { rowActions, acts, dialogs } = useReportActs({ reread: page.onRetry })
  useReportChanges({ isOn: true, reread: page.onRetry })
  useEffect(() => awaitReports(openReports(page.rows, user.username)), [page.rows, user.username])
  const filtersRef = useRef<ListFilters>(null)
  useKeys({ filter: () => filtersRef.current?.focus() })
  useRowKeys()
  const cells = useReportCells()
  const countryId = useCountryChoices()
  const choices = {
    countryId,
    userType: userTypeChoices(t, brand),
    status: reportStatuses.map(({ code }) => ({ value: code, label: reportStatusName(t, code) })),
    reportType: offeredReportTypes(ability).map((value) => ({ value, label: reportTypeName(t, value) })),
  }
  return (
    <>
      <ListPage<ReportRecord, ReportFilter>
        {...page}
        title={t('nav.reports')}
        emptyText={t('reports.empty')}
        acts={acts}
        filtersRef={filtersRef}
        filters={{ ...panel, fields: filterFields(spec, filters, reportFilterLabels(t), choices) }}
        columns={columns.flatMap(({ name, sortBy }) =>
          isTextColumn(name) ? [{ ...cells[name], sortBy }] : [],
        )}
        rowActions={rowActions}
        rowId={({ id }) => id}
      />
      {dialogs}
    </>
  )
}
