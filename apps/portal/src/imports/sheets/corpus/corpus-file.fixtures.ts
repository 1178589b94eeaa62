import type { ImportRefusal } from '@remesa/domain/imports'

/** A small file, with the expected result of reading it. */
export interface CorpusFile {
  /** The name of the file. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The texts of the cells of the first table of the file, row by row, or the reason why the file can't be read. */
  readonly expected: readonly (readonly string[])[] | ImportRefusal['rule']
  /** Lines of the rows that are marked as problems because they have unbalanced quotes. */
  readonly wrongLines?: readonly number[]
}
