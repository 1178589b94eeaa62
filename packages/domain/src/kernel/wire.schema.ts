import * as z from 'zod/mini'
import { cleanCode, cleanText } from './clean-text'
import { isAmount } from './money'
import { type FieldsOf, named } from './named-object'

/** A field that may be missing or null in a response; its parsed value is then `null`. */
export const absentAsNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullish(schema), null)

/** A field that may be missing or null in a response; its parsed value is then `fallback`. */
export const absentAs = <S extends z.ZodMiniType, D>(schema: S, fallback: D) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? fallback),
  )

/** A list that may be missing or null in a response; its parsed value is then an empty list. */
export const listOf = <S extends z.ZodMiniType>(item: S) =>
  absentAs<z.ZodMiniArray<S>, z.output<S>[]>(z.array(item), [])

/**
 * A text in a request. It is cleaned before it is stored, and limits of its length apply to the cleaned text. (KRN-62)
 */
export const TypedText = z.string().check(z.overwrite(cleanText))

/**
 * A code in a request. It is cleaned before it is stored, and limits of its length apply to the cleaned code. (KRN-63)
 */
export const TypedCode = z.string().check(z.overwrite(cleanCode))

/** An id, code or type that back ends send as a number or as text; the parsed value is text. */
export const TextOrNumber = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/**
 * An amount in major units that the product can calculate with (`isAmount`). Larger amounts are refused on input, so
 * that no later sum can overflow. (KRN-8)
 */
export const Amount = z.number().check(z.refine(isAmount))

/** An instant with an offset, such as `2026-11-21T09:30:00+01:00`, or in UTC with `Z`. */
export const Instant = z.iso.datetime({ offset: true })

/** A schema of one page of a list. `totalElements` is the number of matching rows on all pages. */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  named<Page<z.output<S>>>().object({ content: z.array(row), totalElements: z.int().check(z.minimum(0)) })

/** One page of a list, with the total number of rows on all pages. */
export interface Page<T> {
  readonly content: readonly T[]
  readonly totalElements: number
}

/** The direction of a sorting: `ASC` puts the smallest value first, `DESC` the largest. */
export const SortDirection = z.enum(['ASC', 'DESC'])
/** The direction of a sorting: `ASC` puts the smallest value first, `DESC` the largest. */
export type SortDirection = z.output<typeof SortDirection>

/**
 * The version of a record, a text that changes with every change of the record. It is absent if the back end has no
 * versions.
 */
export const Version = z.optional(TextOrNumber)

const written = named<WriteResponse>().looseObject({ version: Version })

/**
 * Response to a call that writes a record. Only the new version of the record is read; all other fields are ignored.
 */
export const WriteResponse = z.catch(written, {})
export interface WriteResponse extends FieldsOf<typeof written> {}

/**
 * Response to a call that saves a record. `status` 1 means success, and `message` is either a message key or a sentence
 * of the server.
 */
export const SaveResponse = named<SaveResponse>().object({
  status: z.int(),
  message: absentAsNull(z.string()),
  version: Version,
})
export interface SaveResponse extends FieldsOf<typeof SaveResponse> {}
