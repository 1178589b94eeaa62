import { nextReportStatuses, type ReportRecord } from '@remesa/domain/reports'

/** Of the reports that are waited for, those that have come to their end, with or without a file. */
export const settledReports = (
  reports: readonly ReportRecord[],
  awaited: readonly string[],
): readonly ReportRecord[] =>
  reports.filter(({ id, status }) => awaited.includes(id) && nextReportStatuses(status).length === 0)

/** Ids of the viewer's own reports that are on their way. Where the list names no users, all are their own. */
export const openReports = (reports: readonly ReportRecord[], username: string): readonly string[] =>
  reports
    .filter(({ status, user }) => {
      const isOwn = user === null || user.username === username
      return isOwn && nextReportStatuses(status).length > 0
    })
    .map(({ id }) => id)
