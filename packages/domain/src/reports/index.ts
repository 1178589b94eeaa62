export type { ReportDecision, ReportRefusal } from './decision'
export {
  adjustRange,
  type DateRange,
  exportRange,
  validateExportRange,
} from './export-range'
export {
  type ActionEvent,
  type ActionStep,
  isExpired,
  type MissingFileRule,
  nextActionStep,
  offersAgain,
  READY_STATUS,
  type ReportAction,
  type ReportActionFacts,
  type ReportActions,
  reportActionFacts,
  reportActions,
} from './report-actions'
export { type ReportFileFacts, reportDays, reportFileName } from './report-file-name'
export { type ReportColumn, reportCountries, reportList } from './report-list'
export { type ReportFilter, reportListSpec } from './report-list-spec'
export { reportMessageKeys } from './report-message-keys'
export { movedReportRequest, type RunMove } from './report-move'
export { type ReportOwner, ReportRecord } from './report-record.schema'
export {
  hasStopped,
  LAST_DAY_OF_MONTH,
  nextRuns,
  proposedScheduleTime,
  ReportSchedule,
  ReportScheduleRequest,
  type ScheduleRhythm,
  type ScheduleTime,
  scheduleMonthDays,
  scheduleRhythms,
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
