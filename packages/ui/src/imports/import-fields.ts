import type { ServicePointImportField, UserImportField } from '@remesa/domain/imports'

/** The name of a field in any kind of import. The text of the field is `imports.field.<name>`. */
export type ImportFieldName = ServicePointImportField | UserImportField
