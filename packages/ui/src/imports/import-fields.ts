import type { ServicePointImportField, UserImportField } from '@remesa/domain/imports'

/** A field of any kind of import; its text is `imports.field.<name>`. */
export type ImportFieldName = ServicePointImportField | UserImportField
