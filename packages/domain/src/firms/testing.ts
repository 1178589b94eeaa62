export {
  anyDocumentValue,
  anyEmployee,
  anyEmployeeResult,
  anyPattern,
  anyRandom,
  anyScan,
  anySearchConfig,
  anyVehicleResult,
  employeeWith,
  searchConfigWith,
} from './firms.arbitraries'
