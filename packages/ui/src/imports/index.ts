export {
  type ColumnOrigin,
  ColumnsStep,
  type ColumnsStepProps,
  type FileColumn,
} from './columns-step/columns-step'
export { FileStep, type FileStepProps } from './file-step/file-step'
export type { ImportFieldName } from './import-fields'
export { ImportFrame, type ImportFrameProps } from './import-steps/import-frame'
export type { ImportStep } from './import-steps/import-steps'
export { RowsStep, type RowsStepProps } from './rows-step/rows-step'
export { type RowNotSent, RunStep, type RunStepProps } from './run-step/run-step'
