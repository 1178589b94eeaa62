export { movedRequest, runDueSchedules } from './run-schedules'
export { startReportWorker } from './start-report-worker'
export {
  keptForMs,
  leaseMs,
  maxAttempts,
  removeExpiredReports,
  type WorkOptions,
  workOneReport,
  workReports,
} from './work-reports'
