import { type FieldsOf, named } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/** A file that a call answers with. `name` is safe to save under; `null` where the back end proposes none. */
export const FileAnswer = named<FileAnswer>().object({
  name: z.nullable(z.string()),
  mediaType: z.string(),
  bytes: z.instanceof(Uint8Array),
})
export interface FileAnswer extends FieldsOf<typeof FileAnswer> {}
