import { type FieldsOf, named } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/** The file in a response. `name` is a safe file name on any system; `null` if the response contains no name. */
export const FileAnswer = named<FileAnswer>().object({
  name: z.nullable(z.string()),
  mediaType: z.string(),
  bytes: z.instanceof(Uint8Array),
})
export interface FileAnswer extends FieldsOf<typeof FileAnswer> {}
