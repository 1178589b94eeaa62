export { depositHandlers } from './deposit-handlers'
export { depositsReport, depositsReportPlace } from './deposits.report'
