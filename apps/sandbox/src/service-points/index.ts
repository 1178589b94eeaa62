export { servicePointHandlers } from './service-point-handlers'
export { findServicePoint, type WireServicePoint } from './service-point-repository'
