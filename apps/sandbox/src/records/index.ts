export {
  type StatusChange,
  type SynchronisationRefusal,
  switchRecord,
  synchroniseRecord,
  takenOver,
} from './change-record'
export { coversClients, coversServicePoints, coversSubclients } from './covering-assignments'
export { countDependents } from './dependents'
export { type CodeGuard, codeGuard } from './record-codes'
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
  type Adding,
  blocked,
  type SaveCall,
  type Saved,
  type Saving,
  saveRecord,
  uniqueCodeIssues,
} from './save-record'
export type { RecordState } from './state-changes'
export { fixedIssues } from './unchangeable'
export {
  changeVersioned,
  type VersionedKind,
  type WriteConditions,
} from './versioned-change'
