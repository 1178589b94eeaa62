export { BulkDialog, type BulkDialogProps } from './bulk-dialog/bulk-dialog'
export { ClosingDialog, type ClosingDialogProps, type ClosingRow } from './closing-dialog/closing-dialog'
export { CoreLookup } from './core-lookup/core-lookup'
export type { CodeHolder, CoreFields, CoreLookupProps, CoreSearch } from './core-lookup/core-lookup.types'
export {
  CoreFacts,
  type CoreFactsProps,
  type CoreSync,
  foundFacts,
  SyncButton,
  type SyncButtonProps,
} from './core-lookup/core-section'
export { RecordCore, type RecordCoreProps } from './core-lookup/record-core'
export { DependentsList, type DependentsListProps } from './dependents/dependents-list'
export { SwitchOffDialog, type SwitchOffDialogProps } from './dependents/switch-off-dialog'
export { MoveDialog, type MoveDialogProps, type ReadEffects } from './move-dialog/move-dialog'
export {
  type FieldAccess,
  type RecordFieldProps,
  RecordSelector,
  type RecordSelectorProps,
  RecordSwitch,
  RecordTags,
  type RecordTagsProps,
  RecordText,
  type RemoteChoice,
} from './record-fields/record-fields'
export {
  IdentityFields,
  type IdentityFieldsProps,
  RecordFormPage,
  type RecordFormPageProps,
  type RecordFormProps,
} from './record-form-page/record-form-page'
export {
  type NeighbourLink,
  RecordHead,
  type RecordHeadProps,
  type RecordLink,
  type RelatedList,
  type TrailPart,
} from './record-head/record-head'
export { PanelForm, type PanelFormProps } from './record-panel/panel-form'
export { RecordPanel, type RecordPanelEdit, type RecordPanelProps } from './record-panel/record-panel'
export { ExtraDataTable, type ExtraDataTableProps } from './record-tables/extra-data-table'
export { LimitsTable, type LimitsTableProps } from './record-tables/limits-table'
export { RecordTable, type RecordTableProps } from './record-tables/record-table'
export { type TableSectionsInput, tableSections } from './record-tables/table-sections'
export { ThirdCodesTable, type ThirdCodesTableProps } from './record-tables/third-codes-table'
