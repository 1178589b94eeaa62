export {
  type StatusChange,
  type SynchronisationRefusal,
  switchRecord,
  synchroniseRecord,
  takenOver,
} from './change-record'
export { codeGuard } from './record-codes'
export { searchedCondition, statusCondition } from './record-filters'
export {
  limitIssues,
  readLimits,
  replaceRows,
  storedLimits,
  storedThirdCodes,
  takenOverThirdCodes,
} from './record-tables'
export {
  blocked,
  type SaveCall,
  type Saved,
  type Saving,
  saveRecord,
  uniqueCodeIssues,
} from './save-record'
export { fixedIssues } from './unchangeable'
export {
  changeVersioned,
  type RecordState,
  type VersionedKind,
  type WriteConditions,
} from './versioned-change'
