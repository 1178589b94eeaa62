import type { CellValue, ImportFileType } from '@remesa/domain/imports'

/** A file to be read. */
export interface SheetRequest {
  readonly type: ImportFileType
  readonly bytes: ArrayBuffer
}

/** One table of a file; the one of a file of separated values has no name. */
export interface FileTable {
  readonly name: string
  readonly cells: readonly (readonly CellValue[])[]
}

/** Its tables, or that it could not be read. */
export type SheetAnswer = { readonly sheets: readonly FileTable[] } | { readonly failed: true }
