export { type BarcodeFormat, barcodeFormats } from './barcode-formats'
export { type Brand, defaultBrand } from './brand'
export { sortByName } from './country-sort'
export { type Decision, decide, type Refusal, refusalOf } from './decision'
export type { Issue, IssueParams } from './issue'
export {
  countActiveFilters,
  type FilterKind,
  type FilterSpec,
  type ListSpec,
  type ListState,
  PAGE_SIZE,
  type QueryEntries,
  readListState,
  toSearchParams,
  writeListState,
} from './list-state'
export { chooseLocale, FALLBACK_LOCALE, isLocale, LOCALES, type Locale } from './locale'
export {
  type AmountRefusal,
  addAmounts,
  divideWhole,
  formatAmount,
  formatMoney,
  fromHundredths,
  isAmount,
  MAX_HUNDREDTHS,
  multiplyAmount,
  parseAmount,
  roundAmount,
  toHundredths,
} from './money'
export { parseWith } from './parse'
export { err, ok, type Result } from './result'
export {
  check,
  issue,
  issuesOf,
  type RuleName,
  type RuleParams,
  type ValidationRule,
  validationRules,
} from './validation'
export {
  absentAsNull,
  Instant,
  type Page,
  pageOf,
  SaveResponse,
  SortDirection,
  TextOrNumber,
} from './wire.schema'
export {
  addDays,
  type CalendarDay,
  calendarDayOf,
  compareDays,
  daysBetween,
  formatDateTime,
  formatDay,
  formatTime,
  instantOf,
  isValidDay,
  isValidTime,
  isValidZone,
  isWithinDailyWindow,
  minutesOfTime,
  parseInstant,
  startOfDay,
  startOfDayAt,
  timeOfMinutes,
  toOffsetIso,
  type WallClock,
  type WallTime,
  wallClockOf,
  wallTimeOf,
} from './zoned-time'
