export type { CellNote } from './cell-note'
export { type CellValue, cellText, csvText, defusedCell } from './cell-text'
export {
  type CellChange,
  type CheckedRow,
  checkRows,
  countChanges,
  countRows,
  isChange,
  type RowCheck,
  type RowEffect,
  type RowState,
  rowState,
  withUnanswered,
} from './check-rows'
export {
  type ColumnFields,
  chooseColumn,
  columnIssues,
  columnSamples,
  guessColumns,
  headingsKey,
  type ImportField,
  type ImportFields,
  type ImportRow,
  leaveRowOut,
  rememberedColumns,
  rowsByField,
  withCell,
} from './columns'
export type { ImportRefusal } from './decision'
export { importRefusal } from './decision'
export { headingLine, headingRows, sheetOf, sheetRefusal } from './headings'
export {
  countOutcomes,
  IMPORT_LIMITS,
  importState,
  outcomeReason,
  type RowOutcome,
  rowOutcome,
} from './import-batch'
export { importMessageKeys } from './message-keys'
export { type Found, foundByCode, nearestCode, withoutZeros } from './references'
export { type ServicePointImportField, servicePointImportFields } from './service-point-fields'
export { checkServicePointRow, type ServicePointImportFacts } from './service-point-import'
export {
  type DeviceOfPoint,
  devicesOf,
  type ExistingPoints,
  existingPoints,
  noServicePointReferences,
  type ServicePointNeed,
  type ServicePointReferences,
} from './service-point-references'
export { checkServicePointRows } from './service-point-rows'
export {
  type FileTable,
  type ImportFileName,
  type ImportFileType,
  importFileType,
  importFileTypes,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  MAX_ROWS_ABOVE,
  type ReadRow,
  type ReadTable,
  type Sheet,
  type SheetRow,
  TOTALS_NAME,
  tableOf,
  tablesOf,
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
