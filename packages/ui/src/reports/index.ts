export { ReportRowActs, type ReportRowActsProps } from './report-row-acts/report-row-acts'
export { ReportState, type ReportStateProps } from './report-state/report-state'
export { reportName, reportStatusName, reportTypeName } from './report-words'
