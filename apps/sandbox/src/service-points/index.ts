export { servicePointHandlers } from './service-point-handlers'
export { findServicePoint, listLimits, type WireServicePoint } from './service-point-repository'
