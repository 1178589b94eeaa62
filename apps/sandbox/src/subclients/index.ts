export { subclientHandlers } from './subclient-handlers'
export { type SubclientFieldsRow, subclientFields, toSubclient } from './subclient-row'
export { subclientsReport } from './subclients.report'
export { versionedSubclients } from './versioned-subclients'
