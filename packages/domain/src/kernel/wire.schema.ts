import * as z from 'zod/mini'
import { cleanCode, cleanText } from './clean-text'
import { isAmount } from './money'
import { type FieldsOf, named } from './named-object'

/** A field that a back end may leave out or send as null; the parsed value is `null` if it is absent. */
export const absentAsNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullish(schema), null)

/** A field that a back end may leave out or send as null; the parsed value is `fallback` if it is absent. */
export const absentAs = <S extends z.ZodMiniType, D>(schema: S, fallback: D) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? fallback),
  )

/** A list that a back end may leave out or send as null; the parsed value is empty if it is absent. */
export const listOf = <S extends z.ZodMiniType>(item: S) =>
  absentAs<z.ZodMiniArray<S>, z.output<S>[]>(z.array(item), [])

/** A text in a request, cleaned as it is stored. Limits of its length apply to the cleaned text. (KRN-62) */
export const TypedText = z.string().check(z.overwrite(cleanText))

/** A code in a request, cleaned as it is stored. Limits of its length apply to the cleaned code. (KRN-63) */
export const TypedCode = z.string().check(z.overwrite(cleanCode))

/** An id, code or type that some back ends send as a number and others as text; the parsed value is text. */
export const TextOrNumber = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/**
 * An amount in major units that the product can calculate with (`isAmount`). Larger amounts are refused on input, so that
 * no later sum can overflow. (KRN-8)
 */
export const Amount = z.number().check(z.refine(isAmount))

/** Instant with offset: `2026-11-21T09:30:00+01:00` or `...Z`. */
export const Instant = z.iso.datetime({ offset: true })

/** One page of a list. `totalElements` is the number of matching rows on all pages. */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  named<Page<z.output<S>>>().object({ content: z.array(row), totalElements: z.int().check(z.minimum(0)) })

/** One page of a list, and the number of rows on all pages. */
export interface Page<T> {
  readonly content: readonly T[]
  readonly totalElements: number
}

/** The direction of a sorting: `ASC` from the smallest, `DESC` from the largest. */
export const SortDirection = z.enum(['ASC', 'DESC'])
/** The direction of a sorting: `ASC` from the smallest, `DESC` from the largest. */
export type SortDirection = z.output<typeof SortDirection>

/**
 * The version of a record, a text that differs after each change of the record. Absent if the back end has no versions.
 */
export const Version = z.optional(TextOrNumber)

const written = named<WriteResponse>().looseObject({ version: Version })

/** Response to a call that writes a record: only the new version of the record is read, everything else is ignored. */
export const WriteResponse = z.catch(written, {})
export interface WriteResponse extends FieldsOf<typeof written> {}

/**
 * Response to a call that saves a record: `status` 1 means success, `message` is a message key or a sentence of the
 * server.
 */
export const SaveResponse = named<SaveResponse>().object({
  status: z.int(),
  message: absentAsNull(z.string()),
  version: Version,
})
export interface SaveResponse extends FieldsOf<typeof SaveResponse> {}
