export {
  type AmountReadings,
  type AmountRefusal,
  amountReadings,
  parseAmount,
  parseAmountIn,
} from './amount-text'
export { type BarcodeFormat, barcodeFormats } from './barcode-formats'
export {
  answerCall,
  type Batch,
  type BatchCall,
  type BatchCounts,
  type BatchItem,
  type BatchLimits,
  type BatchOutcome,
  type BatchState,
  canGoOn,
  canStartBatch,
  countBatch,
  goOn,
  isNotable,
  nextCalls,
  previewBatch,
  sendCalls,
  startBatch,
  stopBatch,
} from './batch'
export { type Brand, defaultBrand, isProviderUser } from './brand'
export { cleanCode, cleanSearch, cleanText, MAX_SEARCH_LENGTH } from './clean-text'
export { type Decision, decide, type Refusal, type Refusals, refusalsOf } from './decision'
export {
  applyFilters,
  changeFiltersDraft,
  emptyFiltersDraft,
  type FiltersChange,
  type FiltersDraft,
  filtersDraftOf,
} from './filters-draft'
export { foldedName } from './folded-name'
export { containsText, equalsText, foldedText } from './folded-text'
export type { AnyIssue, Issue, IssueParams, IssueRule, IssueRules } from './issue'
export { moveColumn, shownColumns, toggleColumn } from './list-columns'
export { describeList, type ListColumn, type ListDescriptor, type ListOffers } from './list-descriptor'
export {
  countActiveFilters,
  type FilterKind,
  type FilterSpec,
  filterNames,
  type ListSpec,
  type ListState,
  PAGE_SIZE,
  PAGE_SIZES,
  pageSizeOf,
  type QueryEntries,
  readListState,
  requestedState,
  SEARCH_FILTER,
  sizedAs,
  toSearchParams,
  writeListState,
} from './list-state'
export {
  chooseLocale,
  FALLBACK_LOCALE,
  isLocale,
  LANGUAGES,
  type Language,
  LOCALES,
  type Locale,
  languageOf,
  offeredLocales,
} from './locale'
export {
  addAmounts,
  divideWhole,
  formatAmount,
  formatMoney,
  fromHundredths,
  isAmount,
  MAX_HUNDREDTHS,
  multiplyAmount,
  roundAmount,
  toHundredths,
} from './money'
export { type FieldsOf, type NamedObject, named } from './named-object'
export {
  clampPage,
  LOAD_ALL_PAGE_SIZE,
  lastPage,
  remainingPages,
  SELECTOR_PAGE_SIZE,
  showsPagination,
} from './paging'
export { parseWith } from './parse'
export { err, ok, type Result } from './result'
export { type Suggestion, suggestionsOf } from './suggestion'
export { sortByName, textOrder } from './text-order'
export { SEARCH_DEBOUNCE_MS, TOAST_HIDE_MS, TOAST_UNDO_MS } from './timings'
export { type AmountBounds, amountIssues, judgedAmount, typedAmount, typedAmountIssues } from './typed-amount'
export { type DayForm, LAST_DAY, readDayAs, readTypedDay, type TypedDayRefusal } from './typed-day'
export {
  check,
  choiceIssue,
  issue,
  issuesOf,
  kernelMessageKeys,
  type RuleName,
  type RuleParams,
  type ValidationRule,
  validationRules,
} from './validation'
export {
  Amount,
  absentAs,
  absentAsNull,
  Instant,
  listOf,
  type Page,
  pageOf,
  SaveResponse,
  SortDirection,
  TextOrNumber,
  TypedCode,
  TypedText,
  Version,
  WriteResponse,
} from './wire.schema'
export {
  addDays,
  type CalendarDay,
  calendarDayOf,
  compareDays,
  daysBetween,
  END_OF_DAY,
  formatDateTime,
  formatDay,
  formatTime,
  instantOf,
  isValidDay,
  isValidTime,
  isValidZone,
  isWithinDailyWindow,
  minutesOfTime,
  nextMidnight,
  offsetMinutes,
  parseInstant,
  startOfDay,
  timeOfMinutes,
  toOffsetIso,
  type WallClock,
  type WallTime,
  wallClockOf,
  wallTimeOf,
} from './zoned-time'
