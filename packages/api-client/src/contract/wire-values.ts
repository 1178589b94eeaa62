import { z } from 'zod'

/** Whole number that travels as text in a path or a query. */
export const integerText = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])

export const booleanText = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
])

/** Positive numeric id in a path. */
export const idText = z.union([
  z.number().int().min(1),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])

/** ISO 3166-1 alpha-2 code in a path or a query. */
export const countryCodeText = z.string().regex(/^[A-Z]{2}$/)

/** Page of a list: `page` counts from zero, `size` is at most 1,000. */
export const pageQuery = {
  page: integerText.pipe(z.number().int().min(0).max(1_000_000)).optional(),
  size: integerText.pipe(z.number().int().min(1).max(1_000)).optional(),
}

/** Free text of a search. */
export const searchText = z.string().max(200).optional()

/** Body of a call that switches a record: without it the state is turned over, with it set. */
export const StatusRequest = z.strictObject({ value: z.boolean() }).optional()

/** Code of a record in the operations system. */
export const lookupCode = z.string().min(1).max(200)
