export { viewHandlers } from './view-handlers'
