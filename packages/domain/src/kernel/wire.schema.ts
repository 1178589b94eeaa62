import { z } from 'zod'
import { isAmount } from './money'

/** A field that the wire may leave out or send as null; inside it is `null` when absent. */
export const absentAsNull = <S extends z.ZodType>(schema: S) => schema.nullish().default(null)

/** An id, code or type that some back ends send as a number and others as text; inside it is text. */
export const TextOrNumber = z.union([z.string(), z.number().transform(String)])

/**
 * KRN-8. An amount in major units that the product can calculate with (`isAmount`). What lies beyond is refused where it
 * comes in, so that no sum has to fear it later.
 */
export const Amount = z.number().refine(isAmount)

/** Instant with offset: `2026-11-21T09:30:00+01:00` or `...Z`. */
export const Instant = z.iso.datetime({ offset: true })

/** One page of a list. `totalElements` counts what the filters match over all pages. */
export const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({ content: z.array(row), totalElements: z.number().int().min(0) })

/** One page of a list, and how many rows there are in all pages. */
export interface Page<T> {
  readonly content: readonly T[]
  readonly totalElements: number
}

/** `ASC` from the smallest, `DESC` from the largest. */
export const SortDirection = z.enum(['ASC', 'DESC'])
/** `ASC` from the smallest, `DESC` from the largest. */
export type SortDirection = z.output<typeof SortDirection>

/** Answer of a save: `status` 1 means success, `message` is a message key or a server sentence. */
export const SaveResponse = z.object({ status: z.number().int(), message: absentAsNull(z.string()) })
export type SaveResponse = z.output<typeof SaveResponse>
