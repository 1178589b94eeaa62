export { addDemoDeposits } from './demo-deposits'
export { depositHandlers } from './deposit-handlers'
export { depositsReport, depositsReportPlace } from './deposits.report'
