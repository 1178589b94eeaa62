export {
  Client,
  ClientSummary,
  CurrencyLimit,
  ExtraDataItem,
  ExtraDataType,
  ThirdCode,
} from './client.schema'
export {
  type CodeContext,
  type CodeDraft,
  codeFieldAccess,
  codeIssues,
  isCodeSettled,
  type LookupState,
  LookupThirdCode,
  lookupability,
  thirdCodesFromLookup,
} from './code-lookup'
export {
  type ClientDecision,
  type ClientRefusal,
  type ClientRefusalRule,
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
  countryChoice,
  editability,
  flipActive,
  type ListActions,
  listActions,
  permittedListState,
  type RecordSubjects,
  type SaveOutcome,
  saveability,
  saveOutcome,
  statusChangeability,
} from './record-access'
export { MAX_TEXT_LENGTH, requiredTextIssues } from './record-text'
export { SourceSystem, sourceSystems } from './source-systems'
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
