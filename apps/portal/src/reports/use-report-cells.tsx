import { isExpired, type ReportColumn, type ReportFilter, type ReportRecord } from '@remesa/domain/reports'
import { type Translate, useT } from '@remesa/ui/i18n'
import { DateTimeText } from '@remesa/ui/kernel'
import { ReportState, reportTypeName } from '@remesa/ui/reports'
import { useNow } from '../kernel/clock'
import { usePortal } from '../kernel/state'
import type { ListCell } from '../records/list-screen'

type TextColumn = Exclude<ReportColumn, 'actions'>

/** The cell of each column of the list of reports. */
export const useReportCells = (): Readonly<Record<TextColumn, ListCell<ReportRecord>>> => {
  const t = useT()
  const { timeZone } = usePortal()
  const now = useNow()
  const column = (name: TextColumn, cell: ListCell<ReportRecord>['cell']) => ({
    header: t(`reports.field.${name}`),
    cell,
  })
  const instant = (name: 'requestDate' | 'reportDate' | 'expirationDate') =>
    column(name, ({ [name]: at }) => at && <DateTimeText instant={at} timeZone={timeZone} />)
  return {
    country: column('country', ({ user }) => user?.countryCode),
    username: { ...column('username', ({ user }) => user?.username), isBreakable: true },
    type: { ...column('type', ({ type }) => reportTypeName(t, type)), isRowHeader: true },
    filename: { ...column('filename', ({ filename }) => filename), isBreakable: true },
    status: column('status', (report) => (
      <ReportState status={report.status} isExpired={isExpired(report, { now })} />
    )),
    requestDate: instant('requestDate'),
    reportDate: instant('reportDate'),
    expirationDate: instant('expirationDate'),
  }
}

/** The fields of the filter panel. */
export const reportFilterLabels = (t: Translate): Readonly<Record<ReportFilter, string>> => ({
  status: t('reports.field.status'),
  requestDate: t('reports.field.requestDate'),
  reportDate: t('reports.field.reportDate'),
  username: t('reports.field.username'),
  userType: t('reports.field.userType'),
  countryId: t('reports.field.country'),
  reportType: t('reports.field.type'),
})
