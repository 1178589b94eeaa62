export { reportHandlers } from './report-handlers'
export { maxOpenReports, type ReportOrder, requestReport } from './request-report'
