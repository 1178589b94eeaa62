export { type CellValue, cellText, csvText, defusedCell } from './cell-text'
export {
  type CellChange,
  type CellNote,
  type CheckedRow,
  checkRows,
  countChanges,
  countRows,
  type RowCheck,
  type RowEffect,
  type RowState,
  rowState,
} from './check-rows'
export {
  type ColumnFields,
  chooseColumn,
  columnIssues,
  guessColumns,
  headingsKey,
  type ImportField,
  type ImportRow,
  rememberedColumns,
  rowsByField,
  withCell,
} from './columns'
export type { ImportRefusal } from './decision'
export { importRefusal } from './decision'
export {
  changeRun,
  countRun,
  type ImportRun,
  nextLine,
  type RunEvent,
  type RunOutcome,
  type RunRow,
  startRun,
} from './import-run'
export { importMessageKeys } from './message-keys'
export { type Found, foundByCode } from './references'
export { type ServicePointImportField, servicePointImportFields } from './service-point-fields'
export {
  checkServicePointRow,
  type ServicePointImportFacts,
} from './service-point-import'
export {
  noServicePointReferences,
  type ServicePointNeed,
  type ServicePointReferences,
} from './service-point-references'
export {
  type ImportFileType,
  importFileType,
  importFileTypes,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  type NamedSheet,
  type Sheet,
  type SheetRow,
  sheetOf,
  sheetsOf,
} from './sheet'
export { type UserImportField, userImportFields } from './user-fields'
export {
  checkUserRow,
  checkUserRows,
  noUserReferences,
  type UserImportBody,
  type UserNeed,
  type UserReferences,
} from './user-import'
