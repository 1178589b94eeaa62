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
