import type { ImportRefusal } from '@remesa/domain/imports'

/** A small file of one kind, with the expected result of reading it. */
export interface CorpusFile {
  /** The name of the file, also as a file in a folder. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The rows of its first table with the texts of their cells, or the reason why it can't be read. */
  readonly expected: readonly (readonly string[])[] | ImportRefusal['rule']
  /** Lines of rows that are marked as problems, because their quotes are not balanced. */
  readonly wrongLines?: readonly number[]
}
