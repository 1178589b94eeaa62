export { declaredValuesHandlers } from './declared-values-handlers'
