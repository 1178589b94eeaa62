import type { CellValue, ImportFileType } from '@remesa/domain/imports'

/** A file to be read. */
export interface SheetRequest {
  readonly type: ImportFileType
  readonly bytes: ArrayBuffer
}

/** The cells of its first sheet, or that it could not be read. */
export type SheetAnswer = { readonly cells: readonly (readonly CellValue[])[] } | { readonly failed: true }
