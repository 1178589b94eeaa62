export { depositHandlers } from './deposit-handlers'
