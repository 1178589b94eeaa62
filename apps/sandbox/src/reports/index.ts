export { reportHandlers } from './report-handlers'
export { requestReport } from './request-report'
