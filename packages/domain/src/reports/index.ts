export type { ReportDecision, ReportRefusal } from './decision'
export {
  adjustRange,
  type DateRange,
  exportRange,
  validateExportRange,
} from './export-range'
export {
  isExpired,
  type MissingFileRule,
  offersAgain,
  READY_STATUS,
  type ReportActions,
  reportActions,
} from './report-actions'
export {
  type ActEvent,
  type ActStep,
  nextActStep,
  type ReportAct,
  type ReportActFacts,
  reportActs,
} from './report-acts'
export { type ReportColumn, reportCountries, reportList } from './report-list'
export { type ReportFilter, reportListSpec } from './report-list-spec'
export { reportMessageKeys } from './report-message-keys'
export { type ReportOwner, ReportRecord } from './report-record.schema'
export {
  nextRuns,
  proposedWeeklyTime,
  ReportSchedule,
  ReportScheduleRequest,
  type WeeklyTime,
} from './report-schedule'
export {
  nextReportStatuses,
  type ReportStatus,
  type ReportStatusCode,
  type ReportStatusTone,
  reportStatus,
  reportStatuses,
} from './report-status'
export {
  canRequestReport,
  offeredReportTypes,
  type ReportType,
  type ReportTypeFacts,
  reportTypeKey,
  reportTypes,
} from './report-type'
