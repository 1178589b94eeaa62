export {
  anyCrewVisit,
  anyDocumentValue,
  anyEmployee,
  anyEmployeeResult,
  anyPattern,
  anyRandom,
  anyScan,
  anySearchConfig,
  anyVehicleResult,
  crewVisitWith,
  employeeWith,
  searchConfigWith,
} from './firms.arbitraries'
