export { type SubclientDecision, type SubclientRefusal, subclientKind } from './decision'
export {
  countryDelegations,
  type DelegationOption,
  delegationCode,
  LookupDelegation,
  lookedUpDelegations,
} from './delegation'
export { buildSubclientRequest, validateSubclient } from './save-subclient'
export { Delegation, DelegationSummary, Subclient, SubclientSummary } from './subclient.schema'
export { chosenDelegation, type DelegationFacts, offeredDelegations } from './subclient-delegations'
export {
  canLookUpSubclient,
  codeContext,
  emptySubclientDraft,
  type SubclientDraft,
  type SubclientParent,
  subclientDraftOf,
} from './subclient-draft'
export {
  changeSubclientDraft,
  type SubclientDraftChange,
  type SubclientField,
  subclientFields,
  subclientFormFields,
} from './subclient-form'
export { type SubclientFacts, subclientForm } from './subclient-form-rules'
export { buildSubclientReport, type SubclientColumn, subclientList } from './subclient-list'
export { type SubclientFilter, subclientListSpec } from './subclient-list-spec'
export {
  answerSubclientLookup,
  type LookupCenter,
  SubclientLookup,
  type SubclientLookupQuery,
  startSubclientLookup,
  subclientLookupQuery,
} from './subclient-lookup'
export { subclientMessageKeys } from './subclient-message-keys'
export { SubclientReportRequest, SubclientRequest } from './subclient-request.schema'
export { subclientClientQuery, subclientSelectorQuery } from './subclient-selectors'
export {
  mergeSynchronisedSubclient,
  type SynchronisedDelegation,
  SynchronisedSubclient,
} from './subclient-synchronisation'
