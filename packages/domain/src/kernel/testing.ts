export { anyDay, anyInstant, anyTime, anyZone, hostZones, zones } from './zoned-time.arbitraries'
