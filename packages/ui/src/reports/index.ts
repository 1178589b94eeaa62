export { type PreviewRows, ReportPreview, type ReportPreviewProps } from './report-preview/report-preview'
export { ReportRowActions, type ReportRowActionsProps } from './report-row-actions/report-row-actions'
export { ReportState, type ReportStateProps } from './report-state/report-state'
export { reportName, reportStatusName, reportTypeName } from './report-words'
export { ScheduleDialog, type ScheduleDialogProps } from './schedule-dialog/schedule-dialog'
export { SchedulesDialog, type SchedulesDialogProps } from './schedules-dialog/schedules-dialog'
export {
  StoppedSchedulesNotice,
  type StoppedSchedulesNoticeProps,
} from './schedules-dialog/stopped-schedules-notice'
