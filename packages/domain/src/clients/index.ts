export {
  Client,
  ClientSummary,
  CurrencyLimit,
  ExtraDataItem,
  ExtraDataType,
  ThirdCode,
} from './client.schema'
export {
  type ClientDraft,
  type ClientDraftChange,
  type ClientField,
  changeClientDraft,
  clientDraftOf,
  clientFormFields,
  emptyClientDraft,
  type FieldState,
} from './client-draft'
export {
  buildClientReport,
  type ClientColumn,
  type ClientFilter,
  clientColumns,
  clientFilters,
  clientListActions,
  clientListSpec,
  clientListState,
  clientRowActions,
  clientSelectorQuery,
  clientSubjects,
} from './client-list'
export {
  answerClientLookup,
  ClientLookup,
  type ClientLookupQuery,
  clientLookupQuery,
  startClientLookup,
} from './client-lookup'
export { clientMessageKeys } from './client-message-keys'
export { ClientReportRequest, ClientRequest } from './client-request.schema'
export {
  awaitsAnswer,
  type CodeContext,
  type CodeDraft,
  canLookUpCode,
  codeFieldAccess,
  codeIssues,
  confirmedCode,
  isCodeSettled,
  type LookupState,
  LookupThirdCode,
  thirdCodesFromLookup,
} from './code-lookup'
export {
  type ClientDecision,
  type ClientRefusal,
  type ClientRefusalRule,
  clientRefusal,
  clientRefusalRules,
} from './decision'
export {
  changeExtraDataDraft,
  type ExtraDataChange,
  type ExtraDataDraft,
  emptyExtraDataDraft,
  extraDataDraftOf,
  MAX_EXTRA_DATA_TEXT,
  removeExtraDataItem,
  saveExtraDataItem,
  validateExtraData,
  validateExtraDataItem,
} from './extra-data'
export {
  emptyLimitDraft,
  type LimitDraft,
  type LimitFacts,
  limitCurrencies,
  limitDraftOf,
  MAX_LIMIT_AMOUNT,
  removeLimit,
  saveLimit,
  validateLimit,
  validateLimits,
} from './limits'
export {
  type CountryChoice,
  canChangeStatus,
  canEditRecord,
  canSaveRecord,
  countryChoice,
  flipActive,
  type ListActions,
  listActions,
  permittedListState,
  type RecordRowActions,
  type RecordSubjects,
  recordRowActions,
  type SaveOutcome,
  saveOutcome,
} from './record-access'
export {
  clientLabel,
  recordReportFilters,
  recordTypeOf,
  type SelectorQuery,
  selectorQuery,
} from './record-list'
export {
  ExtraDataTable,
  hasRequiredCode,
  LimitTable,
  recordRequestShape,
  ThirdCodeTable,
} from './record-request.schema'
export { MAX_TEXT_LENGTH, requiredTextIssues } from './record-text'
export { buildClientRequest, recordIssues, uniqueCodeOf, validateClient } from './save-client'
export { SourceSystem, sourceSystems } from './source-systems'
export {
  canSynchroniseRecord,
  mergeSynchronised,
  type SynchronisedFields,
  SynchronisedRecord,
} from './synchronisation'
export type { TableFacts } from './table-rows'
export {
  emptyThirdCodeDraft,
  removeThirdCode,
  saveThirdCode,
  type ThirdCodeDraft,
  thirdCodeDraftOf,
  validateThirdCode,
  validateThirdCodes,
} from './third-codes'
