export {
  anyExportBounds,
  anyReportAbility,
  anyReportListState,
  anyReportRecord,
  anyReportStatusCode,
  reportWith,
} from './reports.arbitraries'
