export { authorise, mayCall, type TokenSubject, type VerifyToken } from './authorise'
export { type Caller, findCaller } from './caller'
export { keySetOf } from './key-set'
export {
  addSigningKey,
  keyTimes,
  loadProviderKeys,
  type ProviderKeys,
  publicHalf,
  renewSigningKeys,
  rotateKeys,
  type SigningKey,
} from './provider-keys'
export {
  clientsWithin,
  everything,
  reachesCountry,
  type Scope,
  servicePointsWithin,
  subclientsWithin,
} from './scope'
export {
  addServiceAccount,
  deleteServiceAccount,
  findServiceCredentials,
  hasServiceAccount,
  isServiceAccountId,
  lockServiceAccount,
  newServiceAccountId,
  replaceServiceSecret,
  type ServiceCredentials,
  type StoredServiceAccount,
  serviceAccountsOf,
  type UsedServiceAccount,
  useServiceAccount,
} from './service-accounts'
export {
  isSessionModel,
  notifySessionEnd,
  payloadRowId,
  type SessionFeed,
  sessionRowId,
  startSessionFeed,
} from './session'
export {
  beginUserSession,
  deleteOldSessions,
  endAsProvider,
  endOtherSessions,
  endUserSession,
  type LogoutSubject,
  markConfirmed,
  type StartedSession,
  userSessionsOf,
} from './user-sessions'
export { createTokenVerifier } from './verify-token'
export { type ListCaller, permittedState, viewerOf } from './viewer'
export { wireRoles } from './wire-roles'
