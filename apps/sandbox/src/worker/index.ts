export { runDueSchedules } from './run-schedules'
export { startReportWorker } from './start-report-worker'
export {
  keptForMs,
  leaseMs,
  removeExpiredReports,
  type WorkOptions,
  workOneReport,
  workReports,
} from './work-reports'
