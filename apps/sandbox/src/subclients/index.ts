export { askedSubclientsCondition } from './subclient-filters'
export { subclientHandlers } from './subclient-handlers'
export { type SubclientFieldsRow, subclientFields, toSubclient } from './subclient-row'
export { versionedSubclients } from './versioned-subclients'
