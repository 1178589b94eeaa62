import type { FileTable, ImportFileName, ImportRefusal } from '@remesa/domain/imports'
import type { Result } from '@remesa/domain/kernel'

/** A file to be read. */
export interface SheetRequest {
  readonly name: ImportFileName
  readonly bytes: ArrayBuffer
}

/** The tables of the file, or the reason why it can't be imported. */
export type SheetAnswer = Result<readonly FileTable[], ImportRefusal>
