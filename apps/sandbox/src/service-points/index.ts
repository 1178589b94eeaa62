export { servicePointHandlers } from './service-point-handlers'
export { servicePointListCondition } from './service-point-list-query'
export { findServicePoint, listLimits, type WireServicePoint } from './service-point-repository'
export { versionedServicePoints } from './versioned-service-points'
