export { employeeSearchesReport } from './employee-searches.report'
export { firmsHandlers } from './firms-handlers'
