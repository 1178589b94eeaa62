export {
  applyBarcodePattern,
  type BarcodeProblem,
  type BarcodeReading,
  barcodeProblems,
  barcodeScanning,
  MAX_BARCODE_LENGTH,
  readBarcode,
  scannableFormats,
} from './barcode'
export { contactPhone, type PhoneNumber } from './contact-phone'
export {
  type CrewVisitState,
  crewVisitState,
  type JudgedVisit,
  judgeVisits,
  VISIT_EARLY_MS,
  VISIT_OVERDUE_MS,
} from './crew-visit'
export type { FirmsDecision, FirmsRefusal } from './decision'
export {
  answerDocumentChallenge,
  type ChallengeCell,
  challengeCells,
  createDocumentChallenge,
  type DocumentChallenge,
  documentToValidate,
  needsDocumentChallenge,
} from './document-challenge'
export {
  buildEmployeeReportRequest,
  changeEmployeeReportDraft,
  type EmployeeReportDraft,
  type EmployeeReportFacts,
  type EmployeeReportOption,
  employeeReportOptions,
  emptyEmployeeReportDraft,
  validateEmployeeReport,
  validateEmployeeReportRequest,
} from './employee-report'
export { EmployeeSearchReportRequest } from './employee-report.schema'
export { areAtSeveralPoints, checkExpected, expectedToday, visibleMember } from './expected-visit'
export {
  ExpectedEmployeeQuery,
  ExpectedMember,
  ExpectedVisit,
  ExpectedVisits,
} from './expected-visit.schema'
export {
  CrewVisit,
  Employee,
  EmployeeImage,
  EmployeeImageQuery,
  EmployeeImageType,
  EmployeeQuery,
  EmployeeResult,
  type EmployeeSearchError,
  EmployeeVehicle,
  employeeImageTypes,
  type GuardedEmployee,
  Vehicle,
  VehicleQuery,
  VehicleResult,
} from './firms.schema'
export { firmsMessageKeys } from './firms-message-keys'
export {
  activeChallenge,
  firmsValidationMachine,
  shownEmployee,
} from './firms-validation.machine'
export type {
  EmployeeSearchAnswer,
  EmployeeSearchInput,
  EmployeeTab,
  FirmsSearch,
  FirmsValidationContext,
  FirmsValidationEvent,
  FirmsValidationInput,
  VehicleSearchAnswer,
  VehicleSearchInput,
} from './firms-validation.types'
export type { PatternProblem } from './pattern-parser'
export { employeesFound, type FoundEmployees, type NotFound, vehiclesFound } from './search-answer'
export {
  buildSearchRequest,
  canSearch,
  changeSearchDraft,
  type ExpectedCheck,
  emptySearchDraft,
  maySearchAnyCountry,
  NO_SEARCH_TYPE,
  type NumberSearch,
  type SearchDraft,
  type SearchFacts,
  type SearchRequest,
  searchedIdentifier,
  validateSearch,
} from './search-draft'
export {
  type SearchConfig,
  type SearchType,
  type SearchTypes,
  searchTypesFor,
  vehicleSearchTypes,
} from './search-type'
export {
  type QuestionAnswer,
  type QuestionAnswered,
  type QuestionAsked,
  type ServerChallengeContext,
  type ServerChallengeEvent,
  type ServerChallengeInput,
  serverChallengeMachine,
} from './server-challenge.machine'
export {
  type AskedNumber,
  answersLeft,
  CHALLENGE_LOCK_MS,
  type LockedEmployee,
  numberToAsk,
  type OpenQuestion,
  oneMoreWrong,
  type PassedVerdict,
  questionCells,
  ServerQuestion,
  ServerVerdict,
  type WrongAnswers,
  type WrongVerdict,
} from './server-question'
export { imageToken, type VisibleEmployee, visibleEmployee } from './visible-employee'
