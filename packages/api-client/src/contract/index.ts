export { type ClientCalls, clientCalls, clients } from './clients.contract'
export { country } from './country.contract'
export { type ErrorCodeOf, errorCodesOf } from './declared-errors'
export { type DeclaredValuesCalls, declaredValues, declaredValuesCalls } from './declared-values.contract'
export {
  type Access,
  type Contract,
  defineEndpoint,
  type Endpoint,
  type HttpMethod,
  isOpenTo,
  takesKey,
  type Versioning,
} from './define-endpoint'
export { type DepositCalls, depositCalls, deposits } from './deposits.contract'
export {
  type CommonErrorCode,
  commonErrorCodes,
  type ErrorCode,
  type ErrorFacts,
  type ErrorStatus,
  type ErrorTable,
  errorCodes,
} from './error-codes'
export { FileAnswer } from './file-answer'
export { type FirmsCalls, firms, firmsCalls } from './firms.contract'
export { type FirstCalls, firstCalls } from './first-calls'
export { type HistoryCalls, history, historyCalls } from './history.contract'
export { IDEMPOTENCY_HEADER, IdempotencyKey } from './idempotency-key'
export { type EndpointId, type ListedEndpoint, listEndpoints } from './list-endpoints'
export { OrderChanges, orderChanges } from './order-changes.stream'
export { type AcrossPointsCalls, acrossPointsCalls } from './orders.across-points.contract'
export { orders } from './orders.contract'
export {
  CancellationReasons,
  CreatedOrder,
  CustomerCurrencies,
  DenominationCatalogue,
  FaultCatalogue,
  OrderHistory,
  type OrderRows,
  PackCatalogue,
  SupplyCatalogue,
} from './orders.point.contract'
export { contract, type PortalContract } from './portal-contract'
export { Problem } from './problem.schema'
export { entityTagOf, IF_MATCH_HEADER, readIfMatch } from './record-version'
export { reportChanges } from './report-changes.stream'
export {
  CSV_TYPE,
  type ReportCalls,
  ReportPreview,
  reportCalls,
  reports,
  SPREADSHEET_TYPE,
} from './reports.contract'
export { type ServicePointCalls, servicePointCalls, servicePoints } from './service-points.contract'
export { ServicePointLimits } from './service-points.reads.contract'
export { session } from './session.contract'
export { type ServiceAccountCalls, serviceAccountCalls } from './session.service-accounts.contract'
export { EndedSessions, type UserSessionCalls, userSessionCalls } from './session.user-sessions.contract'
export { type SubclientCalls, subclientCalls, subclients } from './subclients.contract'
export { type UserCalls, userCalls, users } from './users.contract'
export { type ViewCalls, viewCalls, views } from './views.contract'
export { type DisclaimerState, type Done, MAX_DETAILS, type RequestedReport } from './wire-values'
