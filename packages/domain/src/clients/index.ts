export { Client, ClientSummary } from './client.schema'
export {
  type ClientDraft,
  type ClientDraftChange,
  type ClientField,
  changeClientDraft,
  clientDraftOf,
  clientFields,
  clientFormFields,
  emptyClientDraft,
} from './client-draft'
export { type ClientFacts, clientForm } from './client-form'
export {
  buildClientReport,
  type ClientColumn,
  clientList,
} from './client-list'
export { type ClientFilter, clientListSpec } from './client-list-spec'
export {
  answerClientLookup,
  ClientLookup,
  type ClientLookupQuery,
  clientLookupQuery,
  type LookupEntity,
  startClientLookup,
} from './client-lookup'
export { clientMessageKeys } from './client-message-keys'
export { ClientReportRequest, ClientRequest } from './client-request.schema'
export { clientLabel, clientSelectorQuery } from './client-selector'
export { type ClientDecision, type ClientRefusal, clientKind } from './decision'
export { buildClientRequest, validateClient } from './save-client'
