export { sessionHandlers } from './session-handlers'
