export { type SynchronisationRefusal, switchRecord, synchroniseRecord, takenOver } from './change-record'
export { askedClientsCondition } from './client-filters'
export { clientHandlers } from './client-handlers'
export { findClient } from './client-repository'
export { type ClientFieldsRow, clientFields, toClient } from './client-row'
export { codeGuard } from './record-codes'
export { type AskedRecords, permittedCondition, searchedCondition } from './record-filters'
export { limitIssues, readLimits, storedLimits, storedThirdCodes, takenOverThirdCodes } from './record-tables'
export {
  blocked,
  maySave,
  type SaveCall,
  type Saved,
  type Saving,
  saveOnce,
  uniqueCodeIssues,
} from './save-record'
export { fixedIssues } from './unchangeable'
