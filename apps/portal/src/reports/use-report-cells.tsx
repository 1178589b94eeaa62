import { isExpired, type ReportColumn, type ReportFilter, type ReportRecord } from '@remesa/domain/reports'
import { type Translate, useT } from '@remesa/ui/i18n'
import { DateTimeText } from '@remesa/ui/kernel'
import { ReportState, reportTypeName } from '@remesa/ui/reports'
import { useNow } from '../kernel/clock'
import { messageName } from '../kernel/list'
import { usePortal } from '../kernel/state'
import type { ListCells } from '../records/list-screen'

type ShownColumn = Exclude<ReportColumn, 'actions'>

/** Names of filters in message keys, for filters whose message key has another name, such as `country` for `countryId`. */
const about = { countryId: 'country', reportType: 'type' } as const

/** The name of a filter or column in the list of reports, in the user's language. */
export const reportFieldName =
  (t: Translate) =>
  (field: ReportFilter | ShownColumn): string =>
    t(`reports.field.${messageName(about, field)}`)

/** The cell of each column of the list of reports. */
export const useReportCells = (): ListCells<ShownColumn, ReportRecord> => {
  const t = useT()
  const { timeZone } = usePortal()
  const now = useNow()
  const instant = (at: string | null) => at && <DateTimeText instant={at} timeZone={timeZone} />
  return {
    country: ({ user }) => user?.countryCode,
    username: { cell: ({ user }) => user?.username, isBreakable: true },
    type: { cell: ({ type }) => reportTypeName(t, type), isRowHeader: true },
    filename: { cell: ({ filename }) => filename, isBreakable: true },
    status: (report) => <ReportState status={report.status} isExpired={isExpired(report, { now })} />,
    requestDate: ({ requestDate }) => instant(requestDate),
    reportDate: ({ reportDate }) => instant(reportDate),
    expirationDate: ({ expirationDate }) => instant(expirationDate),
  }
}
