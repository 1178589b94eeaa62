export { subclientHandlers } from './subclient-handlers'
export { type SubclientFieldsRow, subclientFields, toSubclient } from './subclient-row'
