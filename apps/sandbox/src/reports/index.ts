export { maxOpenReports, type ReportOrder, requestReport } from './request-report'
