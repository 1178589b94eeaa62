export { type PreviewRows, ReportPreview, type ReportPreviewProps } from './report-preview/report-preview'
export { ReportRowActs, type ReportRowActsProps } from './report-row-acts/report-row-acts'
export { ReportState, type ReportStateProps } from './report-state/report-state'
export { reportName, reportStatusName, reportTypeName } from './report-words'
