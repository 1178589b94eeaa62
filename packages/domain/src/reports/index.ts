export {
  type ReportDecision,
  type ReportRefusal,
  type ReportRefusalRule,
  reportRefusalRules,
} from './decision'
export {
  adjustRange,
  type DateRange,
  exportRange,
  validateExportRange,
} from './export-range'
export { type MissingFileRule, READY_STATUS, type ReportActions, reportActions } from './report-actions'
export {
  type ActEvent,
  type ActStep,
  nextActStep,
  type ReportAct,
  type ReportActFacts,
  reportActs,
} from './report-acts'
export {
  permittedReportState,
  type ReportColumn,
  type ReportFilter,
  reportColumnNames,
  reportColumns,
  reportCountries,
  reportFilterNames,
  reportFilters,
  reportListSpec,
  reportSearchParams,
} from './report-list'
export { reportMessageKeys } from './report-message-keys'
export { ReportRecord } from './report-record.schema'
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
