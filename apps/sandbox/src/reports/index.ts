export { type ReportFeed, startReportFeed } from './report-feed'
export { reportHandlers } from './report-handlers'
export { createReportStreams } from './report-stream'
export { requestReport } from './request-report'
