export { anyAmount, anyHostileText, anyPlainText, anyTypedAmount } from './kernel.arbitraries'
export { stepBeyond } from './step-beyond'
export { anyDay, anyInstant, anyTime, anyZone, hostZones, zones } from './zoned-time.arbitraries'
