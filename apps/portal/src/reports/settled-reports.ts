import { nextReportStatuses, type ReportRecord } from '@remesa/domain/reports'

/** The reports for which the portal waited and which are now finished. A failed report counts as finished. */
export const settledReports = (
  reports: readonly ReportRecord[],
  awaited: readonly string[],
): readonly ReportRecord[] =>
  reports.filter(({ id, status }) => awaited.includes(id) && nextReportStatuses(status).length === 0)

/**
 * Ids of the viewer's own reports that are in progress. If the list does not name users, all reports belong to the
 * viewer.
 */
export const openReports = (reports: readonly ReportRecord[], username: string): readonly string[] =>
  reports
    .filter(({ status, user }) => {
      const isOwn = user === null || user.username === username
      return isOwn && nextReportStatuses(status).length > 0
    })
    .map(({ id }) => id)
