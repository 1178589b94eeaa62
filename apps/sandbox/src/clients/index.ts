export { askedClientsCondition } from './client-filters'
export { clientHandlers } from './client-handlers'
export { findClient } from './client-repository'
export { type ClientFieldsRow, clientFields, toClient } from './client-row'
