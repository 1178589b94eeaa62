export {
  AuditReportRequest,
  auditReportDays,
  buildAuditReport,
  validateAuditReport,
} from './audit-report'
export { BULK_LIMITS, type BulkItem, planStatus } from './bulk'
export {
  type ClosedPoint,
  type ClosingItem,
  type ClosingKind,
  type ClosingStep,
  planClosing,
} from './closing'
export {
  type CodedRecord,
  type CodeHolderQuery,
  codeHolder,
  codeHolderQuery,
  refuseTakenCode,
} from './code-holder'
export {
  awaitsAnswer,
  type CodeContext,
  type CodeDraft,
  canLookUpCode,
  codeFieldAccess,
  codeIssues,
  confirmedCode,
  isCodeFieldOpen,
  isCodeSettled,
  type LookupState,
  LookupThirdCode,
  stopLookup,
  thirdCodesFromLookup,
} from './code-lookup'
export {
  type RecordDecision,
  type RecordKind,
  type RecordRefusal,
  type RecordRefusalRule,
  type RecordSubjects,
  recordRefusalRules,
} from './decision'
export { hasDependents } from './dependents'
export { Dependents, DependentsRequest, type DependentVisits } from './dependents.schema'
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
export type { FieldState } from './field-state'
export {
  HistoryAction,
  HistoryChange,
  HistoryEntry,
  HistoryKind,
  type HistoryParty,
  HistoryVerdict,
  RecordHistoryKind,
  type SecretChange,
  type SetChange,
  type ValueChange,
} from './history.schema'
export { type HistoryLine, type HistoryValue, historyLines } from './history-lines'
export {
  type AuditFilter,
  auditFields,
  auditList,
  type HistoryColumn,
  historyFields,
  type RecordHistoryFilter,
  recordHistoryList,
} from './history-list'
export { originShownTo } from './history-origin'
export {
  emptyLimitDraft,
  type LimitDraft,
  type LimitFacts,
  limitCurrencies,
  limitDraftOf,
  MAX_LIMIT_AMOUNT,
  type NewLimitFacts,
  removeLimit,
  saveLimit,
  validateLimit,
  validateLimits,
} from './limits'
export {
  type ChangedField,
  changedFields,
  mergeChanges,
  type RecordSide,
  type RecordSides,
} from './merge-changes'
export { canMoveRecord, canMoveTo, type MoveParent, type MoveRefusal, placeOf } from './move'
export { MoveCodeHolder, MoveEffects, MoveRequest } from './move.schema'
export { isPanelField, isSavedInPanel } from './panel-fields'
export { CurrencyLimit, ExtraDataItem, ExtraDataType, ThirdCode } from './record.schema'
export {
  type CountryChoice,
  canAddRecord,
  canChangeStatus,
  canEditRecord,
  canSaveRecord,
  countryChoice,
  flipActive,
  type RecordRowActions,
  recordRowActions,
  type SaveOutcome,
  saveOutcome,
} from './record-access'
export type { RecordFormRules } from './record-form'
export {
  describeRecordList,
  recordReportFilters,
  recordTypeOf,
  type SelectorQuery,
  selectorQuery,
} from './record-list'
export { recordMessageKeys } from './record-message-keys'
export { ExtraDataTable, hasRequiredCode, recordRequestShape } from './record-request.schema'
export { MAX_TEXT_LENGTH, requiredTextIssues } from './record-text'
export {
  type NamedPlace,
  type Place,
  type PlaceKind,
  type RelatedQuery,
  relatedLists,
} from './related-lists'
export {
  canSelectAll,
  emptySelection,
  isRowSelected,
  MAX_ROWS_AT_ONCE,
  pageSelection,
  type RowSelection,
  selectedCount,
  togglePage,
  toggleRow,
  withRowsInSight,
} from './row-selection'
export { recordIssues, uniqueCodeOf } from './save-record'
export { SourceSystem, sourceSystems } from './source-systems'
export {
  canSynchroniseRecord,
  mergeSynchronised,
  type SynchronisedFields,
  SynchronisedRecord,
  synchronisedChanges,
  undoneSynchronisation,
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
