export {
  anyAmount,
  anyHostileText,
  anyPlainText,
  anyText,
  anyTypedAmount,
  respelled,
} from './kernel.arbitraries'
export { namesOfFiveLanguages } from './names-of-languages'
export { stepBeyond } from './step-beyond'
export { anyDay, anyInstant, anyTime, anyZone, hostZones, zones } from './zoned-time.arbitraries'
