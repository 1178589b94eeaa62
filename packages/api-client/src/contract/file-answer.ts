import { type FieldsOf, named } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/** The file in a response. `name` is safe as a file name on any system; `null` if the back end proposes none. */
export const FileAnswer = named<FileAnswer>().object({
  name: z.nullable(z.string()),
  mediaType: z.string(),
  bytes: z.instanceof(Uint8Array),
})
export interface FileAnswer extends FieldsOf<typeof FileAnswer> {}
