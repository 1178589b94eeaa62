import { type FieldsOf, named } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/** A file that a call answers with. `name` is safe to save under; `null` if the back end proposes no name. */
export const FileAnswer = named<FileAnswer>().object({
  name: z.nullable(z.string()),
  mediaType: z.string(),
  bytes: z.instanceof(Uint8Array),
})
export interface FileAnswer extends FieldsOf<typeof FileAnswer> {}
