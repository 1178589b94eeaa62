export { CoreLookup } from './core-lookup/core-lookup'
export type { CoreFields, CoreLookupProps, CoreSearch } from './core-lookup/core-lookup.types'
export {
  CoreFacts,
  type CoreFactsProps,
  type CoreSync,
  SyncButton,
  type SyncButtonProps,
} from './core-lookup/core-section'
export { ExtraDataTable, type ExtraDataTableProps } from './record-tables/extra-data-table'
export { LimitsTable, type LimitsTableProps } from './record-tables/limits-table'
export { RecordTable, type RecordTableProps } from './record-tables/record-table'
export { type TableSectionsInput, tableSections } from './record-tables/table-sections'
export { ThirdCodesTable, type ThirdCodesTableProps } from './record-tables/third-codes-table'
