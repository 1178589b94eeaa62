export { authorise, subjectOf, type VerifyToken } from './authorise'
export { type Caller, findCaller } from './caller'
export { clientsWithin, reachesCountry, type Scope, servicePointsWithin, subclientsWithin } from './scope'
export { wireRoles } from './wire-roles'
