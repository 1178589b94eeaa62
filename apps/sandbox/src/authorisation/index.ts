export { authorise, subjectOf, type VerifyToken } from './authorise'
export { type Caller, findCaller } from './caller'
export { loadProviderKeys, type ProviderKeys } from './provider-keys'
export {
  clientsWithin,
  everything,
  reachesCountry,
  type Scope,
  servicePointsWithin,
  subclientsWithin,
} from './scope'
export { createTokenVerifier } from './verify-token'
export { type ListCaller, permittedState, viewerOf } from './viewer'
export { wireRoles } from './wire-roles'
