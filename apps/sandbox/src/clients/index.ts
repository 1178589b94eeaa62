export { clientHandlers } from './client-handlers'
export { type ClientFieldsRow, clientFields, toClient } from './client-row'
