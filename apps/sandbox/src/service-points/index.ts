export { servicePointHandlers } from './service-point-handlers'
export { findServicePoint, listLimits, type WireServicePoint } from './service-point-repository'
export { servicePointsReport } from './service-points.report'
export { versionedServicePoints } from './versioned-service-points'
