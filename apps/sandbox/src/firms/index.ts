export { firmsHandlers } from './firms-handlers'
